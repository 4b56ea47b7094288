import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { paths } from '../paths.ts'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { words } from './report.words.ts'

type ReportTools = {
  id: string
  can: { edit: boolean; copy: boolean; delete: boolean }
  /** The route that makes a workbook of what is shown. */
  excel: string
}

/** The tools of a report's page. */
export function reportTools({ id, can }: ReportTools): readonly RecordCommand[] {
  return [
    ...toolIf(can.edit, words.edit, paths.editReport({ reportId: id })),
    ...toolIf(can.copy, words.copy, paths.editReport({ copyOf: id })),
    ...toolIf(can.delete, words.remove, paths.report(id, { dialog: 'delete' })),
  ]
}

/** What can be done with a report now. */
export function reportCommands({ view }: { view: ReportTools }): readonly RecordCommand[] {
  const { excel: to } = view
  return [...reportTools(view), { name: downloadWords.excelFile, to, isDownload: true }]
}
