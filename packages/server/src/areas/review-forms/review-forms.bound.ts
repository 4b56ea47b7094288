import type { AreaHandlers } from '../../handler.ts'
import * as access from './review-forms.access.ts'
import * as listing from './review-forms.list.handlers.ts'
import * as review from './review-forms.handlers.ts'
import * as reading from './review-forms.information.ts'

/** Which handler answers which call of the area. */
export const reviewFormsHandlers: AreaHandlers<'reviewForms'> = {
  'reviewForms.list': listing.list,
  'reviewForms.formSearch': listing.formSearch,
  'reviewForms.excel': listing.excel,
  'reviewForms.excelFile': listing.excelFile,
  'reviewForms.keepFilter': listing.keepFilter,
  'reviewForms.keptFilter': listing.keptFilter,
  'reviewForms.information': reading.information,
  'reviewForms.difference': reading.difference,
  'reviewForms.saveApprovalStatus': review.saveApprovalStatus,
  'reviewForms.saveStatus': review.saveStatus,
  'reviewForms.reassign': review.reassign,
  'reviewForms.accessControl': access.accessControl,
  'reviewForms.saveAccessControl': access.saveAccessControl,
}
