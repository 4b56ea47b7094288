import { EquipmentSelect } from '../../equipment/equipment-select.tsx'
import type { FilterControls } from '../../lists/filters/filter-control.ts'
import { FormSelect } from './form-select.tsx'
import { StatusTicks } from './status-ticks.tsx'

/** The parts of the filter that My Forms draws by itself. */
export const controls: FilterControls = {
  assets: EquipmentSelect,
  formIds: FormSelect,
  statuses: StatusTicks,
}
