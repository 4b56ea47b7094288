import {
  messageCategories,
  messageCategoryLabels,
  messagePriorities,
  messagePriorityLabels,
} from '@holdpoint/api'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import type { FilterControls } from '../../lists/filters/filter-control.ts'

const categories = messageCategories.map((value) => ({
  ...{ value, label: messageCategoryLabels[value] },
}))
const priorities = messagePriorities
  .map((value) => ({ value, label: messagePriorityLabels[value] }))
  .reverse()

/** The parts of the filter that the message center draws by itself. */
export const controls: FilterControls = {
  categories: (props) => <ChoiceTicks {...props} options={categories} />,
  priorities: (props) => <ChoiceTicks {...props} options={priorities} />,
}
