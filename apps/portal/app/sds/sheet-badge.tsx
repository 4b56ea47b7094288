import { sdsStatusLabels, type SdsStatus } from '@holdpoint/api'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { CircleCheck, CircleX, Clock, Eye, FileText } from '../ui/icons.ts'

/** How each state of a sheet looks. */
export const sheetLooks: Readonly<Record<SdsStatus, StateLook>> = {
  requested: { style: 'pending', Icon: Clock },
  received: { style: 'filled', Icon: FileText },
  reviewing: { style: 'in-review', Icon: Eye },
  approved: { style: 'completed', Icon: CircleCheck },
  archived: { style: 'neutral', Icon: CircleX },
}

/** The state of a sheet as a plate. */
export function SheetBadge({ status }: { status: SdsStatus }) {
  return <StatePlate look={sheetLooks[status]} label={sdsStatusLabels[status]} />
}
