import type { AreaHandlers } from '../../handler.ts'
import * as access from './review-forms.access.ts'
import * as further from './review-forms.elevate.ts'
import * as email from './review-forms.email.ts'
import * as mailed from './review-forms.shared.ts'
import * as listing from './review-forms.list.handlers.ts'
import * as review from './review-forms.handlers.ts'
import * as reading from './review-forms.information.ts'

/** Which handler answers which call of the area. */
export const reviewFormsHandlers: AreaHandlers<'reviewForms'> = {
  'reviewForms.list': listing.list,
  'reviewForms.formSearch': listing.formSearch,
  'reviewForms.excel': listing.excel,
  'reviewForms.excelFile': listing.excelFile,
  'reviewForms.answersExcel': listing.answersExcel,
  'reviewForms.answersExcelFile': listing.answersExcelFile,
  'reviewForms.keepFilter': listing.keepFilter,
  'reviewForms.keptFilter': listing.keptFilter,
  'reviewForms.elevatedForms': further.elevatedForms,
  'reviewForms.elevate': further.elevate,
  'reviewForms.emailShares': email.emailShares,
  'reviewForms.shareByEmail': email.shareByEmail,
  'reviewForms.takeBackEmail': email.takeBackEmail,
  'reviewForms.shared': mailed.shared,
  'reviewForms.sharedPhoto': mailed.sharedPhoto,
  'reviewForms.information': reading.information,
  'reviewForms.difference': reading.difference,
  'reviewForms.saveApprovalStatus': review.saveApprovalStatus,
  'reviewForms.saveStatus': review.saveStatus,
  'reviewForms.reassign': review.reassign,
  'reviewForms.accessControl': access.accessControl,
  'reviewForms.saveAccessControl': access.saveAccessControl,
}
