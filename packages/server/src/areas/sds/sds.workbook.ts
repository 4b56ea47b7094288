import { signalWordLabels, type sdsList } from '@holdpoint/api'
import type { ListWords } from '../../lists/about.ts'
import { day, number, text, type ListWorkbook } from '../../lists/workbook.ts'
import type { Lookups } from '../lookups.ts'
import type { WorkbookRow } from './sds.workbook.queries.ts'

/** The chemical inventory by pad: a line for each pad where a sheet’s product lies. */
export const sdsWorkbook: ListWorkbook<WorkbookRow, Lookups> = {
  sheet: 'Chemical inventory',
  columns: [
    text('Number', 14, (row) => row.number),
    text('Product', 32, (row) => row.product),
    text('Manufacturer', 28, (row) => row.manufacturer),
    text('Pad', 20, (row) => row.pad),
    text('Pad no.', 10, (row) => row.padNumber),
    text('Container', 24, (row) => row.container),
    number('Quantity', (row) => row.quantity),
    number('Maximum', (row) => row.maximum),
    text('Unit', 8, (row) => row.unit),
    text('Signal word', 14, (row) => signalWordLabels[row.signalWord]),
    text('Hazard codes', 24, (row) => row.hCodes.join(', ')),
    text('CAS numbers', 28, (row) => row.cas),
    text('UN number', 12, (row) => row.unNumber),
    text('Storage class', 24, (row) => row.storageClass),
    text('Emergency phone', 20, (row) => row.emergencyPhone),
    day('Revision', (row) => row.revisionOn),
    day('Next review', (row) => row.reviewOn),
  ],
}

const byName = ['A to Z', 'Z to A'] as const
const byDay = ['earliest first', 'latest first'] as const

/** What the list of sheets is called, in the sheet that tells of it. */
export const sdsWords: ListWords<typeof sdsList> = {
  rows: 'Safety data sheets',
  sections: {
    pads: 'On my pads',
    acknowledge: 'To acknowledge',
    approved: 'All approved',
    requested: 'Asked for',
    review: 'In review',
    archived: 'Archived',
  },
  orders: {
    product: ['product', ...byName],
    manufacturer: ['manufacturer', ...byName],
    number: ['number', 'lowest first', 'highest first'],
    revised: ['revision', ...byDay],
    review: ['next review', ...byDay],
  },
  day: 'Revised',
  parts: {
    pads: 'Pad',
    pictograms: 'Pictogram',
    signalWords: 'Signal word',
    manufacturers: 'Manufacturer',
    isReviewDue: 'Review due',
    isAsked: 'Asked of me',
  },
}
