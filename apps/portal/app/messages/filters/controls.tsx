import {
  messageCategories,
  messageCategoryLabels,
  messagePriorities,
  messagePriorityLabels,
} from '@holdpoint/api'
import { ChoiceTicks } from '../../lists/filters/choice-ticks.tsx'
import { labelled } from '../../lists/filters/choices.ts'
import type { FilterControls } from '../../lists/filters/filter-control.ts'

const categories = labelled(messageCategories, messageCategoryLabels)
const priorities = labelled(messagePriorities, messagePriorityLabels).reverse()

/** The parts of the filter that the message center draws by itself. */
export const controls: FilterControls = {
  categories: (props) => <ChoiceTicks {...props} options={categories} />,
  priorities: (props) => <ChoiceTicks {...props} options={priorities} />,
}
