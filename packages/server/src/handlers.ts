import * as apiKeys from './areas/api-keys/api-keys.handlers.ts'
import { apiKeyTies } from './areas/api-keys/api-keys.ties.ts'
import { embedToken } from './areas/api-keys/embed-token.handlers.ts'
import * as externalAccess from './areas/api-keys/external-access.handlers.ts'
import * as auth from './areas/auth/auth.handlers.ts'
import * as dashboards from './areas/dashboards/dashboards.handlers.ts'
import * as externalData from './areas/external-data/external-data.handlers.ts'
import * as forms from './areas/forms/forms.handlers.ts'
import * as master from './areas/master/master.handlers.ts'
import * as myFormsAttachments from './areas/my-forms/review/attachments.handlers.ts'
import * as myFormsComments from './areas/my-forms/talk/comments.handlers.ts'
import { myFormCommentTies } from './areas/my-forms/talk/comments.ties.ts'
import * as myFormsExports from './areas/my-forms/papers/exports.handlers.ts'
import * as myFormsFill from './areas/my-forms/filling/fill.handlers.ts'
import * as myFormsGet from './areas/my-forms/my-forms.get.handlers.ts'
import * as myFormsChanges from './areas/my-forms/list/changes.handlers.ts'
import * as myFormsGraph from './areas/my-forms/graph/graph.handlers.ts'
import * as myFormsHistory from './areas/my-forms/review/history.handlers.ts'
import * as myFormsKeptFilter from './areas/my-forms/list/kept-filter.handlers.ts'
import * as myFormsList from './areas/my-forms/list/list.handlers.ts'
import * as myFormsMedia from './areas/my-forms/filling/media.handlers.ts'
import * as myFormsMore from './areas/my-forms/review/more.handlers.ts'
import { deletedFormTies, restore } from './areas/my-forms/filling/restore.handlers.ts'
import * as myFormsReviewSignature from './areas/my-forms/review/review-signature.handlers.ts'
import * as myFormsShare from './areas/my-forms/talk/share.handlers.ts'
import * as myFormsSign from './areas/my-forms/filling/sign.handlers.ts'
import * as myFormsStart from './areas/my-forms/filling/start.handlers.ts'
import { myFormTies } from './areas/my-forms/my-forms.ties.ts'
import * as myFormsVote from './areas/my-forms/talk/vote.handlers.ts'
import * as people from './areas/people/people.handlers.ts'
import * as permissionGroups from './areas/permissions/permissions.groups.handlers.ts'
import * as permissions from './areas/permissions/permissions.handlers.ts'
import { permissionGroupTies, personTies } from './areas/permissions/permissions.ties.ts'
import * as savedFilters from './areas/saved-filters/saved-filters.handlers.ts'
import { savedFilterTies } from './areas/saved-filters/saved-filters.ties.ts'
import * as userSettings from './areas/user-settings/user-settings.handlers.ts'
import type { TieFinders } from './access.ts'
import type { Handlers } from './handler.ts'

/** Which handler answers which call. */
export const handlers: Handlers = {
  'auth.login': auth.login,
  'auth.signout': auth.signout,
  'auth.refreshToken': auth.refreshToken,
  'auth.loginSettings': auth.loginSettings,
  'auth.session': auth.session,
  'auth.exchangeExternalKey': externalAccess.exchangeExternalKey,
  'apiKeys.list': apiKeys.list,
  'apiKeys.create': apiKeys.create,
  'apiKeys.revoke': apiKeys.revoke,
  'apiKeys.embedToken': embedToken,
  'apiKeys.externalAccess': externalAccess.externalAccess,
  'master.get': master.get,
  'forms.fillMenu': forms.fillMenu,
  'forms.byType': forms.byType,
  'forms.byIds': forms.byIds,
  'forms.search': forms.search,
  'forms.recent': forms.recent,
  'dashboards.urls': dashboards.urls,
  'userSettings.save': userSettings.save,
  'savedFilters.list': savedFilters.list,
  'savedFilters.save': savedFilters.save,
  'savedFilters.remove': savedFilters.remove,
  'myForms.list': myFormsList.list,
  'myForms.keepFilter': myFormsKeptFilter.keepFilter,
  'myForms.keptFilter': myFormsKeptFilter.keptFilter,
  'myForms.graph': myFormsGraph.graph,
  'myForms.changes': myFormsChanges.changes,
  'myForms.start': myFormsStart.start,
  'myForms.remove': myFormsStart.remove,
  'myForms.restore': restore,
  'myForms.get': myFormsGet.get,
  'myForms.fill': myFormsFill.fill,
  'myForms.submit': myFormsFill.submit,
  'myForms.addAnswerImage': myFormsMedia.addAnswerImage,
  'myForms.removeAnswerImage': myFormsMedia.removeAnswerImage,
  'myForms.answerImage': myFormsMedia.answerImage,
  'myForms.pdf': myFormsExports.pdf,
  'myForms.pdfFile': myFormsExports.pdfFile,
  'myForms.excel': myFormsExports.excel,
  'myForms.excelFile': myFormsExports.excelFile,
  'myForms.sign': myFormsSign.sign,
  'myForms.share': myFormsShare.share,
  'myForms.vote': myFormsVote.vote,
  'myForms.comments': myFormsComments.comments,
  'myForms.saveComment': myFormsComments.saveComment,
  'myForms.removeComment': myFormsComments.removeComment,
  'myForms.actionSummary': myFormsMore.actionSummary,
  'myForms.attachments': myFormsAttachments.attachments,
  'myForms.approvals': myFormsMore.approvals,
  'myForms.reviewSignature': myFormsReviewSignature.reviewSignature,
  'myForms.saveReviewSignature': myFormsReviewSignature.saveReviewSignature,
  'myForms.history': myFormsHistory.history,
  'externalData.itemReference': externalData.itemReference,
  'externalData.poNumber': externalData.poNumber,
  'externalData.fracTimeline': externalData.fracTimeline,
  'externalData.wirelineTimeline': externalData.wirelineTimeline,
  'people.search': people.search,
  'permissions.get': permissions.get,
  'permissions.list': permissions.list,
  'permissions.save': permissions.save,
  'permissions.listGroups': permissionGroups.listGroups,
  'permissions.getGroup': permissionGroups.getGroup,
  'permissions.saveGroup': permissionGroups.saveGroup,
  'permissions.removeGroup': permissionGroups.removeGroup,
  'permissions.applyBatch': permissions.applyBatch,
}

/** How each kind of record is tied to people. */
export const ties: TieFinders = {
  myForm: myFormTies,
  deletedForm: deletedFormTies,
  myFormComment: myFormCommentTies,
  person: personTies,
  permissionGroup: permissionGroupTies,
  savedFilter: savedFilterTies,
  apiKey: apiKeyTies,
}
