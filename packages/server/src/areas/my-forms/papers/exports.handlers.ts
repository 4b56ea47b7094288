import { myFormsList, today } from '@holdpoint/api'
import { fail, refuse } from '../../../fail.ts'
import { exportLink, requireStamp } from '../../../files/export-links.ts'
import { inTurn } from '../../../files/in-turn.ts'
import type { OpenStream } from '../../../file-maker/open-stream.ts'
import { ok, type FileAnswer, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { withKeptFilter } from '../../../lists/kept-filter.ts'
import { askedOf } from '../../../lists/source.ts'
import { tooLongSentence } from '../../../lists/workbook-file.ts'
import { sheetRowsMax } from '../../../xlsx/workbook-writer.ts'
import { entryById } from '../my-forms.entry.queries.ts'
import { listFile } from './excel-file.ts'
import { listWords } from './excel-words.ts'
import { entries, pageOfEntries } from '../list/list.queries.ts'
import { totalOf } from '../list/list.total.ts'
import { entryPdf } from './pdf.ts'

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
  const make = () => inTurn(context.cacheOwner, person.personId, () => entryPdf(row, context))
  return { status: 'file', file: fileOf(make, kind, input) }
}

export const excel: PersonHandler<'myForms.excel'> = async (input, context) => {
  const filters = await withKeptFilter(myFormsList, input, context)
  const query = { ...askedOf(entries, filters, context), limit: 1 }
  const { total, isAbout } = await totalOf(
    context.db,
    query,
    await pageOfEntries(context.db, query),
  )
  // A number that is about right refuses nothing: the file itself counts its rows.
  if (!isAbout && total > sheetRowsMax) {
    return refuse({ totalRecords: total, recordsMax: sheetRowsMax }, [
      tooLongSentence(listWords, total),
    ])
  }
  return ok(
    exportLink({ path: excelPath, fields: input, fileName: workbookName(context) }, context),
  )
}

export const excelFile: PersonHandler<'myForms.excelFile'> = async (input, context) => {
  requireStamp(excelPath, input, context)
  const { expires: _expires, signature: _signature, ...asked } = input
  const filters = await withKeptFilter(myFormsList, asked, context)
  const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const kind = { fileName: workbookName(context), mediaType }
  const make = () => streamInTurn(context, () => listFile(filters, context))
  return { status: 'file', file: fileOf(make, kind, input) }
}

function workbookName({ person, now }: PersonContext): string {
  return `my-forms-${today(now, person.timeZone)}.xlsx`
}

function fileOf<Made extends Uint8Array | ReadableStream<Uint8Array>>(
  make: () => Promise<Made>,
  kind: { fileName: string; mediaType: string },
  { signature }: { signature: string },
): FileAnswer {
  // The stamp names what was asked for, by whom and when: one file.
  return { ...kind, etag: signature, isAttachment: true, make }
}

/** The same turns for what is made while it is read: a turn ends when nothing is made any more. */
function streamInTurn(
  { cacheOwner, person }: PersonContext,
  open: () => Promise<OpenStream>,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    inTurn(cacheOwner, person.personId, async () => {
      const { stream, ended } = await open()
      resolve(stream)
      await ended
    }).catch(reject)
  })
}
