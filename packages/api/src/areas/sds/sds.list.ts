import { choices, flag } from '../../lists/filter-parts.ts'
import { defineFilter } from '../../lists/filter.ts'
import { defineList } from '../../lists/list.ts'

/**
 * The tabs: what lies on the pads of one’s district, what is to be acknowledged of that, all
 * approved, what people asked for and wait for, what is on its way, the old.
 */
export const sdsTabs = [
  'pads',
  'acknowledge',
  'approved',
  'requested',
  'review',
  'archived',
] as const

/** What the list of sheets is narrowed by (decision 0076). Its days are those of the revision. */
export const sdsFilter = defineFilter(
  {
    pads: choices('padNames', 'selectedPadNameOptions', 'padIds'),
    pictograms: choices('pictograms', 'selectedPictograms', 'pictograms'),
    signalWords: choices('signalWords', 'selectedSignalWords', 'signalWords'),
    manufacturers: choices('manufacturers', 'selectedManufacturers', 'manufacturers'),
    isReviewDue: flag('reviewDue', 'reviewDueSelected', 'reviewDue'),
    isAsked: flag('askedOfMe', 'askedOfMeSelected', 'askedOfMe'),
  },
  { call: ['fromDate', 'toDate'], address: ['selectedStartDate', 'selectedEndDate'] },
  { kind: 'all' },
)

/** The list of safety data sheets; it opens by the name of the product. */
export const sdsList = defineList({
  name: 'sds',
  sections: sdsTabs,
  orders: { product: 'asc', manufacturer: 'asc', number: 'desc', revised: 'desc', review: 'asc' },
  filter: sdsFilter,
  emptyText: 'No safety data sheets found.',
  noAccess: 'sds',
  follows: 'sds',
})
