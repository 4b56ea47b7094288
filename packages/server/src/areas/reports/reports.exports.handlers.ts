import { today } from '@holdpoint/api'
import { exportLink, requireStamp } from '../../files/export-links.ts'
import { inTurn } from '../../files/in-turn.ts'
import { safeName } from '../../files/safe-name.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { countReport } from './reports.count.ts'
import { requireReport } from './reports.handlers.ts'
import { reportWorkbook } from './reports.workbook.ts'

const path = '/report-excel-file'
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const excel: PersonHandler<'reports.excel'> = async (input, context) => {
  const { report } = await requireReport(context, input.reportId, input.window)
  return ok(exportLink({ path, fields: input, fileName: fileNameOf(report, context) }, context))
}

export const excelFile: PersonHandler<'reports.excelFile'> = async (input, context) => {
  requireStamp(path, input, context)
  const { person, now, cacheOwner } = context
  const { report, definition } = await requireReport(context, input.reportId, input.window)
  const make = () =>
    inTurn(cacheOwner, person.personId, async () => {
      const result = await countReport(definition, context)
      const made = { madeBy: person.fullName, madeAt: now, timeZone: person.timeZone }
      return reportWorkbook(report, result, made)
    })
  // The stamp names what was asked for, by whom and when: one file.
  const kind = { fileName: fileNameOf(report, context), mediaType, etag: input.signature }
  return { status: 'file', file: { ...kind, isAttachment: true, make } }
}

function fileNameOf({ title }: { title: string }, { person, now }: PersonContext): string {
  return safeName(`${title} ${today(now, person.timeZone)}.xlsx`)
}
