import { fail } from '../../../fail.ts'
import type { PersonHandler } from '../../../handler.ts'
import { workbookDownload } from '../../../lists/workbook-download.ts'
import { paperDownload } from '../../../records/paper.ts'
import { entries } from '../list/list.queries.ts'
import { totalOf } from '../list/list.total.ts'
import { entryById } from '../my-forms.entry.queries.ts'
import { answersDownload } from './answers-file.ts'
import { entriesTold, listFile } from './excel-file.ts'
import { listWords } from './excel-words.ts'
import { paperOfEntry } from './paper-of-entry.ts'
import { languageOfPaper, readEntryPaper, zoneOfEntry } from './read-entry-paper.ts'

const paper = paperDownload({
  path: '/my-form-pdf-file',
  read: async ({ myFormId }: { myFormId: string }, { db, person }) =>
    (await entryById(db, person.shardKey, person.personId, myFormId)) ?? fail('forbidden'),
  holderOf: ({ id }) => ({ recordType: 'my_form', recordId: id }),
  zoneOf: zoneOfEntry,
  languageOf: languageOfPaper,
  write: async (row, when, context) => paperOfEntry(await readEntryPaper(row, context), when),
})

export const pdf: PersonHandler<'myForms.pdf'> = paper.address
export const pdfFile: PersonHandler<'myForms.pdfFile'> = paper.file

const workbook = workbookDownload(entries, {
  path: '/my-form-excel-file',
  name: 'my-forms',
  words: listWords,
  open: listFile,
  totalOf,
})

export const excel: PersonHandler<'myForms.excel'> = workbook.address
export const excelFile: PersonHandler<'myForms.excelFile'> = workbook.file

const answers = answersDownload(entries, entriesTold, { path: '/my-form-answers-file', totalOf })

export const answersExcel: PersonHandler<'myForms.answersExcel'> = answers.address
export const answersExcelFile: PersonHandler<'myForms.answersExcelFile'> = answers.file
