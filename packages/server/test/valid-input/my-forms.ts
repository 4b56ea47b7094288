import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function myFormsInputs(ids: RecordIds): ValidInputs<'myForms'> {
  const myFormId = ids.myForm
  return {
    'myForms.list': {},
    'myForms.keepFilter': { formIds: 'f-check' },
    'myForms.keptFilter': { filter: 'none' },
    'myForms.graph': {},
    'myForms.changes': { myFormIds: myFormId },
    'myForms.start': { formId: 'f-check' },
    'myForms.get': { myFormId },
    'myForms.answerImage': { myFormId, uploadId: 'none' },
    'myForms.pdf': { myFormId },
    'myForms.pdfFile': { myFormId, expires: '0', signature: 'x' },
    'myForms.excel': {},
    'myForms.excelFile': { expires: '0', signature: 'x' },
    'myForms.fill': { myFormId, changes: '[]' },
    'myForms.addAnswerImage': { myFormId, questionKey: 'picture', file: 'upload:none' },
    'myForms.removeAnswerImage': { myFormId, questionKey: 'picture', uploadId: 'none' },
    'myForms.sign': { myFormId, questionKey: 'inspector', kind: 'typed', name: 'A', password: 'x' },
    'myForms.submit': { myFormId },
    'myForms.remove': { myFormId },
    'myForms.restore': { myFormId: ids.deletedForm },
    'myForms.shares': { myFormId },
    'myForms.unshare': { myFormId, personId: 'p-colleague' },
    'myForms.share': { myFormId, personIds: 'p-colleague' },
    'myForms.vote': { myFormId },
    'myForms.comments': { myFormId },
    'myForms.saveComment': { myFormId, comment: 'A word', commentId: ids.myFormComment },
    'myForms.removeComment': { commentId: ids.myFormComment },
    'myForms.actionSummary': { myFormId },
    'myForms.attachments': { myFormId },
    'myForms.approvals': { myFormId },
    'myForms.reviewSignature': { myFormId },
    'myForms.saveReviewSignature': { myFormId, kind: 'typed', name: 'A', password: 'x' },
    'myForms.history': { myFormId },
    'myForms.actions': { myFormId },
    'myForms.linkedActions': { myFormId },
    'myForms.linkAction': { myFormId, actionId: ids.action },
  }
}
