import { sdsStatusLabels, type FormStatusStyle, type SdsStatus } from '@holdpoint/api'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { CircleCheck, CircleX, Clock, Eye, FileText } from '../ui/icons.ts'

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of a sheet looks. */
export const sheetLooks: Readonly<Record<SdsStatus, Look>> = {
  requested: { style: 'pending', Icon: Clock },
  received: { style: 'filled', Icon: FileText },
  reviewing: { style: 'in-review', Icon: Eye },
  approved: { style: 'completed', Icon: CircleCheck },
  archived: { style: 'neutral', Icon: CircleX },
}

/** The state of a sheet as a plate. */
export function SheetBadge({ status }: { status: SdsStatus }) {
  const { style, Icon } = sheetLooks[status]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {sdsStatusLabels[status]}
    </StatusBadge.Root>
  )
}
