import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function reviewFormsInputs({ myForm: myFormId }: RecordIds): ValidInputs<'reviewForms'> {
  return {
    'reviewForms.list': {},
    'reviewForms.formSearch': { search: 'check' },
    'reviewForms.excel': {},
    'reviewForms.excelFile': { expires: '0', signature: 'x' },
    'reviewForms.answersExcel': { formIds: 'f-check' },
    'reviewForms.answersExcelFile': { formIds: 'f-check', expires: '0', signature: 'x' },
    'reviewForms.keepFilter': { districts: 'PER' },
    'reviewForms.keptFilter': { filter: 'none' },
    'reviewForms.elevatedForms': { myFormId },
    'reviewForms.elevate': { myFormId, formId: 'f-check' },
    'reviewForms.emailShares': { myFormId },
    'reviewForms.shareByEmail': { myFormId, emails: 'somebody@customer.example' },
    'reviewForms.takeBackEmail': { myFormId, shareId: 'none' },
    'reviewForms.shared': { share: 'none' },
    'reviewForms.sharedPhoto': { share: 'none', uploadId: 'none' },
    'reviewForms.information': { myFormId },
    'reviewForms.difference': { myFormId, from: '1' },
    'reviewForms.saveApprovalStatus': { myFormId, decision: 'approve' },
    'reviewForms.saveStatus': { myFormId, event: 'correct' },
    'reviewForms.reassign': { myFormId, personId: 'p-colleague', reason: 'On leave' },
    'reviewForms.accessControl': { myFormId },
    'reviewForms.saveAccessControl': { myFormId, isLimitedAccess: 'true' },
  }
}
