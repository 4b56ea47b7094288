import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, wireInteger } from '../../wire.ts'
import { list } from './my-forms.ts'

// Files to take away: an entry as a PDF, the list as a workbook. The specification's calls answer
// an address; what stands behind it is asked for with the same sign-in, within a minute.

/** Where a file can be fetched, by whom it was made for, for a short while. */
export const download = z.object({
  /** Below the API's own origin; it serves nobody but the person who asked for it. */
  url: z.string(),
  fileName: z.string(),
  expiresAt: z.string(),
})
/** Where a file can be fetched. */
export type Download = z.infer<typeof download>

/** What makes an address a short-lived one of one person. */
const stamp = {
  /** Milliseconds since 1970. */
  expires: wireInteger(0, Number.MAX_SAFE_INTEGER),
  signature: text(64),
}

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
  input: z.object({ myFormId: id, ...stamp }),
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
  /** 222: the list is longer than a workbook may be. */
  refusal: z.object({ totalRecords: z.int(), recordsMax: z.int() }),
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
  input: excelFilters.extend(stamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** What can be taken away from My Forms; part of its area. */
export const myFormExports = { pdf, pdfFile, excel, excelFile }
