import { fileStatusLabels, type FileStatus, type FormStatusStyle } from '@holdpoint/api'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { CircleCheck, CircleX, Clock, FileText } from '../ui/icons.ts'

type Look = { style: FormStatusStyle; Icon: typeof Clock }

/** How each state of a file looks. */
export const fileLooks: Readonly<Record<FileStatus, Look>> = {
  draft: { style: 'filled', Icon: FileText },
  pending: { style: 'pending', Icon: Clock },
  ahead: { style: 'filled', Icon: Clock },
  approved: { style: 'completed', Icon: CircleCheck },
  archived: { style: 'neutral', Icon: CircleX },
}

/** The state of a file as a plate. */
export function FileBadge({ status }: { status: FileStatus }) {
  const { style, Icon } = fileLooks[status]
  return (
    <StatusBadge.Root look={style}>
      <StatusBadge.Icon>
        <Icon aria-hidden="true" />
      </StatusBadge.Icon>
      {fileStatusLabels[status]}
    </StatusBadge.Root>
  )
}
