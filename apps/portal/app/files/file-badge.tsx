import {
  acknowledgementStateLabels,
  fileStatusLabels,
  type AcknowledgementState,
  type FileStatus,
  type FormStatusStyle,
} from '@holdpoint/api'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { CircleCheck, CircleX, Clock, FileText, TriangleAlert } from '../ui/icons.ts'

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of a file looks. */
export const fileLooks: Readonly<Record<FileStatus, Look>> = {
  draft: { style: 'filled', Icon: FileText },
  pending: { style: 'pending', Icon: Clock },
  ahead: { style: 'filled', Icon: Clock },
  approved: { style: 'completed', Icon: CircleCheck },
  archived: { style: 'neutral', Icon: CircleX },
}

const ackLooks: Readonly<Record<AcknowledgementState, Look>> = {
  pending: { style: 'pending', Icon: Clock },
  overdue: { style: 'rejected', Icon: TriangleAlert },
  acknowledged: { style: 'completed', Icon: CircleCheck },
  waived: { style: 'neutral', Icon: CircleX },
}

/** The state of a file as a plate. */
export function FileBadge({ status }: { status: FileStatus }) {
  return <Plate look={fileLooks[status]} label={fileStatusLabels[status]} />
}

/** How far somebody is with a file. */
export function AcknowledgementBadge({ state }: { state: AcknowledgementState }) {
  return <Plate look={ackLooks[state]} label={acknowledgementStateLabels[state]} />
}

function Plate({ look: { style, Icon }, label }: { look: Look; label: string }) {
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {label}
    </StatusBadge.Root>
  )
}
