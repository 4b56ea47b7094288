import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { categoryChoices, lossChoices, riskChoices, tagChoices } from './choices.ts'

/** The parts of the filter that the library of hazards draws by itself. */
export const controls: FilterControls = {
  categories: (props) => <ChoiceTicks {...props} options={categoryChoices} />,
  tags: (props) => <ChoiceTicks {...props} options={tagChoices} />,
  lossCategories: (props) => <ChoiceTicks {...props} options={lossChoices} />,
  residualRisks: (props) => <ChoiceTicks {...props} options={riskChoices} />,
}
