import { fileStatusLabels, type FileStatus } from '@holdpoint/api'
import { StatePlate, type StateLook } from '../records/state-plate.tsx'
import { CircleCheck, CircleX, Clock, FileText } from '../ui/icons.ts'

/** How each state of a file looks. */
export const fileLooks: Readonly<Record<FileStatus, StateLook>> = {
  draft: { style: 'filled', Icon: FileText },
  pending: { style: 'pending', Icon: Clock },
  ahead: { style: 'filled', Icon: Clock },
  approved: { style: 'completed', Icon: CircleCheck },
  archived: { style: 'neutral', Icon: CircleX },
}

/** The state of a file as a plate. */
export function FileBadge({ status }: { status: FileStatus }) {
  return <StatePlate look={fileLooks[status]} label={fileStatusLabels[status]} />
}
