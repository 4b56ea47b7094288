import { ChoiceTicks } from '../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../lists/filters/filter-control.ts'
import { categoryChoices, priorityChoices, statusChoices } from './choices.ts'

/** The parts of the filter that the list of inquiries draws by itself. */
export const controls: FilterControls = {
  statuses: (props) => <ChoiceTicks {...props} options={statusChoices} />,
  categories: (props) => <ChoiceTicks {...props} options={categoryChoices} />,
  priorities: (props) => <ChoiceTicks {...props} options={priorityChoices} />,
}
