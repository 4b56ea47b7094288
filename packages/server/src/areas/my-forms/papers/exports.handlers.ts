import { fail } from '../../../fail.ts'
import { exportLink, requireStamp } from '../../../files/export-links.ts'
import { inTurn } from '../../../files/in-turn.ts'
import { ok, type FileAnswer, type PersonHandler } from '../../../handler.ts'
import { workbookDownload } from '../../../lists/workbook-download.ts'
import { entries } from '../list/list.queries.ts'
import { totalOf } from '../list/list.total.ts'
import { entryById } from '../my-forms.entry.queries.ts'
import { listFile } from './excel-file.ts'
import { listWords } from './excel-words.ts'
import { entryPdf } from './pdf.ts'

const pdfPath = '/my-form-pdf-file'

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

const workbook = workbookDownload(entries, {
  path: '/my-form-excel-file',
  name: 'my-forms',
  words: listWords,
  open: listFile,
  totalOf,
})

export const excel: PersonHandler<'myForms.excel'> = workbook.address
export const excelFile: PersonHandler<'myForms.excelFile'> = workbook.file

function fileOf<Made extends Uint8Array | ReadableStream<Uint8Array>>(
  make: () => Promise<Made>,
  kind: { fileName: string; mediaType: string },
  { signature }: { signature: string },
): FileAnswer {
  // The stamp names what was asked for, by whom and when: one file.
  return { ...kind, etag: signature, isAttachment: true, make }
}
