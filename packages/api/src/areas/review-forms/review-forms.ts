import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { text, wireInteger } from '../../wire.ts'
import { namedListing } from '../../lists/named-listing.ts'

// Review of entries that were handed in. The specification shows neither methods nor payloads
// here, so the methods are ours: POST where it speaks of a change.

const source = 'spec 7, review forms'
const change = 'spec 4, status changes of other modules; spec 7, review forms'

const list = namedOnly({
  name: 'reviewForms.list',
  method: 'GET',
  path: '/review-forms',
  summary: 'Lists the entries to review.',
  source,
  input: namedListing,
})

const information = namedOnly({
  name: 'reviewForms.information',
  method: 'GET',
  path: '/review-form-info',
  summary: 'Answers an entry under review, by module and history version.',
  source,
  input: z.object({
    module: text(60).optional(),
    historyVersion: wireInteger(1, 1_000_000).optional(),
  }),
})

const saveApprovalStatus = namedOnly({
  name: 'reviewForms.saveApprovalStatus',
  method: 'POST',
  path: '/review-form-approval-status',
  summary: 'Approves or rejects an entry.',
  source: change,
})

const accessControl = namedOnly({
  name: 'reviewForms.accessControl',
  method: 'GET',
  path: '/review-form-access-control',
  summary: 'Lists the people whom an entry is limited to.',
  source,
})

const saveAccessControl = namedOnly({
  name: 'reviewForms.saveAccessControl',
  method: 'POST',
  path: '/review-form-access-control',
  summary: 'Changes the people whom an entry is limited to.',
  source: change,
})

const elevatedForms = namedOnly({
  name: 'reviewForms.elevatedForms',
  method: 'GET',
  path: '/review-form-elevated-forms',
  summary: 'Lists the forms that an entry was elevated to.',
  source,
})

const shareByEmail = namedOnly({
  name: 'reviewForms.shareByEmail',
  method: 'POST',
  path: '/review-form-share-by-email',
  summary: 'Shares an entry by email.',
  source,
})

const reassign = namedOnly({
  name: 'reviewForms.reassign',
  method: 'POST',
  path: '/review-form-reassign',
  summary: 'Hands an entry to another person.',
  source,
})

const saveStatus = namedOnly({
  name: 'reviewForms.saveStatus',
  method: 'POST',
  path: '/review-form-status',
  summary: 'Updates the status of an entry.',
  source: change,
})

const formSearch = namedOnly({
  name: 'reviewForms.formSearch',
  method: 'GET',
  path: '/review-form-search',
  summary: 'Finds forms for the filter of the review list.',
  source,
  input: z.object({ search: text(200).default('') }),
})

const excel = namedOnly({
  name: 'reviewForms.excel',
  method: 'GET',
  path: '/review-form-excel',
  summary: 'Answers the address of the filtered review list as an Excel workbook.',
  source: 'spec 7, review forms; spec 7, Excel download',
  input: namedListing,
})

/** Review of entries. */
export const reviewForms = {
  list,
  information,
  saveApprovalStatus,
  accessControl,
  saveAccessControl,
  elevatedForms,
  shareByEmail,
  reassign,
  saveStatus,
  formSearch,
  excel,
}
