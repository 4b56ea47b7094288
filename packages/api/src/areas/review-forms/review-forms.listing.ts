import * as z from 'zod'
import { call } from '../../call.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import {
  download,
  downloadStamp,
  noAnswersWorkbook,
  tooLongForWorkbook,
} from '../../lists/download.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { page } from '../../lists/listing.ts'
import { text } from '../../wire.ts'
import { formName } from '../forms/forms.ts'
import { reviewFormsFilter, reviewFormsList } from './review-forms.list.ts'
import { reviewedForm } from './review-forms.list.records.ts'

// The list of entries that were handed in, what it is narrowed by and its workbook.

const source = 'spec 7, review forms; decision 0073'
const filters = narrowingInput(reviewFormsList).extend(orderingInput(reviewFormsList))

const list = call({
  name: 'reviewForms.list',
  method: 'GET',
  path: '/review-forms',
  summary: 'Lists the entries to review: what waits for one, what one decided, or all.',
  status: 'decided',
  source,
  input: listInput(reviewFormsList),
  content: page(reviewedForm).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const formSearch = call({
  name: 'reviewForms.formSearch',
  method: 'GET',
  path: '/review-form-search',
  summary: 'Finds forms for the filter of the review list: those with entries one may see.',
  status: 'decided',
  source,
  input: z.object({ search: text(200).default('') }),
  content: z.array(formName),
})

const excel = call({
  name: 'reviewForms.excel',
  method: 'GET',
  path: '/review-form-excel',
  summary: 'Answers the address of the filtered reviews as an Excel workbook; it lasts a minute.',
  status: 'decided',
  source: 'spec 7, review forms; spec 7, Excel download; decision 0073',
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'reviewForms.excelFile',
  method: 'GET',
  path: '/review-form-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `review-form-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

const answersExcel = call({
  name: 'reviewForms.answersExcel',
  method: 'GET',
  path: '/review-form-answers',
  summary:
    'Answers the address of the answers to one form among the reviews as an Excel workbook; it lasts a minute.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0152',
  input: filters,
  content: download,
  refusal: noAnswersWorkbook,
  problems: ['unknown_filter'],
})

const answersExcelFile = call({
  name: 'reviewForms.answersExcelFile',
  method: 'GET',
  path: '/review-form-answers-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `review-form-answers` gave.',
  status: 'decided',
  source: 'spec 7, Excel download; decision 0152',
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** The list of entries under review. */
export const reviewListing = {
  list,
  formSearch,
  excel,
  excelFile,
  answersExcel,
  answersExcelFile,
  ...keepingCalls('reviewForms', { path: '/review-form-filter', filter: reviewFormsFilter }),
}
