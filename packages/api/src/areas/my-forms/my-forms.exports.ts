import * as z from 'zod'
import { call } from '../../call.ts'
import {
  download,
  downloadStamp,
  noAnswersWorkbook,
  tooLongForWorkbook,
} from '../../lists/download.ts'
import { id } from '../../wire.ts'
import { list } from './my-forms.ts'

// Files to take away: an entry as a PDF, the list and the answers of a form as workbooks.

const excelFilters = list.input.omit({ pLimit: true, pOffset: true })

/** Answers where the PDF of an entry can be fetched. */
export const pdf = call({
  name: 'myForms.pdf',
  method: 'GET',
  path: '/my-form-pdf',
  summary: 'Answers the address of an entry as a PDF; it lasts for a minute.',
  status: 'specified',
  source: 'spec 7, GET my-form PDF; decision 0022',
  input: z.object({ myFormId: id }),
  content: download,
  problems: ['forbidden'],
})

/** The PDF itself: header, sections, answers, photos, signatures and the score. */
export const pdfFile = call({
  name: 'myForms.pdfFile',
  method: 'GET',
  path: '/my-form-pdf-file',
  summary: 'Answers the PDF itself. Fetch it by the address that `my-form-pdf` gave.',
  status: 'decided',
  source: 'spec 7, GET my-form PDF; decision 0022',
  rate: 'export',
  input: z.object({ myFormId: id, ...downloadStamp }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'link_expired'],
})

/** Answers where the workbook of a filtered list can be fetched. */
export const excel = call({
  name: 'myForms.excel',
  method: 'GET',
  path: '/my-form-excel',
  summary: 'Answers the address of the filtered list as an Excel workbook; it lasts for a minute.',
  status: 'specified',
  source: 'spec 7, GET Excel download; decision 0022',
  input: excelFilters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

/** The workbook itself: the entries, and a second sheet that says what they are. */
export const excelFile = call({
  name: 'myForms.excelFile',
  method: 'GET',
  path: '/my-form-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `my-form-excel` gave.',
  status: 'decided',
  source: 'spec 7, GET Excel download; decision 0022',
  rate: 'export',
  input: excelFilters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** Answers where the answers of the entries of one form can be fetched. */
export const answersExcel = call({
  name: 'myForms.answersExcel',
  method: 'GET',
  path: '/my-form-answers',
  summary:
    'Answers the address of the answers to one form as an Excel workbook; it lasts for a minute.',
  status: 'decided',
  source: 'spec 7, GET Excel download; decision 0152',
  input: excelFilters,
  content: download,
  refusal: noAnswersWorkbook,
  problems: ['unknown_filter'],
})

/** The workbook itself: an entry a line, a question a column, and what is asked several times on sheets. */
export const answersExcelFile = call({
  name: 'myForms.answersExcelFile',
  method: 'GET',
  path: '/my-form-answers-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `my-form-answers` gave.',
  status: 'decided',
  source: 'spec 7, GET Excel download; decision 0152',
  rate: 'export',
  input: excelFilters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** What can be taken away from My Forms; part of its area. */
export const myFormExports = { pdf, pdfFile, excel, excelFile, answersExcel, answersExcelFile }
