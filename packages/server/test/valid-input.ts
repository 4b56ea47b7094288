import type { AnsweredCallName, RecordKind } from '@holdpoint/api'

/** One record of each kind that calls name. */
export type RecordIds = Readonly<Record<RecordKind, string>>

/** A valid input of each call that answers, naming a record where the call does. */
export function inputOf(name: AnsweredCallName, ids: RecordIds): Record<string, string> {
  const myFormId = ids.myForm
  const inputs: Record<AnsweredCallName, Record<string, string>> = {
    'auth.login': { email: 'x@holdpoint.example', password: 'x' },
    'auth.loginSettings': {},
    'auth.refreshToken': { accessToken: 'x' },
    'auth.signout': {},
    'auth.session': {},
    'auth.exchangeExternalKey': { key: 'x' },
    'apiKeys.list': {},
    'apiKeys.create': { name: 'A', origins: 'https://portal.example', scopes: 'sign_in' },
    'apiKeys.revoke': { apiKeyId: ids.apiKey },
    'apiKeys.embedToken': { person: 'p-employee' },
    'apiKeys.externalAccess': { person: 'p-employee', path: '/' },
    'master.get': {},
    'forms.fillMenu': {},
    'forms.byType': { formTypeId: 't-inspection' },
    'forms.byIds': { formIds: 'f-check' },
    'forms.search': { search: 'check' },
    'dashboards.urls': {},
    'userSettings.save': { isMyFormDashboardDefaultView: '1' },
    'savedFilters.list': { type: 'myform' },
    'savedFilters.save': {
      filterObject: JSON.stringify([
        { id: ids.savedFilter, title: 'My filter', type: 'myform', filterValues: {} },
      ]),
    },
    'savedFilters.remove': { id: ids.savedFilter },
    'myForms.list': {},
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
    'myForms.share': { myFormId, personIds: 'p-colleague' },
    'myForms.vote': { myFormId },
    'myForms.comments': { myFormId },
    'myForms.saveComment': { myFormId, comment: 'A word', commentId: ids.myFormComment },
    'myForms.removeComment': { commentId: ids.myFormComment },
    'myForms.actionSummary': { myFormId },
    'myForms.attachments': { myFormId },
    'myForms.approvals': { myFormId },
    'myForms.history': { myFormId },
    'externalData.itemReference': { p_search: 'x' },
    'externalData.poNumber': { item_number: 'x' },
    'externalData.fracTimeline': { api_number: 'x', stage_number: '1' },
    'externalData.wirelineTimeline': { api_number: 'x', stage_number: '1' },
    'people.search': { search: 'test' },
    'permissions.get': { userId: ids.person },
    'permissions.list': {},
    'permissions.save': { userId: ids.person, grants: '' },
    'permissions.listGroups': {},
    'permissions.getGroup': { groupId: ids.permissionGroup },
    'permissions.saveGroup': {
      groupId: ids.permissionGroup,
      name: 'Night shift',
      permissions: 'create_jsa',
    },
    'permissions.removeGroup': { groupId: ids.permissionGroup },
    'permissions.applyBatch': { userIds: ids.person, preview: '1' },
  }
  return inputs[name]
}
