import { today, type CallOf, type ParsedInput } from '@holdpoint/api'
import { fail, refuse } from '../../fail.ts'
import { exportLink, requireStamp } from '../../files/export-links.ts'
import { inTurn } from '../../files/in-turn.ts'
import { ok, type FileAnswer, type PersonContext, type PersonHandler } from '../../handler.ts'
import { lookupsOf } from '../lookups.ts'
import { mayReadPrivateComments } from './my-forms.comments.rules.ts'
import { entryById } from './my-forms.entry.queries.ts'
import { workbookOf, workbookRowsMax } from './my-forms.excel.ts'
import { excelRows } from './my-forms.excel.queries.ts'
import { toListQuery } from './my-forms.list.handlers.ts'
import { pageOfEntries } from './my-forms.list.queries.ts'
import { entryPdf } from './my-forms.pdf.ts'

const pdfPath = '/my-form-pdf-file'
const excelPath = '/my-form-excel-file'

export const pdf: PersonHandler<'myForms.pdf'> = async ({ myFormId }, context) => {
  const row = await entryById(
    context.db,
    context.person.shardKey,
    context.person.personId,
    myFormId,
  )
  if (!row) {
    return fail('forbidden')
  }
  return ok(
    exportLink({ path: pdfPath, fields: { myFormId }, fileName: `${row.number}.pdf` }, context),
  )
}

export const pdfFile: PersonHandler<'myForms.pdfFile'> = async (input, context) => {
  requireStamp(pdfPath, input, context)
  const { db, person } = context
  const row = await entryById(db, person.shardKey, person.personId, input.myFormId)
  if (!row) {
    return fail('forbidden')
  }
  const kind = { fileName: `${row.number}.pdf`, mediaType: 'application/pdf' }
  return { status: 'file', file: fileOf(() => entryPdf(row, context), kind, input, context) }
}

export const excel: PersonHandler<'myForms.excel'> = async (input, context) => {
  const { total } = await pageOfEntries(context.db, {
    ...toListQuery({ ...input, pOffset: 0 }, context),
    limit: 1,
  })
  if (total > workbookRowsMax) {
    const message = `This list holds ${total} forms; a workbook takes at most ${workbookRowsMax}. Please narrow the filters.`
    return refuse({ totalRecords: total, recordsMax: workbookRowsMax }, [message])
  }
  return ok(
    exportLink({ path: excelPath, fields: input, fileName: workbookName(context) }, context),
  )
}

export const excelFile: PersonHandler<'myForms.excelFile'> = async (input, context) => {
  requireStamp(excelPath, input, context)
  const { expires: _expires, signature: _signature, ...filters } = input
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const kind = { fileName: workbookName(context), mediaType }
  return {
    status: 'file',
    file: fileOf(() => makeWorkbook(filters, context), kind, input, context),
  }
}

async function makeWorkbook(
  filters: ParsedInput<CallOf<'myForms.excel'>>,
  context: PersonContext,
): Promise<Uint8Array> {
  const { db, person, cacheOwner, now } = context
  const query = toListQuery({ ...filters, pOffset: 0 }, context)
  const { rows } = await pageOfEntries(db, { ...query, limit: workbookRowsMax })
  return workbookOf({
    rows: await excelRows(db, person.shardKey, rows),
    lookups: await lookupsOf(cacheOwner, db, now.getTime()),
    filters,
    madeBy: person.fullName,
    madeAt: now,
    timeZone: person.timeZone,
    mayReadPrivate: mayReadPrivateComments(person.permissions),
  })
}

function workbookName({ person, now }: PersonContext): string {
  return `my-forms-${today(now, person.timeZone)}.xlsx`
}

function fileOf(
  make: () => Promise<Uint8Array>,
  kind: { fileName: string; mediaType: string },
  { signature }: { signature: string },
  { cacheOwner, person }: PersonContext,
): FileAnswer {
  return {
    ...kind,
    // The stamp names what was asked for, by whom and when: one file.
    etag: signature,
    isAttachment: true,
    make: () => inTurn(cacheOwner, person.personId, make),
  }
}
