import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { FormSelect } from './form-select.tsx'
import { StatusTicks } from './status-ticks.tsx'

/** The parts of the filter that My Forms draws by itself. */
export const controls: FilterControls = { formIds: FormSelect, statuses: StatusTicks }
