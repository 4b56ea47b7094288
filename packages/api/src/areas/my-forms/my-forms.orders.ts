import type { myFormsList } from './my-forms.list.ts'

/** What the list may be sorted by (spec 7). */
export type MyFormOrder = keyof typeof myFormsList.orders

/** The same in the order of its columns. */
export const myFormOrders = [
  'form_name',
  'form_type',
  'date',
  'form_status',
] as const satisfies readonly MyFormOrder[]
