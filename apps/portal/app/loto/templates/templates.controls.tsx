import { sentences } from '@holdpoint/api'
import { EquipmentSelect } from '../../equipment/equipment-select.tsx'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { SearchedSelect } from '../../lists/filters/searched-select.tsx'
import { categoryWords, searchCategories } from '../categories.ts'
import { energyChoices } from './choices.ts'

/** The parts of the filter that templates draw by themselves. */
export const controls: FilterControls = {
  assets: EquipmentSelect,
  categories: (props) => (
    <SearchedSelect
      {...props}
      search={searchCategories}
      words={{ ...categoryWords, none: sentences.noData.data }}
    />
  ),
  energies: (props) => <ChoiceTicks {...props} options={energyChoices} />,
}
