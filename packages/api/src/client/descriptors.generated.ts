// Made from the catalogue: UPDATE_DESCRIPTORS=1 npx vitest run packages/api/src/client/descriptors.test.ts
import type { Catalogue } from '../catalogue.ts'
import type { Descriptor } from './descriptor.ts'

/** Signs a person in with email and password. */
export const authLogin: Descriptor<Catalogue['auth']['login']> = {
  method: 'POST',
  path: '/login',
  host: 'login',
}

/** Ends the session that makes the call. */
export const authSignout: Descriptor<Catalogue['auth']['signout']> = {
  method: 'POST',
  path: '/signout',
  host: 'login',
}

/** Answers the next pair of tokens for a refresh secret. */
export const authRefreshToken: Descriptor<Catalogue['auth']['refreshToken']> = {
  method: 'POST',
  path: '/refresh-token',
  host: 'login',
}

/** Answers what the sign-in page shows before anyone is signed in. */
export const authLoginSettings: Descriptor<Catalogue['auth']['loginSettings']> = {
  method: 'GET',
  path: '/login-settings',
  host: 'login',
}

/** Answers who is signed in and which permissions they hold. */
export const authSession: Descriptor<Catalogue['auth']['session']> = {
  method: 'GET',
  path: '/session',
}

/** Lists your own sessions, the one used last first. */
export const authSessions: Descriptor<Catalogue['auth']['sessions']> = {
  method: 'GET',
  path: '/sessions',
}

/** Ends one of your own sessions. */
export const authEndSession: Descriptor<Catalogue['auth']['endSession']> = {
  method: 'DELETE',
  path: '/sessions',
}

/** Ends all of your own sessions but the one that asks. */
export const authEndOtherSessions: Descriptor<Catalogue['auth']['endOtherSessions']> = {
  method: 'POST',
  path: '/sessions-end-others',
}

/** Exchanges the one-time key of an external-access address for a session. */
export const authExchangeExternalKey: Descriptor<Catalogue['auth']['exchangeExternalKey']> = {
  method: 'POST',
  path: '/external-access-exchange',
}

/** Answers where the identity provider asks somebody to sign in. */
export const authStartProviderSignIn: Descriptor<Catalogue['auth']['startProviderSignIn']> = {
  method: 'POST',
  path: '/provider-sign-in',
}

/** Signs in whom the identity provider knows, by the answer that the browser brought back. */
export const authFinishProviderSignIn: Descriptor<Catalogue['auth']['finishProviderSignIn']> = {
  method: 'POST',
  path: '/provider-sign-in-finish',
}

/** Ends the sessions that the identity provider says are over. */
export const authEndByProvider: Descriptor<Catalogue['auth']['endByProvider']> = {
  method: 'POST',
  path: '/provider-sign-out',
}

/** Names the organisation and makes its first administrator, once. */
export const accountsSetUp: Descriptor<Catalogue['accounts']['setUp']> = {
  method: 'POST',
  path: '/set-up',
}

/** Sends a one-time link to an address, if somebody has it; answers alike if nobody does. */
export const accountsForgottenPassword: Descriptor<Catalogue['accounts']['forgottenPassword']> = {
  method: 'POST',
  path: '/forgotten-password',
}

/** Answers whose one-time link this is, without using it. */
export const accountsOneTimeLink: Descriptor<Catalogue['accounts']['oneTimeLink']> = {
  method: 'GET',
  path: '/one-time-link',
}

/** Sets a password by a one-time link, and ends every session of that person. */
export const accountsChoosePassword: Descriptor<Catalogue['accounts']['choosePassword']> = {
  method: 'POST',
  path: '/choose-password',
}

/** Changes one's own password and ends one's other sessions. */
export const accountsChangePassword: Descriptor<Catalogue['accounts']['changePassword']> = {
  method: 'POST',
  path: '/change-password',
}

/** Answers lookup data, the dashboard link and the user settings. */
export const masterGet: Descriptor<Catalogue['master']['get']> = { method: 'GET', path: '/master' }

/** Lists the entries of one list of master data, with what uses them. */
export const masterEntries: Descriptor<Catalogue['master']['entries']> = {
  method: 'GET',
  path: '/master-entries',
}

/** Adds an entry to a list of master data, or edits the one that is named. */
export const masterSaveEntry: Descriptor<Catalogue['master']['saveEntry']> = {
  method: 'POST',
  path: '/master-entries',
}

/** Retires an entry, so that it is not offered any more, or brings it back. */
export const masterRetireEntry: Descriptor<Catalogue['master']['retireEntry']> = {
  method: 'POST',
  path: '/master-entry-retired',
}

/** Deletes an entry that nothing uses; others are retired. */
export const masterRemoveEntry: Descriptor<Catalogue['master']['removeEntry']> = {
  method: 'DELETE',
  path: '/master-entries',
}

/** Says what would become of each row of a table of entries; no entry is changed. */
export const masterCheckImport: Descriptor<Catalogue['master']['checkImport']> = {
  method: 'POST',
  path: '/master-import-check',
}

/** Answers what would become, or became, of the rows of a table of entries. */
export const masterGetImport: Descriptor<Catalogue['master']['getImport']> = {
  method: 'GET',
  path: '/master-import',
}

/** Takes over the entries of a table that was looked at before. */
export const masterApplyImport: Descriptor<Catalogue['master']['applyImport']> = {
  method: 'POST',
  path: '/master-import',
}

/** Answers the rows of an import that are not the same as before or are left out in part, as a CSV. */
export const masterImportReport: Descriptor<Catalogue['master']['importReport']> = {
  method: 'GET',
  path: '/master-import-report',
  isFile: true,
}

/** Answers a list of master data as a CSV that can be edited and taken over again. */
export const masterEntriesTable: Descriptor<Catalogue['master']['entriesTable']> = {
  method: 'GET',
  path: '/master-entries-table',
  isFile: true,
}

/** Lists the form types of the Fill Form menu. */
export const formsFillMenu: Descriptor<Catalogue['forms']['fillMenu']> = {
  method: 'GET',
  path: '/form-types',
}

/** Lists the published forms of a form type, sorted by title. */
export const formsByType: Descriptor<Catalogue['forms']['byType']> = {
  method: 'GET',
  path: '/master-forms',
}

/** Names the forms of some ids, for filter chips. */
export const formsByIds: Descriptor<Catalogue['forms']['byIds']> = { method: 'GET', path: '/forms' }

/** Finds published forms by a part of their title: at most 20, sorted by title. */
export const formsSearch: Descriptor<Catalogue['forms']['search']> = {
  method: 'GET',
  path: '/form-search',
}

/** Lists the forms that the person started last: at most 5, the latest first. */
export const formsRecent: Descriptor<Catalogue['forms']['recent']> = {
  method: 'GET',
  path: '/recent-forms',
}

/** Lists the entries of one tab, ten a page unless asked otherwise. */
export const myFormsList: Descriptor<Catalogue['myForms']['list']> = {
  method: 'GET',
  path: '/my-form',
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const myFormsKeepFilter: Descriptor<Catalogue['myForms']['keepFilter']> = {
  method: 'POST',
  path: '/my-form-filter',
}

/** Answers what a kept filter holds. */
export const myFormsKeptFilter: Descriptor<Catalogue['myForms']['keptFilter']> = {
  method: 'GET',
  path: '/my-form-filter',
}

/** Counts the entries of the list's filter by time, status, type, place and question. */
export const myFormsGraph: Descriptor<Catalogue['myForms']['graph']> = {
  method: 'GET',
  path: '/my-form-graph',
}

/** Starts an entry of a published form and answers its id. */
export const myFormsStart: Descriptor<Catalogue['myForms']['start']> = {
  method: 'POST',
  path: '/my-form',
}

/** Lists the forms that the person may begin without a network, and what is assigned to them. */
export const myFormsAhead: Descriptor<Catalogue['myForms']['ahead']> = {
  method: 'GET',
  path: '/my-form-ahead',
}

/** Answers a form that can be begun, and what is known of whoever begins it. */
export const myFormsBlank: Descriptor<Catalogue['myForms']['blank']> = {
  method: 'GET',
  path: '/my-form-blank',
}

/** Answers an entry with its form's definition, its answers and what is open now. */
export const myFormsGet: Descriptor<Catalogue['myForms']['get']> = {
  method: 'GET',
  path: '/my-form-detail',
}

/** Saves changed answers. Once it answers 200 they survive a crash. */
export const myFormsFill: Descriptor<Catalogue['myForms']['fill']> = {
  method: 'POST',
  path: '/my-form-fill',
}

/** Adds a photo to an answer: JPEG, PNG or WebP of at most 15 MB, ten an answer. */
export const myFormsAddAnswerImage: Descriptor<Catalogue['myForms']['addAnswerImage']> = {
  method: 'POST',
  path: '/my-form-answer-images',
}

/** Adds a file to the answer of a question that asks for files: a picture, PDF, Word, Excel or text of at most 15 MB. */
export const myFormsAddAnswerFile: Descriptor<Catalogue['myForms']['addAnswerFile']> = {
  method: 'POST',
  path: '/my-form-answer-files',
}

/** Takes a photo or a file off an answer. */
export const myFormsRemoveAnswerImage: Descriptor<Catalogue['myForms']['removeAnswerImage']> = {
  method: 'DELETE',
  path: '/my-form-answer-images',
}

/** Answers the photo, the drawn signature or the file itself. */
export const myFormsAnswerImage: Descriptor<Catalogue['myForms']['answerImage']> = {
  method: 'GET',
  path: '/my-form-answer-image',
  isFile: true,
}

/** Answers how wide and how high a photo is as it is seen, in dots. */
export const myFormsAnswerImageSize: Descriptor<Catalogue['myForms']['answerImageSize']> = {
  method: 'GET',
  path: '/my-form-answer-image-size',
}

/** Sets the marks that lie over a photo of an answer, at most 40; the photo stays as it is. */
export const myFormsMarkAnswerImage: Descriptor<Catalogue['myForms']['markAnswerImage']> = {
  method: 'POST',
  path: '/my-form-answer-image-marks',
}

/** Signs a signature question: drawn as an image, or by typed name and password. */
export const myFormsSign: Descriptor<Catalogue['myForms']['sign']> = {
  method: 'POST',
  path: '/my-form-sign',
}

/** Submits an entry, or answers 222 with what is missing. */
export const myFormsSubmit: Descriptor<Catalogue['myForms']['submit']> = {
  method: 'POST',
  path: '/my-form-submit',
}

/** Deletes an entry; it can be restored for 15 minutes. */
export const myFormsRemove: Descriptor<Catalogue['myForms']['remove']> = {
  method: 'DELETE',
  path: '/my-form',
}

/** Brings back an entry that you have just deleted. */
export const myFormsRestore: Descriptor<Catalogue['myForms']['restore']> = {
  method: 'POST',
  path: '/my-form-restore',
}

/** Hands an entry that is being filled out over to somebody else. */
export const myFormsHandOver: Descriptor<Catalogue['myForms']['handOver']> = {
  method: 'POST',
  path: '/my-form-hand-over',
}

/** Shares a completed entry, or one in review, with colleagues, who are told of it. */
export const myFormsShare: Descriptor<Catalogue['myForms']['share']> = {
  method: 'POST',
  path: '/review-form-share',
}

/** Lists with whom an entry is shared. */
export const myFormsShares: Descriptor<Catalogue['myForms']['shares']> = {
  method: 'GET',
  path: '/review-form-shares',
}

/** Takes back that an entry was shared with a colleague. */
export const myFormsUnshare: Descriptor<Catalogue['myForms']['unshare']> = {
  method: 'DELETE',
  path: '/review-form-share',
}

/** Votes for an entry or takes the vote back; one's own entry stays as it is. */
export const myFormsVote: Descriptor<Catalogue['myForms']['vote']> = {
  method: 'POST',
  path: '/my-form-vote',
}

/** Lists the thanks on an entry, newest first. */
export const myFormsKudos: Descriptor<Catalogue['myForms']['kudos']> = {
  method: 'GET',
  path: '/my-form-kudos',
}

/** Thanks the submitter of an entry, or the people named, in front of all who may read it. */
export const myFormsGiveKudos: Descriptor<Catalogue['myForms']['giveKudos']> = {
  method: 'POST',
  path: '/my-form-kudos',
}

/** Lists the comments of an entry, oldest first; private ones only to who may see them. */
export const myFormsComments: Descriptor<Catalogue['myForms']['comments']> = {
  method: 'GET',
  path: '/my-form-comments',
}

/** Adds a comment to an entry, or with a comment id edits one of your own. */
export const myFormsSaveComment: Descriptor<Catalogue['myForms']['saveComment']> = {
  method: 'POST',
  path: '/my-form-comments',
}

/** Deletes a comment: your own, or any with the key admin. */
export const myFormsRemoveComment: Descriptor<Catalogue['myForms']['removeComment']> = {
  method: 'DELETE',
  path: '/my-form-comments',
}

/** Lists the actions that hang on an entry, oldest first. */
export const myFormsActionSummary: Descriptor<Catalogue['myForms']['actionSummary']> = {
  method: 'GET',
  path: '/my-from-action-summary',
}

/** Lists the actions that were raised on an entry, oldest first. */
export const myFormsActions: Descriptor<Catalogue['myForms']['actions']> = {
  method: 'GET',
  path: '/my-form-actions',
}

/** Lists the actions of other records that an entry is linked with, if they are open to you. */
export const myFormsLinkedActions: Descriptor<Catalogue['myForms']['linkedActions']> = {
  method: 'GET',
  path: '/my-form-linked-actions',
}

/** Links an open action with an entry, at one of its questions if one is named. */
export const myFormsLinkAction: Descriptor<Catalogue['myForms']['linkAction']> = {
  method: 'POST',
  path: '/my-form-action-link',
}

/** Lists the photos and drawn signatures of an entry, and the files attached to it. */
export const myFormsAttachments: Descriptor<Catalogue['myForms']['attachments']> = {
  method: 'GET',
  path: '/my-form-attachments',
}

/** Attaches a photo or a PDF of at most 15 MB to an entry that is being filled. */
export const myFormsAddAttachment: Descriptor<Catalogue['myForms']['addAttachment']> = {
  method: 'POST',
  path: '/my-form-attachments',
}

/** Takes an attached file off an entry that was not handed in with it. */
export const myFormsRemoveAttachment: Descriptor<Catalogue['myForms']['removeAttachment']> = {
  method: 'DELETE',
  path: '/my-form-attachments',
}

/** Lists the signers and approvers of an entry with what each has done. */
export const myFormsApprovals: Descriptor<Catalogue['myForms']['approvals']> = {
  method: 'GET',
  path: '/my-form-approvals',
}

/** Answers your own signature as a reviewer, waiting or given; null where none is asked. */
export const myFormsReviewSignature: Descriptor<Catalogue['myForms']['reviewSignature']> = {
  method: 'GET',
  path: '/my-form-review-signature',
}

/** Signs an entry as its reviewer: drawn as an image, or by typed name and password. */
export const myFormsSaveReviewSignature: Descriptor<Catalogue['myForms']['saveReviewSignature']> = {
  method: 'POST',
  path: '/my-form-review-signature',
}

/** Lists what happened to an entry and its comments, newest first, fifty a page. */
export const myFormsHistory: Descriptor<Catalogue['myForms']['history']> = {
  method: 'GET',
  path: '/my-form-history',
}

/** Answers an entry as one of its history versions kept it; the newest unless one is named. */
export const myFormsHistoryVersion: Descriptor<Catalogue['myForms']['historyVersion']> = {
  method: 'GET',
  path: '/my-form-history-version',
}

/** Lists the sub-forms of an entry, and the entry that it is a sub-form of. */
export const myFormsSubForms: Descriptor<Catalogue['myForms']['subForms']> = {
  method: 'GET',
  path: '/my-form-subforms',
}

/** Answers the address of an entry as a PDF; it lasts for a minute. */
export const myFormsPdf: Descriptor<Catalogue['myForms']['pdf']> = {
  method: 'GET',
  path: '/my-form-pdf',
}

/** Answers the PDF itself. Fetch it by the address that `my-form-pdf` gave. */
export const myFormsPdfFile: Descriptor<Catalogue['myForms']['pdfFile']> = {
  method: 'GET',
  path: '/my-form-pdf-file',
  isFile: true,
}

/** Answers the address of the filtered list as an Excel workbook; it lasts for a minute. */
export const myFormsExcel: Descriptor<Catalogue['myForms']['excel']> = {
  method: 'GET',
  path: '/my-form-excel',
}

/** Answers the workbook itself. Fetch it by the address that `my-form-excel` gave. */
export const myFormsExcelFile: Descriptor<Catalogue['myForms']['excelFile']> = {
  method: 'GET',
  path: '/my-form-excel-file',
  isFile: true,
}

/** Answers the address of the answers to one form as an Excel workbook; it lasts for a minute. */
export const myFormsAnswersExcel: Descriptor<Catalogue['myForms']['answersExcel']> = {
  method: 'GET',
  path: '/my-form-answers',
}

/** Answers the workbook itself. Fetch it by the address that `my-form-answers` gave. */
export const myFormsAnswersExcelFile: Descriptor<Catalogue['myForms']['answersExcelFile']> = {
  method: 'GET',
  path: '/my-form-answers-file',
  isFile: true,
}

/** Lists the person's own saved filters of a list, sorted by title. */
export const savedFiltersList: Descriptor<Catalogue['savedFilters']['list']> = {
  method: 'GET',
  path: '/saved-filters',
}

/** Creates or updates saved filters and answers them in the order they were sent. */
export const savedFiltersSave: Descriptor<Catalogue['savedFilters']['save']> = {
  method: 'POST',
  path: '/saved-filters',
}

/** Deletes a saved filter of one’s own. */
export const savedFiltersRemove: Descriptor<Catalogue['savedFilters']['remove']> = {
  method: 'DELETE',
  path: '/saved-filters',
}

/** Answers the addresses of the dashboards that the person may see, by key. */
export const dashboardsUrls: Descriptor<Catalogue['dashboards']['urls']> = {
  method: 'GET',
  path: '/dashboard-urls',
}

/** Stores whether My Forms opens as a list or as graphs, and answers the settings. */
export const userSettingsSave: Descriptor<Catalogue['userSettings']['save']> = {
  method: 'POST',
  path: '/user-settings',
}

/** Finds active people by name, address and filters, or answers exactly those named. */
export const peopleSearch: Descriptor<Catalogue['people']['search']> = {
  method: 'GET',
  path: '/person-search',
}

/** Lists the people of the organisation with the state of their accounts. */
export const peopleList: Descriptor<Catalogue['people']['list']> = {
  method: 'GET',
  path: '/employees',
}

/** Answers the address of the filtered people as an Excel workbook; it lasts for a minute. */
export const peopleExcel: Descriptor<Catalogue['people']['excel']> = {
  method: 'GET',
  path: '/employees-excel',
}

/** Answers the workbook itself. Fetch it by the address that `employees-excel` gave. */
export const peopleExcelFile: Descriptor<Catalogue['people']['excelFile']> = {
  method: 'GET',
  path: '/employees-excel-file',
  isFile: true,
}

/** Answers one person with the state of their account and where they work. */
export const peopleGet: Descriptor<Catalogue['people']['get']> = {
  method: 'GET',
  path: '/employee',
}

/** Answers where a colleague works and whom they report to. */
export const peopleSeat: Descriptor<Catalogue['people']['seat']> = {
  method: 'GET',
  path: '/employee-seat',
}

/** Lists the companies that people of the organisation work for. */
export const peopleCompanies: Descriptor<Catalogue['people']['companies']> = {
  method: 'GET',
  path: '/employee-companies',
}

/** Answers which of an address and an employee number somebody has already. */
export const peopleTaken: Descriptor<Catalogue['people']['taken']> = {
  method: 'GET',
  path: '/employee-taken',
}

/** Adds a person and invites them to choose a password. */
export const peopleAdd: Descriptor<Catalogue['people']['add']> = {
  method: 'POST',
  path: '/employees',
}

/** Changes who a person is and where they work. */
export const peopleEdit: Descriptor<Catalogue['people']['edit']> = {
  method: 'POST',
  path: '/employee-edit',
}

/** Makes a new one-time link for a person; every earlier one is dead. */
export const peopleInvite: Descriptor<Catalogue['people']['invite']> = {
  method: 'POST',
  path: '/employee-invite',
}

/** Answers what waits for a person by name, and who takes it over once they have left. */
export const peopleWaiting: Descriptor<Catalogue['people']['waiting']> = {
  method: 'GET',
  path: '/employee-waiting',
}

/** Takes a person’s account away: every session and link of theirs ends at once. */
export const peopleDeactivate: Descriptor<Catalogue['people']['deactivate']> = {
  method: 'POST',
  path: '/employee-deactivate',
}

/** Gives a person’s account back, with the rights that it had. */
export const peopleReactivate: Descriptor<Catalogue['people']['reactivate']> = {
  method: 'POST',
  path: '/employee-reactivate',
}

/** Removes the link to accounts of identity providers, and ends the sessions of the person. */
export const peopleUnlink: Descriptor<Catalogue['people']['unlink']> = {
  method: 'POST',
  path: '/employee-unlink',
}

/** Lists people as a directory knows them, whoever has left among them. */
export const peopleListDirectory: Descriptor<Catalogue['people']['listDirectory']> = {
  method: 'GET',
  path: '/directory-people',
}

/** Adds a person whom a directory knows, and invites them where mail can be sent. */
export const peopleAddFromDirectory: Descriptor<Catalogue['people']['addFromDirectory']> = {
  method: 'POST',
  path: '/directory-people',
}

/** Changes a person as a directory says; their account ends, or comes back, with it. */
export const peopleEditFromDirectory: Descriptor<Catalogue['people']['editFromDirectory']> = {
  method: 'POST',
  path: '/directory-person-edit',
}

/** Says what would become of each row of a table of people; nobody is changed. */
export const peopleCheckImport: Descriptor<Catalogue['people']['checkImport']> = {
  method: 'POST',
  path: '/employee-import-check',
}

/** Answers what would become, or became, of the rows of a table of people. */
export const peopleGetImport: Descriptor<Catalogue['people']['getImport']> = {
  method: 'GET',
  path: '/employee-import',
}

/** Takes over the people of a table that was looked at before. */
export const peopleApplyImport: Descriptor<Catalogue['people']['applyImport']> = {
  method: 'POST',
  path: '/employee-import',
}

/** Answers the rows of an import that are not the same as before or are left out in part, as a CSV. */
export const peopleImportReport: Descriptor<Catalogue['people']['importReport']> = {
  method: 'GET',
  path: '/employee-import-report',
  isFile: true,
}

/** Answers the columns of a table of people with one row as an example, as a CSV. */
export const peopleImportTemplate: Descriptor<Catalogue['people']['importTemplate']> = {
  method: 'GET',
  path: '/employee-import-template',
  isFile: true,
}

/** Answers whom to call when something happened to oneself. */
export const peopleOwnEmergencyContact: Descriptor<Catalogue['people']['ownEmergencyContact']> = {
  method: 'GET',
  path: '/own-emergency-contact',
}

/** Answers whom to call when something happened to somebody; their history keeps who asked. */
export const peopleLookAtEmergencyContact: Descriptor<
  Catalogue['people']['lookAtEmergencyContact']
> = { method: 'POST', path: '/employee-emergency-contact-look' }

/** Says whom to call when something happened to somebody; nobody, where all of it is empty. */
export const peopleSaveEmergencyContact: Descriptor<Catalogue['people']['saveEmergencyContact']> = {
  method: 'POST',
  path: '/employee-emergency-contact',
}

/** Answers what a person may, with the reason of each key. */
export const permissionsGet: Descriptor<Catalogue['permissions']['get']> = {
  method: 'GET',
  path: '/user-permission',
}

/** Lists active people with their groups and the number of keys that they hold. */
export const permissionsList: Descriptor<Catalogue['permissions']['list']> = {
  method: 'GET',
  path: '/user-permissions',
}

/** Sets a person's grants, denies and groups. */
export const permissionsSave: Descriptor<Catalogue['permissions']['save']> = {
  method: 'POST',
  path: '/user-permissions',
}

/** Lists the permission groups with the number of their members. */
export const permissionsListGroups: Descriptor<Catalogue['permissions']['listGroups']> = {
  method: 'GET',
  path: '/permission-groups',
}

/** Answers a permission group with a page of its members. */
export const permissionsGetGroup: Descriptor<Catalogue['permissions']['getGroup']> = {
  method: 'GET',
  path: '/permission-group',
}

/** Creates a permission group, or changes the one of the id. */
export const permissionsSaveGroup: Descriptor<Catalogue['permissions']['saveGroup']> = {
  method: 'POST',
  path: '/permission-groups',
}

/** Deletes a permission group. */
export const permissionsRemoveGroup: Descriptor<Catalogue['permissions']['removeGroup']> = {
  method: 'DELETE',
  path: '/permission-groups',
}

/** Changes the rights of many people at once, or previews the change. */
export const permissionsApplyBatch: Descriptor<Catalogue['permissions']['applyBatch']> = {
  method: 'POST',
  path: '/permission-batch',
}

/** Lists the organisation's API keys, without their secrets. */
export const apiKeysList: Descriptor<Catalogue['apiKeys']['list']> = {
  method: 'GET',
  path: '/api-keys',
}

/** Makes an API key for exact origins and answers its secrets once. */
export const apiKeysCreate: Descriptor<Catalogue['apiKeys']['create']> = {
  method: 'POST',
  path: '/api-keys',
}

/** Ends an API key and everything that was opened through it. */
export const apiKeysRevoke: Descriptor<Catalogue['apiKeys']['revoke']> = {
  method: 'DELETE',
  path: '/api-keys',
}

/** Answers a short-lived token of one person for the key's own pages. */
export const apiKeysEmbedToken: Descriptor<Catalogue['apiKeys']['embedToken']> = {
  method: 'POST',
  path: '/embed-token',
}

/** Answers an address that lets one person in, once. */
export const apiKeysExternalAccess: Descriptor<Catalogue['apiKeys']['externalAccess']> = {
  method: 'POST',
  path: '/external-access',
}

/** Lists the organisation's webhooks, without their secrets. */
export const webhooksList: Descriptor<Catalogue['webhooks']['list']> = {
  method: 'GET',
  path: '/webhooks',
}

/** Makes a webhook and answers its secret once. */
export const webhooksCreate: Descriptor<Catalogue['webhooks']['create']> = {
  method: 'POST',
  path: '/webhooks',
}

/** Changes the name, the address and the events of a webhook. */
export const webhooksEdit: Descriptor<Catalogue['webhooks']['edit']> = {
  method: 'POST',
  path: '/webhook',
}

/** Pauses a webhook: it is told nothing of what happens until it is resumed. */
export const webhooksPause: Descriptor<Catalogue['webhooks']['pause']> = {
  method: 'POST',
  path: '/webhook-pause',
}

/** Resumes a paused webhook; what still waited is sent at once. */
export const webhooksResume: Descriptor<Catalogue['webhooks']['resume']> = {
  method: 'POST',
  path: '/webhook-resume',
}

/** Ends a webhook; what it was still to be told is not sent. */
export const webhooksRemove: Descriptor<Catalogue['webhooks']['remove']> = {
  method: 'DELETE',
  path: '/webhook',
}

/** Gives a webhook another secret and answers it once; the old one signs for a day more. */
export const webhooksRotateSecret: Descriptor<Catalogue['webhooks']['rotateSecret']> = {
  method: 'POST',
  path: '/webhook-secret',
}

/** Lists what a webhook was told in the last 30 days, and what became of it. */
export const webhooksDeliveries: Descriptor<Catalogue['webhooks']['deliveries']> = {
  method: 'GET',
  path: '/webhook-deliveries',
}

/** Sends a delivery once more, whatever became of it, under the same id. */
export const webhooksRedeliver: Descriptor<Catalogue['webhooks']['redeliver']> = {
  method: 'POST',
  path: '/webhook-redeliver',
}

/** Sends a webhook an event of the type `webhook.test`. */
export const webhooksSendTest: Descriptor<Catalogue['webhooks']['sendTest']> = {
  method: 'POST',
  path: '/webhook-test',
}

/** Lists the mails that were written, and what became of each. */
export const mailOutbox: Descriptor<Catalogue['mail']['outbox']> = {
  method: 'GET',
  path: '/mail-outbox',
}

/** Answers the state of some records, at once or as soon as one of them has changed. */
export const liveRowsChanges: Descriptor<Catalogue['liveRows']['changes']> = {
  method: 'GET',
  path: '/row-changes',
}

/** Answers what is known of a paper by the code at its end, to whoever holds it. */
export const papersCheck: Descriptor<Catalogue['papers']['check']> = {
  method: 'GET',
  path: '/paper-check',
}

/** Lists actions: one’s own, those of one’s team, or all that one may see. */
export const actionsList: Descriptor<Catalogue['actions']['list']> = {
  method: 'GET',
  path: '/actions',
}

/** Lists actions state by state: how many there are in each, and the first of them. */
export const actionsBoard: Descriptor<Catalogue['actions']['board']> = {
  method: 'GET',
  path: '/actions-board',
}

/** Answers an action whole: its evidence, its due dates and what may be done with it now. */
export const actionsGet: Descriptor<Catalogue['actions']['get']> = {
  method: 'GET',
  path: '/action',
}

/** Lists what happened to an action, newest first, fifty a page. */
export const actionsHistory: Descriptor<Catalogue['actions']['history']> = {
  method: 'GET',
  path: '/action-history',
}

/** Raises an action, or edits the one that is named. */
export const actionsSave: Descriptor<Catalogue['actions']['save']> = {
  method: 'POST',
  path: '/actions',
}

/** Deletes an action; one that belongs to a safety quality report is deleted there. */
export const actionsRemove: Descriptor<Catalogue['actions']['remove']> = {
  method: 'DELETE',
  path: '/actions',
}

/** Deletes an action of a safety quality report. */
export const actionsRemoveSqrAction: Descriptor<Catalogue['actions']['removeSqrAction']> = {
  method: 'DELETE',
  path: '/sqr-actions',
}

/** Moves an action: start, decline, hold, complete, verify and the like. */
export const actionsMove: Descriptor<Catalogue['actions']['move']> = {
  method: 'POST',
  path: '/action-status',
}

/** Adds evidence to an action: a photo or a PDF of at most 15 MB, thirty an action. */
export const actionsAddFile: Descriptor<Catalogue['actions']['addFile']> = {
  method: 'POST',
  path: '/action-files',
}

/** Takes evidence off an action that was not completed yet. */
export const actionsRemoveFile: Descriptor<Catalogue['actions']['removeFile']> = {
  method: 'DELETE',
  path: '/action-files',
}

/** Answers a file of an action itself. */
export const actionsFile: Descriptor<Catalogue['actions']['file']> = {
  method: 'GET',
  path: '/action-file',
  isFile: true,
}

/** Finds work orders by the beginning of their number, twenty at most. */
export const actionsWorkOrders: Descriptor<Catalogue['actions']['workOrders']> = {
  method: 'GET',
  path: '/work-orders',
}

/** Answers one work order. */
export const actionsWorkOrderInfo: Descriptor<Catalogue['actions']['workOrderInfo']> = {
  method: 'GET',
  path: '/work-order-info',
}

/** Finds equipment by code or name, or by its ids; fifty at most. */
export const actionsAssets: Descriptor<Catalogue['actions']['assets']> = {
  method: 'GET',
  path: '/assets',
}

/** Lists the actions that wait for something that the person does, overdue first. */
export const actionsPending: Descriptor<Catalogue['actions']['pending']> = {
  method: 'GET',
  path: '/pending-actions',
}

/** Makes one move with up to a hundred actions and says of each whether it was done. */
export const actionsSavePending: Descriptor<Catalogue['actions']['savePending']> = {
  method: 'POST',
  path: '/pending-actions',
}

/** Suggests open actions on the same equipment, question or pad to link with; ten at most. */
export const actionsLinkSuggestion: Descriptor<Catalogue['actions']['linkSuggestion']> = {
  method: 'GET',
  path: '/action-link-suggestion',
}

/** Raises up to a hundred actions on one record. */
export const actionsAdd: Descriptor<Catalogue['actions']['add']> = {
  method: 'POST',
  path: '/add-actions',
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const actionsKeepFilter: Descriptor<Catalogue['actions']['keepFilter']> = {
  method: 'POST',
  path: '/actions-filter',
}

/** Answers what a kept filter holds. */
export const actionsKeptFilter: Descriptor<Catalogue['actions']['keptFilter']> = {
  method: 'GET',
  path: '/actions-filter',
}

/** Answers the address of the filtered actions as an Excel workbook; it lasts for a minute. */
export const actionsExcel: Descriptor<Catalogue['actions']['excel']> = {
  method: 'GET',
  path: '/actions-excel',
}

/** Answers the workbook itself. Fetch it by the address that `actions-excel` gave. */
export const actionsExcelFile: Descriptor<Catalogue['actions']['excelFile']> = {
  method: 'GET',
  path: '/actions-excel-file',
  isFile: true,
}

/** Lists form types, the active or the inactive ones. */
export const formTypesList: Descriptor<Catalogue['formTypes']['list']> = {
  method: 'GET',
  path: '/form-type',
}

/** Makes a form type, or edits the one that is named. */
export const formTypesSave: Descriptor<Catalogue['formTypes']['save']> = {
  method: 'POST',
  path: '/form-type',
}

/** Deletes a form type without forms; one that has some is made inactive instead. */
export const formTypesRemove: Descriptor<Catalogue['formTypes']['remove']> = {
  method: 'DELETE',
  path: '/form-type',
}

/** Answers one form type with its forms and its history. */
export const formTypesGet: Descriptor<Catalogue['formTypes']['get']> = {
  method: 'GET',
  path: '/form-type-detail',
}

/** Lists the forms of a form type, those that cannot be started among them. */
export const formTypesForms: Descriptor<Catalogue['formTypes']['forms']> = {
  method: 'GET',
  path: '/form-type-forms',
}

/** Answers who is told of what happens in a module, or on one form. */
export const notifyGet: Descriptor<Catalogue['notify']['get']> = { method: 'GET', path: '/notify' }

/** Saves who is told of an event of a module; naming nobody ends the rule. */
export const notifySave: Descriptor<Catalogue['notify']['save']> = {
  method: 'POST',
  path: '/notify',
}

/** Lists the entries to review: what waits for one, what one decided, or all. */
export const reviewFormsList: Descriptor<Catalogue['reviewForms']['list']> = {
  method: 'GET',
  path: '/review-forms',
}

/** Finds forms for the filter of the review list: those with entries one may see. */
export const reviewFormsFormSearch: Descriptor<Catalogue['reviewForms']['formSearch']> = {
  method: 'GET',
  path: '/review-form-search',
}

/** Answers the address of the filtered reviews as an Excel workbook; it lasts a minute. */
export const reviewFormsExcel: Descriptor<Catalogue['reviewForms']['excel']> = {
  method: 'GET',
  path: '/review-form-excel',
}

/** Answers the workbook itself. Fetch it by the address that `review-form-excel` gave. */
export const reviewFormsExcelFile: Descriptor<Catalogue['reviewForms']['excelFile']> = {
  method: 'GET',
  path: '/review-form-excel-file',
  isFile: true,
}

/** Answers the address of the answers to one form among the reviews as an Excel workbook; it lasts a minute. */
export const reviewFormsAnswersExcel: Descriptor<Catalogue['reviewForms']['answersExcel']> = {
  method: 'GET',
  path: '/review-form-answers',
}

/** Answers the workbook itself. Fetch it by the address that `review-form-answers` gave. */
export const reviewFormsAnswersExcelFile: Descriptor<Catalogue['reviewForms']['answersExcelFile']> =
  { method: 'GET', path: '/review-form-answers-file', isFile: true }

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const reviewFormsKeepFilter: Descriptor<Catalogue['reviewForms']['keepFilter']> = {
  method: 'POST',
  path: '/review-form-filter',
}

/** Answers what a kept filter holds. */
export const reviewFormsKeptFilter: Descriptor<Catalogue['reviewForms']['keptFilter']> = {
  method: 'GET',
  path: '/review-form-filter',
}

/** Answers an entry under review: what failed, every answer, its steps and its moves. */
export const reviewFormsInformation: Descriptor<Catalogue['reviewForms']['information']> = {
  method: 'GET',
  path: '/review-form-info',
}

/** Approves or rejects an entry, as an approver of the step that is due. */
export const reviewFormsSaveApprovalStatus: Descriptor<
  Catalogue['reviewForms']['saveApprovalStatus']
> = { method: 'POST', path: '/review-form-approval-status' }

/** Lists the people whom an entry is limited to, or would be. */
export const reviewFormsAccessControl: Descriptor<Catalogue['reviewForms']['accessControl']> = {
  method: 'GET',
  path: '/review-form-access-control',
}

/** Turns limited access on or off, and says whom the entry is open to beside its steps. */
export const reviewFormsSaveAccessControl: Descriptor<
  Catalogue['reviewForms']['saveAccessControl']
> = { method: 'POST', path: '/review-form-access-control' }

/** Lists what an entry was elevated from and to, and the forms it may be elevated to. */
export const reviewFormsElevatedForms: Descriptor<Catalogue['reviewForms']['elevatedForms']> = {
  method: 'GET',
  path: '/review-form-elevated-forms',
}

/** Takes an entry further: starts another form with its header answers, linked to it. */
export const reviewFormsElevate: Descriptor<Catalogue['reviewForms']['elevate']> = {
  method: 'POST',
  path: '/review-form-elevated-forms',
}

/** Lists the addresses that an entry was mailed to, newest first. */
export const reviewFormsEmailShares: Descriptor<Catalogue['reviewForms']['emailShares']> = {
  method: 'GET',
  path: '/review-form-share-by-email',
}

/** Mails a link that opens an entry for seven days, to each of some addresses. */
export const reviewFormsShareByEmail: Descriptor<Catalogue['reviewForms']['shareByEmail']> = {
  method: 'POST',
  path: '/review-form-share-by-email',
}

/** Takes a mailed link back: it opens nothing any more. */
export const reviewFormsTakeBackEmail: Descriptor<Catalogue['reviewForms']['takeBackEmail']> = {
  method: 'DELETE',
  path: '/review-form-share-by-email',
}

/** Answers the entry that a mailed link opens, to whoever has the link. */
export const reviewFormsShared: Descriptor<Catalogue['reviewForms']['shared']> = {
  method: 'GET',
  path: '/review-form-shared',
}

/** Answers a photo of the entry that a mailed link opens. */
export const reviewFormsSharedPhoto: Descriptor<Catalogue['reviewForms']['sharedPhoto']> = {
  method: 'GET',
  path: '/review-form-shared-photo',
  isFile: true,
}

/** Hands the decision on an entry to another person. */
export const reviewFormsReassign: Descriptor<Catalogue['reviewForms']['reassign']> = {
  method: 'POST',
  path: '/review-form-reassign',
}

/** Hands flagged questions back, corrects a rejected entry, or reopens a decided one. */
export const reviewFormsSaveStatus: Descriptor<Catalogue['reviewForms']['saveStatus']> = {
  method: 'POST',
  path: '/review-form-status',
}

/** Lists the answers that differ between a version and a later one, or how it stands now. */
export const reviewFormsDifference: Descriptor<Catalogue['reviewForms']['difference']> = {
  method: 'GET',
  path: '/review-form-difference',
}

/** Lists the hazards of the library: those in use, drafts, and those that were retired. */
export const jsaMasterHazards: Descriptor<Catalogue['jsa']['masterHazards']> = {
  method: 'GET',
  path: '/jsa-master-hazard-list',
}

/** Answers a master hazard with its controls, as an analysis takes it. */
export const jsaMasterHazard: Descriptor<Catalogue['jsa']['masterHazard']> = {
  method: 'GET',
  path: '/jsa-master-hazard',
}

/** Answers a master hazard with all that belongs to it: its history too, fifty a page. */
export const jsaMasterHazardDetail: Descriptor<Catalogue['jsa']['masterHazardDetail']> = {
  method: 'GET',
  path: '/jsa-master-hazard-detail',
}

/** Drafts a master hazard, or edits the one that is named. */
export const jsaSaveMasterHazard: Descriptor<Catalogue['jsa']['saveMasterHazard']> = {
  method: 'POST',
  path: '/jsa-master-hazard',
}

/** Moves a master hazard: activate, reviewed, retire, reinstate. */
export const jsaMoveMasterHazard: Descriptor<Catalogue['jsa']['moveMasterHazard']> = {
  method: 'POST',
  path: '/jsa-master-hazard-status',
}

/** Deletes a draft of a master hazard; one that is or was in use is retired instead. */
export const jsaRemoveMasterHazard: Descriptor<Catalogue['jsa']['removeMasterHazard']> = {
  method: 'DELETE',
  path: '/jsa-master-hazard',
}

/** Lists the hazards of a job safety analysis, in the order of its steps. */
export const jsaHazards: Descriptor<Catalogue['jsa']['hazards']> = {
  method: 'GET',
  path: '/jsa-hazards',
}

/** Saves the hazards of a job safety analysis; while the job runs, everybody signs again. */
export const jsaSaveHazards: Descriptor<Catalogue['jsa']['saveHazards']> = {
  method: 'POST',
  path: '/jsa-hazards',
}

/** Lists the crew of a job safety analysis, and who of them has signed. */
export const jsaAttendees: Descriptor<Catalogue['jsa']['attendees']> = {
  method: 'GET',
  path: '/jsa-attendees',
}

/** Saves the crew of a job safety analysis; whoever has signed stays on it. */
export const jsaSaveAttendees: Descriptor<Catalogue['jsa']['saveAttendees']> = {
  method: 'POST',
  path: '/jsa-attendees',
}

/** Saves an attendee's signature: drawn as an image, or by one's own name and password. */
export const jsaSignAttendee: Descriptor<Catalogue['jsa']['signAttendee']> = {
  method: 'POST',
  path: '/jsa-attendee-signature',
}

/** Joins the crew, leaves the job, or comes back to it. */
export const jsaAttendeeActions: Descriptor<Catalogue['jsa']['attendeeActions']> = {
  method: 'POST',
  path: '/jsa-attendee-actions',
}

/** Answers the drawn signature itself. */
export const jsaSignature: Descriptor<Catalogue['jsa']['signature']> = {
  method: 'GET',
  path: '/jsa-signature',
  isFile: true,
}

/** Lists the files of a job safety analysis, in the order in which they came. */
export const jsaFiles: Descriptor<Catalogue['jsa']['files']> = { method: 'GET', path: '/jsa-files' }

/** Adds a file to a job safety analysis: a picture or a PDF of at most 15 MB, thirty an analysis. */
export const jsaSaveFiles: Descriptor<Catalogue['jsa']['saveFiles']> = {
  method: 'POST',
  path: '/jsa-files',
}

/** Takes a file off a job safety analysis whose sign-on was not opened yet. */
export const jsaRemoveFile: Descriptor<Catalogue['jsa']['removeFile']> = {
  method: 'DELETE',
  path: '/jsa-files',
}

/** Answers a file of a job safety analysis itself. */
export const jsaFile: Descriptor<Catalogue['jsa']['file']> = {
  method: 'GET',
  path: '/jsa-file',
  isFile: true,
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const jsaKeepFilter: Descriptor<Catalogue['jsa']['keepFilter']> = {
  method: 'POST',
  path: '/jsa-filter',
}

/** Answers what a kept filter holds. */
export const jsaKeptFilter: Descriptor<Catalogue['jsa']['keptFilter']> = {
  method: 'GET',
  path: '/jsa-filter',
}

/** Answers the address of a job safety analysis as a PDF; it lasts for a minute. */
export const jsaPdf: Descriptor<Catalogue['jsa']['pdf']> = { method: 'GET', path: '/jsa-pdf' }

/** Answers the PDF itself. Fetch it by the address that `jsa-pdf` gave. */
export const jsaPdfFile: Descriptor<Catalogue['jsa']['pdfFile']> = {
  method: 'GET',
  path: '/jsa-pdf-file',
  isFile: true,
}

/** Lists job safety analyses: one’s own, those of one’s team, or all that one may read. */
export const jsaList: Descriptor<Catalogue['jsa']['list']> = { method: 'GET', path: '/jsa' }

/** Answers a job safety analysis whole, with its hazards, its crew and its history. */
export const jsaGet: Descriptor<Catalogue['jsa']['get']> = { method: 'GET', path: '/jsa-detail' }

/** Begins a job safety analysis, or edits the main part of the one that is named. */
export const jsaSave: Descriptor<Catalogue['jsa']['save']> = { method: 'POST', path: '/jsa' }

/** Deletes a draft of a job safety analysis; one that was submitted is cancelled instead. */
export const jsaRemove: Descriptor<Catalogue['jsa']['remove']> = { method: 'DELETE', path: '/jsa' }

/** Moves a job safety analysis: submit, approve, open sign-on, stop work, close. */
export const jsaAct: Descriptor<Catalogue['jsa']['act']> = { method: 'POST', path: '/jsa-action' }

/** Copies a job safety analysis as a draft: without its times, its crew and its signatures. */
export const jsaClone: Descriptor<Catalogue['jsa']['clone']> = {
  method: 'POST',
  path: '/jsa-clone',
}

/** Marks a job safety analysis as an exemplar, or takes the mark away. */
export const jsaStar: Descriptor<Catalogue['jsa']['star']> = { method: 'POST', path: '/jsa-star' }

/** Shares a job safety analysis with colleagues, who read it from then on and are told of it. */
export const jsaShare: Descriptor<Catalogue['jsa']['share']> = {
  method: 'POST',
  path: '/jsa-share',
}

/** Takes back that a job safety analysis was shared with a colleague. */
export const jsaUnshare: Descriptor<Catalogue['jsa']['unshare']> = {
  method: 'DELETE',
  path: '/jsa-share',
}

/** Answers the address of the filtered analyses as an Excel workbook; it lasts for a minute. */
export const jsaExcel: Descriptor<Catalogue['jsa']['excel']> = { method: 'GET', path: '/jsa-excel' }

/** Answers the workbook itself. Fetch it by the address that `jsa-excel` gave. */
export const jsaExcelFile: Descriptor<Catalogue['jsa']['excelFile']> = {
  method: 'GET',
  path: '/jsa-excel-file',
  isFile: true,
}

/** Lists the lockout templates: those in use, those on their way, those out of use. */
export const lotoTemplates: Descriptor<Catalogue['loto']['templates']> = {
  method: 'GET',
  path: '/loto-templates',
}

/** Answers a lockout template whole, with its points, its revisions and its history. */
export const lotoTemplate: Descriptor<Catalogue['loto']['template']> = {
  method: 'GET',
  path: '/loto-template',
}

/** Drafts a lockout template, or edits the draft that is named. */
export const lotoSaveTemplate: Descriptor<Catalogue['loto']['saveTemplate']> = {
  method: 'POST',
  path: '/loto-template',
}

/** Deletes a draft of a lockout template; one that was approved is retired instead. */
export const lotoRemoveTemplate: Descriptor<Catalogue['loto']['removeTemplate']> = {
  method: 'DELETE',
  path: '/loto-template',
}

/** Moves a lockout template: submit, approve, return, retire. */
export const lotoMoveTemplate: Descriptor<Catalogue['loto']['moveTemplate']> = {
  method: 'POST',
  path: '/loto-template-status',
}

/** Begins the next revision of a lockout template, or another template like it. */
export const lotoCopyTemplate: Descriptor<Catalogue['loto']['copyTemplate']> = {
  method: 'POST',
  path: '/loto-template-copy',
}

/** Adds an isolation point to a template, edits the one that is named, or moves it. */
export const lotoSaveTemplateStep: Descriptor<Catalogue['loto']['saveTemplateStep']> = {
  method: 'POST',
  path: '/loto-template-isolation-step',
}

/** Takes an isolation point off a template. */
export const lotoRemoveTemplateStep: Descriptor<Catalogue['loto']['removeTemplateStep']> = {
  method: 'DELETE',
  path: '/loto-template-isolation-step',
}

/** Adds a picture to an isolation point: JPEG, PNG or WebP of at most 15 MB, six a point. */
export const lotoAddTemplateStepMedia: Descriptor<Catalogue['loto']['addTemplateStepMedia']> = {
  method: 'POST',
  path: '/loto-template-isolation-step-media',
}

/** Takes a picture off an isolation point. */
export const lotoRemoveTemplateStepMedia: Descriptor<Catalogue['loto']['removeTemplateStepMedia']> =
  { method: 'DELETE', path: '/loto-template-isolation-step-media' }

/** Answers a picture of an isolation point itself. */
export const lotoTemplateStepMedia: Descriptor<Catalogue['loto']['templateStepMedia']> = {
  method: 'GET',
  path: '/loto-template-isolation-step-media',
  isFile: true,
}

/** Records the yearly inspection of a lockout template while it was used. */
export const lotoInspectTemplate: Descriptor<Catalogue['loto']['inspectTemplate']> = {
  method: 'POST',
  path: '/loto-template-inspection',
}

/** Answers the address of the certificate of an inspection as a PDF; it lasts for a minute. */
export const lotoInspectionPdf: Descriptor<Catalogue['loto']['inspectionPdf']> = {
  method: 'GET',
  path: '/loto-template-inspection-pdf',
}

/** Answers the PDF itself. Fetch it by the address that `loto-template-inspection-pdf` gave. */
export const lotoInspectionPdfFile: Descriptor<Catalogue['loto']['inspectionPdfFile']> = {
  method: 'GET',
  path: '/loto-template-inspection-pdf-file',
  isFile: true,
}

/** Lists the isolation points of a lockout, each with its locks and its readings. */
export const lotoIsolationSteps: Descriptor<Catalogue['loto']['isolationSteps']> = {
  method: 'GET',
  path: '/loto-isolation-steps',
}

/** Locks an isolation point, releases its energy, verifies it, or takes its locks off. */
export const lotoSaveStep: Descriptor<Catalogue['loto']['saveStep']> = {
  method: 'POST',
  path: '/loto-step',
}

/** Adds a picture of lock and tag to a point: JPEG, PNG or WebP of at most 15 MB. */
export const lotoAddStepImage: Descriptor<Catalogue['loto']['addStepImage']> = {
  method: 'POST',
  path: '/loto-step-image',
}

/** Answers a picture of a point itself. */
export const lotoStepImage: Descriptor<Catalogue['loto']['stepImage']> = {
  method: 'GET',
  path: '/loto-step-image',
  isFile: true,
}

/** Names somebody who works under a lockout or is told of it, or oneself. */
export const lotoSaveAuthorization: Descriptor<Catalogue['loto']['saveAuthorization']> = {
  method: 'POST',
  path: '/loto-authorization',
}

/** Names everybody of a crew who is not on the list of a lockout yet, all as the same. */
export const lotoNameCrew: Descriptor<Catalogue['loto']['nameCrew']> = {
  method: 'POST',
  path: '/loto-crew',
}

/** Takes somebody off who has not signed. */
export const lotoRemoveAuthorization: Descriptor<Catalogue['loto']['removeAuthorization']> = {
  method: 'DELETE',
  path: '/loto-authorization',
}

/** Signs one’s own line; whoever works under the lockout puts their personal lock on. */
export const lotoSignAuthorization: Descriptor<Catalogue['loto']['signAuthorization']> = {
  method: 'POST',
  path: '/loto-authorization-signature',
}

/** Saves the signature that somebody drew on the tablet of whoever leads the lockout. */
export const lotoSaveManualSignature: Descriptor<Catalogue['loto']['saveManualSignature']> = {
  method: 'POST',
  path: '/loto-manual-signature',
}

/** Takes one’s own personal lock off, or removes that of somebody who is absent. */
export const lotoMoveAuthorization: Descriptor<Catalogue['loto']['moveAuthorization']> = {
  method: 'POST',
  path: '/loto-authorization-status',
}

/** Answers the drawn signature itself. */
export const lotoSignature: Descriptor<Catalogue['loto']['signature']> = {
  method: 'GET',
  path: '/loto-signature',
  isFile: true,
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const lotoKeepFilter: Descriptor<Catalogue['loto']['keepFilter']> = {
  method: 'POST',
  path: '/loto-filter',
}

/** Answers what a kept filter holds. */
export const lotoKeptFilter: Descriptor<Catalogue['loto']['keptFilter']> = {
  method: 'GET',
  path: '/loto-filter',
}

/** Answers the address of a lockout as a PDF; it lasts for a minute. */
export const lotoPdf: Descriptor<Catalogue['loto']['pdf']> = { method: 'GET', path: '/loto-pdf' }

/** Answers the PDF itself. Fetch it by the address that `loto-pdf` gave. */
export const lotoPdfFile: Descriptor<Catalogue['loto']['pdfFile']> = {
  method: 'GET',
  path: '/loto-pdf-file',
  isFile: true,
}

/** Lists lockouts: one’s own, those of machines that are out of service, or all. */
export const lotoList: Descriptor<Catalogue['loto']['list']> = { method: 'GET', path: '/loto' }

/** Answers who holds a lock, on what, for how long, of all lockouts that one may read. */
export const lotoBoard: Descriptor<Catalogue['loto']['board']> = {
  method: 'GET',
  path: '/loto-board',
}

/** Answers a lockout whole, with its points, its people and its history. */
export const lotoInformation: Descriptor<Catalogue['loto']['information']> = {
  method: 'GET',
  path: '/loto-info',
}

/** Creates a lockout from an approved template, or edits the draft that is named. */
export const lotoCreate: Descriptor<Catalogue['loto']['create']> = { method: 'POST', path: '/loto' }

/** Deletes a draft of a lockout; one that was prepared is cancelled instead. */
export const lotoRemove: Descriptor<Catalogue['loto']['remove']> = {
  method: 'DELETE',
  path: '/loto',
}

/** Moves a lockout: prepare, shut down, isolate, verify, hand over, clear, restore, close. */
export const lotoAct: Descriptor<Catalogue['loto']['act']> = {
  method: 'POST',
  path: '/loto-action',
}

/** Copies a lockout as a draft, from the template that is approved now. */
export const lotoClone: Descriptor<Catalogue['loto']['clone']> = {
  method: 'POST',
  path: '/loto-clone',
}

/** Shares a lockout with colleagues, who read it from then on and are told of it. */
export const lotoShare: Descriptor<Catalogue['loto']['share']> = {
  method: 'POST',
  path: '/loto-share',
}

/** Takes back that a lockout was shared with a colleague. */
export const lotoUnshare: Descriptor<Catalogue['loto']['unshare']> = {
  method: 'DELETE',
  path: '/loto-share',
}

/** Answers the address of the filtered lockouts as an Excel workbook; it lasts for a minute. */
export const lotoExcel: Descriptor<Catalogue['loto']['excel']> = {
  method: 'GET',
  path: '/loto-excel',
}

/** Answers the workbook itself. Fetch it by the address that `loto-excel` gave. */
export const lotoExcelFile: Descriptor<Catalogue['loto']['excelFile']> = {
  method: 'GET',
  path: '/loto-excel-file',
  isFile: true,
}

/** Lists the categories that reports choose from, ten a page unless asked otherwise. */
export const sqrCategories: Descriptor<Catalogue['sqr']['categories']> = {
  method: 'GET',
  path: '/sqr-categories',
}

/** Lists the statuses of reports that whoever asks may see, phase by phase. */
export const sqrStatuses: Descriptor<Catalogue['sqr']['statuses']> = {
  method: 'GET',
  path: '/sqr-status',
}

/** Adds a status of a business unit to a phase, or edits the one that is named. */
export const sqrSaveStatus: Descriptor<Catalogue['sqr']['saveStatus']> = {
  method: 'POST',
  path: '/sqr-status',
}

/** Answers the severity levels, and from which lost time on an event of a unit is of which. */
export const sqrSeverityLevels: Descriptor<Catalogue['sqr']['severityLevels']> = {
  method: 'GET',
  path: '/sqr-severity-level',
}

/** Sets from which lost time on an event of a business unit is of which level, or that it has no levels. */
export const sqrSaveSeverityThresholds: Descriptor<Catalogue['sqr']['saveSeverityThresholds']> = {
  method: 'POST',
  path: '/sqr-severity-thresholds',
}

/** Answers the whole tree that a SCAT analysis chooses from. */
export const sqrMasterScat: Descriptor<Catalogue['sqr']['masterScat']> = {
  method: 'GET',
  path: '/sqr-master-scat',
}

/** Answers the whole tree that a non-conformance chooses from. */
export const sqrMasterNcr: Descriptor<Catalogue['sqr']['masterNcr']> = {
  method: 'GET',
  path: '/sqr-master-ncr',
}

/** Lists wells that reports and analyses have named which one may read, at most fifty. */
export const sqrWells: Descriptor<Catalogue['sqr']['wells']> = { method: 'GET', path: '/sqr-wells' }

/** Lists the equipment of a master category, at most fifty. */
export const sqrAssets: Descriptor<Catalogue['sqr']['assets']> = {
  method: 'GET',
  path: '/sqr-assets',
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const sqrKeepFilter: Descriptor<Catalogue['sqr']['keepFilter']> = {
  method: 'POST',
  path: '/sqr-filter',
}

/** Answers what a kept filter holds. */
export const sqrKeptFilter: Descriptor<Catalogue['sqr']['keptFilter']> = {
  method: 'GET',
  path: '/sqr-filter',
}

/** Answers the address of a safety quality report as a PDF; it lasts for a minute. */
export const sqrPdf: Descriptor<Catalogue['sqr']['pdf']> = { method: 'GET', path: '/sqr-pdf' }

/** Answers the PDF itself. Fetch it by the address that `sqr-pdf` gave. */
export const sqrPdfFile: Descriptor<Catalogue['sqr']['pdfFile']> = {
  method: 'GET',
  path: '/sqr-pdf-file',
  isFile: true,
}

/** Lists safety quality reports: one’s own, those of one’s team, or all one may read. */
export const sqrList: Descriptor<Catalogue['sqr']['list']> = { method: 'GET', path: '/sqr' }

/** Answers one report whole, with its parts and its history. */
export const sqrInformation: Descriptor<Catalogue['sqr']['information']> = {
  method: 'GET',
  path: '/sqr-info',
}

/** Begins a report, or saves the header of the one that is named. */
export const sqrSaveHeaderInfo: Descriptor<Catalogue['sqr']['saveHeaderInfo']> = {
  method: 'POST',
  path: '/sqr-header-info',
}

/** Saves the equipment of a report. */
export const sqrSaveEquipments: Descriptor<Catalogue['sqr']['saveEquipments']> = {
  method: 'POST',
  path: '/sqr-equipments',
}

/** Saves the employees of a report. */
export const sqrSaveEmployees: Descriptor<Catalogue['sqr']['saveEmployees']> = {
  method: 'POST',
  path: '/sqr-employees',
}

/** Saves the parts of a report. */
export const sqrSaveParts: Descriptor<Catalogue['sqr']['saveParts']> = {
  method: 'POST',
  path: '/sqr-parts',
}

/** Saves the timeline of a report. */
export const sqrSaveTimeline: Descriptor<Catalogue['sqr']['saveTimeline']> = {
  method: 'POST',
  path: '/sqr-timeline',
}

/** Saves the SCAT analysis of a report. */
export const sqrSaveScat: Descriptor<Catalogue['sqr']['saveScat']> = {
  method: 'POST',
  path: '/sqr-scat',
}

/** Saves the non-conformance of a report: one line, or none. */
export const sqrSaveNcr: Descriptor<Catalogue['sqr']['saveNcr']> = {
  method: 'POST',
  path: '/sqr-ncr',
}

/** Adds a file to a report: a picture or a PDF of at most 15 MB, thirty a report. */
export const sqrSaveFiles: Descriptor<Catalogue['sqr']['saveFiles']> = {
  method: 'POST',
  path: '/sqr-files',
}

/** Takes a file off a report. */
export const sqrRemoveFile: Descriptor<Catalogue['sqr']['removeFile']> = {
  method: 'DELETE',
  path: '/sqr-files',
}

/** Answers a file of a report itself. */
export const sqrFile: Descriptor<Catalogue['sqr']['file']> = {
  method: 'GET',
  path: '/sqr-file',
  isFile: true,
}

/** Raises an action from a report. */
export const sqrSaveActions: Descriptor<Catalogue['sqr']['saveActions']> = {
  method: 'POST',
  path: '/sqr-actions',
}

/** Says which forms are attached to a report: all of them, in their order. */
export const sqrAttachForms: Descriptor<Catalogue['sqr']['attachForms']> = {
  method: 'POST',
  path: '/sqr-forms-attach',
}

/** Links a report with the one above it, or takes the link away. */
export const sqrSaveLinking: Descriptor<Catalogue['sqr']['saveLinking']> = {
  method: 'POST',
  path: '/sqr-linking',
}

/** Moves a report to another phase, and gives it a status of its unit there. */
export const sqrChangeStatus: Descriptor<Catalogue['sqr']['changeStatus']> = {
  method: 'POST',
  path: '/sqr-change-status',
}

/** Says of parts of a report whether they are as they were reported. */
export const sqrVerifyParts: Descriptor<Catalogue['sqr']['verifyParts']> = {
  method: 'POST',
  path: '/sqr-parts-verification',
}

/** Says whether the responsible party of a report is the right one. */
export const sqrVerifyResponsibleParty: Descriptor<Catalogue['sqr']['verifyResponsibleParty']> = {
  method: 'POST',
  path: '/sqr-responsible-party-verification',
}

/** Deletes a draft of a report; one that was submitted is voided instead. */
export const sqrRemove: Descriptor<Catalogue['sqr']['remove']> = { method: 'DELETE', path: '/sqr' }

/** Lets the token of somebody who was let in from outside hold for longer. */
export const sqrRefreshExternalToken: Descriptor<Catalogue['sqr']['refreshExternalToken']> = {
  method: 'POST',
  path: '/sqr-external-refresh-token',
}

/** Answers the address of the filtered reports as an Excel workbook; it lasts for a minute. */
export const sqrExcel: Descriptor<Catalogue['sqr']['excel']> = { method: 'GET', path: '/sqr-excel' }

/** Answers the workbook itself. Fetch it by the address that `sqr-excel` gave. */
export const sqrExcelFile: Descriptor<Catalogue['sqr']['excelFile']> = {
  method: 'GET',
  path: '/sqr-excel-file',
  isFile: true,
}

/** Answers a machine by its code, with the first of what hangs on it. */
export const equipmentGet: Descriptor<Catalogue['equipment']['get']> = {
  method: 'GET',
  path: '/equipment',
}

/** Lists what people hold and what their jobs ask of them, or what was renewed since. */
export const trainingList: Descriptor<Catalogue['training']['list']> = {
  method: 'GET',
  path: '/training-records',
}

/** Answers the address of the filtered list as an Excel workbook; it lasts for a minute. */
export const trainingExcel: Descriptor<Catalogue['training']['excel']> = {
  method: 'GET',
  path: '/training-excel',
}

/** Answers the workbook itself. Fetch it by the address that `training-excel` gave. */
export const trainingExcelFile: Descriptor<Catalogue['training']['excelFile']> = {
  method: 'GET',
  path: '/training-excel-file',
  isFile: true,
}

/** Answers a page of people, and how each of them stands with every qualification. */
export const trainingMatrix: Descriptor<Catalogue['training']['matrix']> = {
  method: 'GET',
  path: '/training-matrix',
}

/** Answers the address of the filtered matrix as an Excel workbook; it lasts for a minute. */
export const trainingMatrixExcel: Descriptor<Catalogue['training']['matrixExcel']> = {
  method: 'GET',
  path: '/training-matrix-excel',
}

/** Answers the workbook itself. Fetch it by the address that `training-matrix-excel` gave. */
export const trainingMatrixExcelFile: Descriptor<Catalogue['training']['matrixExcelFile']> = {
  method: 'GET',
  path: '/training-matrix-excel-file',
  isFile: true,
}

/** Answers what somebody holds with what was recorded before, and its history. */
export const trainingGet: Descriptor<Catalogue['training']['get']> = {
  method: 'GET',
  path: '/training-record',
}

/** Records what somebody holds, or edits the record that is named. */
export const trainingSave: Descriptor<Catalogue['training']['save']> = {
  method: 'POST',
  path: '/training-record',
}

/** Deletes a record that was made by mistake. */
export const trainingRemove: Descriptor<Catalogue['training']['remove']> = {
  method: 'DELETE',
  path: '/training-record',
}

/** Adds the certificate to a record: one picture or PDF of at most 15 MB. */
export const trainingSaveFile: Descriptor<Catalogue['training']['saveFile']> = {
  method: 'POST',
  path: '/training-file',
}

/** Takes the certificate off a record. */
export const trainingRemoveFile: Descriptor<Catalogue['training']['removeFile']> = {
  method: 'DELETE',
  path: '/training-file',
}

/** Answers the certificate itself. */
export const trainingFile: Descriptor<Catalogue['training']['file']> = {
  method: 'GET',
  path: '/training-file',
  isFile: true,
}

/** Answers all qualifications of the organisation by name, those in use first. */
export const trainingQualifications: Descriptor<Catalogue['training']['qualifications']> = {
  method: 'GET',
  path: '/qualifications',
}

/** Answers a qualification with how it stands with people, and its history. */
export const trainingQualification: Descriptor<Catalogue['training']['qualification']> = {
  method: 'GET',
  path: '/qualification',
}

/** Adds a qualification, or edits the one that is named. */
export const trainingSaveQualification: Descriptor<Catalogue['training']['saveQualification']> = {
  method: 'POST',
  path: '/qualification',
}

/** Retires a qualification, so that nobody is asked for it any more, or brings it back. */
export const trainingRetireQualification: Descriptor<Catalogue['training']['retireQualification']> =
  { method: 'POST', path: '/qualification-retire' }

/** Finds items of the item register by their number or description. */
export const externalDataItemReference: Descriptor<Catalogue['externalData']['itemReference']> = {
  method: 'GET',
  path: '/item-reference',
}

/** Lists the purchase orders of an item. */
export const externalDataPoNumber: Descriptor<Catalogue['externalData']['poNumber']> = {
  method: 'GET',
  path: '/po-number',
}

/** Answers what the fracturing log says of a stage. */
export const externalDataFracTimeline: Descriptor<Catalogue['externalData']['fracTimeline']> = {
  method: 'GET',
  path: '/frac-timeline',
}

/** Answers what the wireline log says of a stage. */
export const externalDataWirelineTimeline: Descriptor<
  Catalogue['externalData']['wirelineTimeline']
> = { method: 'GET', path: '/wireline-timeline' }

/** Lists topics: what is published, one’s own drafts, or what is archived. */
export const topicsList: Descriptor<Catalogue['topics']['list']> = {
  method: 'GET',
  path: '/topics',
}

/** Creates a topic as a draft. */
export const topicsCreate: Descriptor<Catalogue['topics']['create']> = {
  method: 'POST',
  path: '/topics',
}

/** Deletes a topic with its questions. */
export const topicsRemove: Descriptor<Catalogue['topics']['remove']> = {
  method: 'DELETE',
  path: '/topics',
}

/** Answers one topic. */
export const topicsInformation: Descriptor<Catalogue['topics']['information']> = {
  method: 'GET',
  path: '/topic-info',
}

/** Edits a topic. */
export const topicsEdit: Descriptor<Catalogue['topics']['edit']> = {
  method: 'POST',
  path: '/topic-info',
}

/** Moves a topic: publish, archive, publish again. */
export const topicsMove: Descriptor<Catalogue['topics']['move']> = {
  method: 'POST',
  path: '/topic-status',
}

/** Says who may read a topic: everybody, or its owner and some people. */
export const topicsSaveAccess: Descriptor<Catalogue['topics']['saveAccess']> = {
  method: 'POST',
  path: '/topic-access',
}

/** Lists what happened to a topic, newest first, fifty a page. */
export const topicsHistory: Descriptor<Catalogue['topics']['history']> = {
  method: 'GET',
  path: '/topic-history',
}

/** Lists the questions of a topic, open ones first, each with its first answers. */
export const topicsQuestionAnswers: Descriptor<Catalogue['topics']['questionAnswers']> = {
  method: 'GET',
  path: '/topic-question-answer',
}

/** Asks a question on a topic, or answers the one that is named. */
export const topicsSaveQuestionAnswer: Descriptor<Catalogue['topics']['saveQuestionAnswer']> = {
  method: 'POST',
  path: '/topic-question-answer',
}

/** Finds the questions of a topic that look like a text; five at most. */
export const topicsAlike: Descriptor<Catalogue['topics']['alike']> = {
  method: 'GET',
  path: '/topic-question-alike',
}

/** Edits one’s own question or answer; after 15 minutes the earlier text is kept. */
export const topicsEditQuestionAnswer: Descriptor<Catalogue['topics']['editQuestionAnswer']> = {
  method: 'POST',
  path: '/topic-question-answer-text',
}

/** Deletes a question with its answers, or an answer. */
export const topicsRemoveQuestionAnswer: Descriptor<Catalogue['topics']['removeQuestionAnswer']> = {
  method: 'DELETE',
  path: '/topic-question-answer',
}

/** Lists the earlier texts of a question or an answer, the latest first. */
export const topicsEarlierTexts: Descriptor<Catalogue['topics']['earlierTexts']> = {
  method: 'GET',
  path: '/topic-question-answer-text',
}

/** Votes for an answer of somebody else, or takes the vote back. */
export const topicsVoteAnswer: Descriptor<Catalogue['topics']['voteAnswer']> = {
  method: 'POST',
  path: '/topic-answer-vote',
}

/** Marks an answer as the official one, or takes the mark off. */
export const topicsMarkOfficial: Descriptor<Catalogue['topics']['markOfficial']> = {
  method: 'POST',
  path: '/topic-answer-official',
}

/** Moves a question: accept an answer, close, reopen, mark as a duplicate. */
export const topicsMoveQuestion: Descriptor<Catalogue['topics']['moveQuestion']> = {
  method: 'POST',
  path: '/topic-question-status',
}

/** Shows an administrator who asked an anonymous question, and writes down that it did. */
export const topicsRevealAsker: Descriptor<Catalogue['topics']['revealAsker']> = {
  method: 'POST',
  path: '/topic-question-asker',
}

/** Adds a file to a topic: a picture or a PDF of at most 15 MB, thirty a topic. */
export const topicsAddFile: Descriptor<Catalogue['topics']['addFile']> = {
  method: 'POST',
  path: '/topic-files',
}

/** Takes a file off a topic. */
export const topicsRemoveFile: Descriptor<Catalogue['topics']['removeFile']> = {
  method: 'DELETE',
  path: '/topic-files',
}

/** Adds a file to one’s own question or answer: a picture or a PDF of at most 15 MB, six each. */
export const topicsAddPostFile: Descriptor<Catalogue['topics']['addPostFile']> = {
  method: 'POST',
  path: '/topic-question-answer-files',
}

/** Takes a file off one’s own question or answer. */
export const topicsRemovePostFile: Descriptor<Catalogue['topics']['removePostFile']> = {
  method: 'DELETE',
  path: '/topic-question-answer-files',
}

/** Answers a file of a topic, of its questions or their answers itself. */
export const topicsFile: Descriptor<Catalogue['topics']['file']> = {
  method: 'GET',
  path: '/topic-file',
  isFile: true,
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const topicsKeepFilter: Descriptor<Catalogue['topics']['keepFilter']> = {
  method: 'POST',
  path: '/topics-filter',
}

/** Answers what a kept filter holds. */
export const topicsKeptFilter: Descriptor<Catalogue['topics']['keptFilter']> = {
  method: 'GET',
  path: '/topics-filter',
}

/** Answers the address of the filtered topics and their questions as an Excel workbook; it lasts for a minute. */
export const topicsExcel: Descriptor<Catalogue['topics']['excel']> = {
  method: 'GET',
  path: '/topics-excel',
}

/** Answers the workbook itself. Fetch it by the address that `topics-excel` gave. */
export const topicsExcelFile: Descriptor<Catalogue['topics']['excelFile']> = {
  method: 'GET',
  path: '/topics-excel-file',
  isFile: true,
}

/** Answers the person’s own settings: what they are told, by which road, and when not. */
export const settingsGet: Descriptor<Catalogue['settings']['get']> = {
  method: 'GET',
  path: '/settings',
}

/** Saves the person’s own settings. */
export const settingsSave: Descriptor<Catalogue['settings']['save']> = {
  method: 'POST',
  path: '/settings',
}

/** Saves the language that the person reads where something is said in several. */
export const settingsSaveLanguage: Descriptor<Catalogue['settings']['saveLanguage']> = {
  method: 'POST',
  path: '/settings-language',
}

/** Saves the time zone in which the person is told days and times. */
export const settingsSaveTimeZone: Descriptor<Catalogue['settings']['saveTimeZone']> = {
  method: 'POST',
  path: '/settings-time-zone',
}

/** Answers what the organisation is called, its time zone, and its logo. */
export const settingsOrganisation: Descriptor<Catalogue['settings']['organisation']> = {
  method: 'GET',
  path: '/settings-organisation',
}

/** Saves what the organisation is called and in which time zone it works. */
export const settingsSaveOrganisation: Descriptor<Catalogue['settings']['saveOrganisation']> = {
  method: 'POST',
  path: '/settings-organisation',
}

/** Adds the logo of the organisation: a PNG or a JPEG of at most 1 MB. */
export const settingsSaveLogo: Descriptor<Catalogue['settings']['saveLogo']> = {
  method: 'POST',
  path: '/settings-logo',
}

/** Takes the logo off the organisation’s papers. */
export const settingsRemoveLogo: Descriptor<Catalogue['settings']['removeLogo']> = {
  method: 'DELETE',
  path: '/settings-logo',
}

/** Answers the logo itself. */
export const settingsLogo: Descriptor<Catalogue['settings']['logo']> = {
  method: 'GET',
  path: '/settings-logo',
  isFile: true,
}

/** Answers how the organisation judges risks: what the digits are called, and each code’s level. */
export const settingsRiskMatrix: Descriptor<Catalogue['settings']['riskMatrix']> = {
  method: 'GET',
  path: '/settings-risk-matrix',
}

/** Saves how the organisation judges risks. */
export const settingsSaveRiskMatrix: Descriptor<Catalogue['settings']['saveRiskMatrix']> = {
  method: 'POST',
  path: '/settings-risk-matrix',
}

/** Lists what the person was told in the last 90 days, the newest first. */
export const notificationsList: Descriptor<Catalogue['notifications']['list']> = {
  method: 'GET',
  path: '/notifications',
}

/** Lists what the person was told, one line for each record, the newest first. */
export const notificationsInbox: Descriptor<Catalogue['notifications']['inbox']> = {
  method: 'GET',
  path: '/notifications-inbox',
}

/** Lists all that the person was told of the record of a notification, the newest first. */
export const notificationsOfRecord: Descriptor<Catalogue['notifications']['ofRecord']> = {
  method: 'GET',
  path: '/notifications-of-record',
}

/** Marks notifications as read: those named, or all of them. */
export const notificationsMarkRead: Descriptor<Catalogue['notifications']['markRead']> = {
  method: 'POST',
  path: '/notifications-read',
}

/** Puts off what the person was told of a record, or brings it back. */
export const notificationsPutOff: Descriptor<Catalogue['notifications']['putOff']> = {
  method: 'POST',
  path: '/notifications-later',
}

/** Answers one thing that the person was told, such as the one that a mail leads to. */
export const notificationsGet: Descriptor<Catalogue['notifications']['get']> = {
  method: 'GET',
  path: '/notifications-detail',
}

/** Ends all mails about notifications to the person whose mail carried the link. */
export const notificationsUnsubscribe: Descriptor<Catalogue['notifications']['unsubscribe']> = {
  method: 'POST',
  path: '/unsubscribe',
}

/** Lists the files that the operator’s program did not take, the newest first. */
export const filesRefused: Descriptor<Catalogue['files']['refused']> = {
  method: 'GET',
  path: '/refused-files',
}

/** Lists files: those to acknowledge, those in force, those on their way, or archived. */
export const filesList: Descriptor<Catalogue['files']['list']> = {
  method: 'GET',
  path: '/file-library',
}

/** Answers a file whole: its versions, whom it is for, and what may be done with it. */
export const filesGet: Descriptor<Catalogue['files']['get']> = {
  method: 'GET',
  path: '/file-library-file',
}

/** Lists what happened to a file, newest first, fifty a page. */
export const filesHistory: Descriptor<Catalogue['files']['history']> = {
  method: 'GET',
  path: '/file-library-history',
}

/** Adds a file to the library, or edits what is said of the one that is named. */
export const filesSave: Descriptor<Catalogue['files']['save']> = {
  method: 'POST',
  path: '/file-library',
}

/** Adds a version of a file; the one before stays in force until this one is approved. */
export const filesAddVersion: Descriptor<Catalogue['files']['addVersion']> = {
  method: 'POST',
  path: '/file-library-version',
}

/** Answers the file itself: the version in force, or another one to those who keep files. */
export const filesContent: Descriptor<Catalogue['files']['content']> = {
  method: 'GET',
  path: '/file-library-version',
  isFile: true,
}

/** Answers the words of a version, as far as they were taken out: its first part. */
export const filesText: Descriptor<Catalogue['files']['text']> = {
  method: 'GET',
  path: '/file-library-text',
}

/** Moves a file: sent for approval, approved, sent back, archived, taken up, deleted. */
export const filesMove: Descriptor<Catalogue['files']['move']> = {
  method: 'POST',
  path: '/file-library-status',
}

/** Lists the files that the person pinned and may still read, pinned last first. */
export const filesPins: Descriptor<Catalogue['files']['pins']> = {
  method: 'GET',
  path: '/file-library-pin',
}

/** Pins a file, so that it is at hand and the person’s devices keep it. */
export const filesPin: Descriptor<Catalogue['files']['pin']> = {
  method: 'POST',
  path: '/file-library-pin',
}

/** Unpins a file; the person’s devices let go of it. */
export const filesUnpin: Descriptor<Catalogue['files']['unpin']> = {
  method: 'DELETE',
  path: '/file-library-pin',
}

/** Notes that the person has the version in force before them. */
export const filesOpen: Descriptor<Catalogue['files']['open']> = {
  method: 'POST',
  path: '/file-library-opened',
}

/** Acknowledges the version in force, which must have been opened. */
export const filesAcknowledge: Descriptor<Catalogue['files']['acknowledge']> = {
  method: 'POST',
  path: '/file-library-acknowledgement',
}

/** Waives somebody’s acknowledgement, and says why. */
export const filesWaive: Descriptor<Catalogue['files']['waive']> = {
  method: 'POST',
  path: '/file-library-waiver',
}

/** Lists how far each person is with the version in force, fifty a page, and the counts. */
export const filesAcknowledgements: Descriptor<Catalogue['files']['acknowledgements']> = {
  method: 'GET',
  path: '/file-library-acknowledgement',
}

/** Begins a file of at most 200 MB that comes in parts, or goes on with it after a cut. */
export const filesBeginUpload: Descriptor<Catalogue['files']['beginUpload']> = {
  method: 'POST',
  path: '/file-library-upload',
}

/** Adds a part of a file; sent once more it takes the place of the one before. */
export const filesAddPart: Descriptor<Catalogue['files']['addPart']> = {
  method: 'POST',
  path: '/file-library-upload-part',
}

/** Puts the parts of a file together and answers the `upload:` that a version takes. */
export const filesEndUpload: Descriptor<Catalogue['files']['endUpload']> = {
  method: 'POST',
  path: '/file-library-upload-end',
}

/** Lists the folders and tags of the files that the person reads; 200 of each at most. */
export const filesChoices: Descriptor<Catalogue['files']['choices']> = {
  method: 'GET',
  path: '/file-library-choices',
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const filesKeepFilter: Descriptor<Catalogue['files']['keepFilter']> = {
  method: 'POST',
  path: '/file-library-filter',
}

/** Answers what a kept filter holds. */
export const filesKeptFilter: Descriptor<Catalogue['files']['keptFilter']> = {
  method: 'GET',
  path: '/file-library-filter',
}

/** Answers the address of a workbook of files and the people who are to acknowledge them. */
export const filesExcel: Descriptor<Catalogue['files']['excel']> = {
  method: 'GET',
  path: '/file-library-excel',
}

/** Answers the workbook itself. Fetch it by the address that `file-library-excel` gave. */
export const filesExcelFile: Descriptor<Catalogue['files']['excelFile']> = {
  method: 'GET',
  path: '/file-library-excel-file',
  isFile: true,
}

/** Lists safety data sheets: those on one’s pads, all approved, asked for, in review, or archived. */
export const sdsList: Descriptor<Catalogue['sds']['list']> = { method: 'GET', path: '/sds' }

/** Answers a safety data sheet whole, with where it lies and what may be done with it. */
export const sdsGet: Descriptor<Catalogue['sds']['get']> = { method: 'GET', path: '/sds-sheet' }

/** Lists what happened to a safety data sheet, newest first, fifty a page. */
export const sdsHistory: Descriptor<Catalogue['sds']['history']> = {
  method: 'GET',
  path: '/sds-history',
}

/** Adds a safety data sheet, or edits the one that is named. */
export const sdsSave: Descriptor<Catalogue['sds']['save']> = { method: 'POST', path: '/sds' }

/** Moves a safety data sheet: received, in review, approved, archived, and back; or deletes it. */
export const sdsMove: Descriptor<Catalogue['sds']['move']> = { method: 'POST', path: '/sds-status' }

/** Keeps the supplier’s PDF of a safety data sheet in place of the one before. */
export const sdsSaveDocument: Descriptor<Catalogue['sds']['saveDocument']> = {
  method: 'POST',
  path: '/sds-file',
}

/** Answers the supplier’s PDF itself, or one that went with the sheet before. */
export const sdsDocument: Descriptor<Catalogue['sds']['document']> = {
  method: 'GET',
  path: '/sds-file',
  isFile: true,
}

/** Says how much of a product lies on a pad; the same pad and container are overwritten. */
export const sdsSaveInventory: Descriptor<Catalogue['sds']['saveInventory']> = {
  method: 'POST',
  path: '/sds-inventory',
}

/** Takes a product off a pad. */
export const sdsRemoveInventory: Descriptor<Catalogue['sds']['removeInventory']> = {
  method: 'DELETE',
  path: '/sds-inventory',
}

/** Answers up to five sheets that are there or asked for, of products with such a name. */
export const sdsAlike: Descriptor<Catalogue['sds']['alike']> = { method: 'GET', path: '/sds-alike' }

/** Asks for a sheet that is missing; whoever keeps sheets is told. */
export const sdsAsk: Descriptor<Catalogue['sds']['ask']> = { method: 'POST', path: '/sds-request' }

/** Says that one needs a sheet too that others asked for. */
export const sdsJoin: Descriptor<Catalogue['sds']['join']> = {
  method: 'POST',
  path: '/sds-request-join',
}

/** Notes that the person has the sheet before them. */
export const sdsOpen: Descriptor<Catalogue['sds']['open']> = { method: 'POST', path: '/sds-opened' }

/** Acknowledges a sheet, which must have been opened. */
export const sdsAcknowledge: Descriptor<Catalogue['sds']['acknowledge']> = {
  method: 'POST',
  path: '/sds-acknowledgement',
}

/** Waives somebody’s acknowledgement of a sheet, and says why. */
export const sdsWaive: Descriptor<Catalogue['sds']['waive']> = {
  method: 'POST',
  path: '/sds-waiver',
}

/** Lists how far each person is with a sheet, fifty a page, and the counts. */
export const sdsAcknowledgements: Descriptor<Catalogue['sds']['acknowledgements']> = {
  method: 'GET',
  path: '/sds-acknowledgement',
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const sdsKeepFilter: Descriptor<Catalogue['sds']['keepFilter']> = {
  method: 'POST',
  path: '/sds-filter',
}

/** Answers what a kept filter holds. */
export const sdsKeptFilter: Descriptor<Catalogue['sds']['keptFilter']> = {
  method: 'GET',
  path: '/sds-filter',
}

/** Lists the manufacturers of approved sheets, to filter by; fifty at most. */
export const sdsManufacturers: Descriptor<Catalogue['sds']['manufacturers']> = {
  method: 'GET',
  path: '/sds-manufacturers',
}

/** Answers the address of the chemical inventory by pad as an Excel workbook. */
export const sdsExcel: Descriptor<Catalogue['sds']['excel']> = { method: 'GET', path: '/sds-excel' }

/** Answers the workbook itself. Fetch it by the address that `sds-excel` gave. */
export const sdsExcelFile: Descriptor<Catalogue['sds']['excelFile']> = {
  method: 'GET',
  path: '/sds-excel-file',
  isFile: true,
}

/** Answers the address of who has acknowledged each sheet as an Excel workbook. */
export const sdsPeopleExcel: Descriptor<Catalogue['sds']['peopleExcel']> = {
  method: 'GET',
  path: '/sds-people-excel',
}

/** Answers the workbook itself. Fetch it by the address that `sds-people-excel` gave. */
export const sdsPeopleExcelFile: Descriptor<Catalogue['sds']['peopleExcelFile']> = {
  method: 'GET',
  path: '/sds-people-excel-file',
  isFile: true,
}

/** Lists the keys of the pads’ kiosks, newest first, without their secrets. */
export const sdsKiosks: Descriptor<Catalogue['sds']['kiosks']> = {
  method: 'GET',
  path: '/sds-kiosks',
}

/** Makes a key that opens the sheets of one pad without signing in, and shows it once. */
export const sdsAddKiosk: Descriptor<Catalogue['sds']['addKiosk']> = {
  method: 'POST',
  path: '/sds-kiosks',
}

/** Ends the key of a pad’s kiosk at once. */
export const sdsRevokeKiosk: Descriptor<Catalogue['sds']['revokeKiosk']> = {
  method: 'DELETE',
  path: '/sds-kiosks',
}

/** Lists the approved sheets of what lies on a pad, to whoever has the key of its kiosk. */
export const sdsKiosk: Descriptor<Catalogue['sds']['kiosk']> = { method: 'GET', path: '/sds-kiosk' }

/** Answers one of those sheets whole. */
export const sdsKioskSheet: Descriptor<Catalogue['sds']['kioskSheet']> = {
  method: 'GET',
  path: '/sds-kiosk-sheet',
}

/** Answers the supplier’s PDF of one of those sheets, to be saved. */
export const sdsKioskDocument: Descriptor<Catalogue['sds']['kioskDocument']> = {
  method: 'GET',
  path: '/sds-kiosk-file',
  isFile: true,
}

/** Answers all of those sheets whole, to be taken along where there is no network. */
export const sdsKioskPack: Descriptor<Catalogue['sds']['kioskPack']> = {
  method: 'GET',
  path: '/sds-kiosk-pack',
}

/** Lists the pads where something with an approved sheet lies, one’s own first. */
export const sdsPads: Descriptor<Catalogue['sds']['pads']> = { method: 'GET', path: '/sds-pads' }

/** Answers the approved sheets of what lies on a pad, whole. */
export const sdsPack: Descriptor<Catalogue['sds']['pack']> = { method: 'GET', path: '/sds-pack' }

/** Answers the tree of one type, whole, each entry below the one that it belongs to. */
export const categoriesList: Descriptor<Catalogue['categories']['list']> = {
  method: 'GET',
  path: '/categories',
}

/** Adds an entry to a tree, or renames, moves, hides or shows the one that is named. */
export const categoriesSave: Descriptor<Catalogue['categories']['save']> = {
  method: 'POST',
  path: '/categories',
}

/** Deletes an entry that nothing has chosen and nothing lies below; others are hidden. */
export const categoriesRemove: Descriptor<Catalogue['categories']['remove']> = {
  method: 'DELETE',
  path: '/categories',
}

/** Lists forms as those who make them see them. */
export const manageFormsList: Descriptor<Catalogue['manageForms']['list']> = {
  method: 'GET',
  path: '/manage-forms',
}

/** Answers a form with its versions, how it is used, and its history. */
export const manageFormsGet: Descriptor<Catalogue['manageForms']['get']> = {
  method: 'GET',
  path: '/manage-form',
}

/** Makes a form, or edits what is said of one beside its questions. */
export const manageFormsSave: Descriptor<Catalogue['manageForms']['save']> = {
  method: 'POST',
  path: '/manage-form',
}

/** Makes a new form of one: its draft, or the version in use where there is none. */
export const manageFormsCopy: Descriptor<Catalogue['manageForms']['copy']> = {
  method: 'POST',
  path: '/manage-form-copy',
}

/** Moves a form: publish its draft, pause, resume, archive, restore. */
export const manageFormsMove: Descriptor<Catalogue['manageForms']['move']> = {
  method: 'POST',
  path: '/manage-form-status',
}

/** Deletes a form without entries, or, with the key for it, one with its entries. */
export const manageFormsRemove: Descriptor<Catalogue['manageForms']['remove']> = {
  method: 'DELETE',
  path: '/manage-form',
}

/** Lists the forms that come with Holdpoint, for whoever makes forms to begin with. */
export const manageFormsLibrary: Descriptor<Catalogue['manageForms']['library']> = {
  method: 'GET',
  path: '/manage-form-library',
}

/** Answers one of the forms that come with Holdpoint, with all that it asks. */
export const manageFormsLibraryForm: Descriptor<Catalogue['manageForms']['libraryForm']> = {
  method: 'GET',
  path: '/manage-form-library-form',
}

/** Makes a new form, a draft, of one that comes with Holdpoint. */
export const manageFormsTakeFromLibrary: Descriptor<Catalogue['manageForms']['takeFromLibrary']> = {
  method: 'POST',
  path: '/manage-form-library-form',
}

/** Answers what is being written, with everything that keeps it from being published. */
export const manageFormsDraft: Descriptor<Catalogue['manageForms']['draft']> = {
  method: 'GET',
  path: '/manage-form-draft',
}

/** Saves a draft whole; it may be unfinished. What it took the place of can be undone. */
export const manageFormsSaveDraft: Descriptor<Catalogue['manageForms']['saveDraft']> = {
  method: 'POST',
  path: '/manage-form-draft',
}

/** Takes the last step of a draft back. */
export const manageFormsUndoDraft: Descriptor<Catalogue['manageForms']['undoDraft']> = {
  method: 'POST',
  path: '/manage-form-undo',
}

/** Throws a draft away; the version in use stays as it is. */
export const manageFormsDiscardDraft: Descriptor<Catalogue['manageForms']['discardDraft']> = {
  method: 'DELETE',
  path: '/manage-form-draft',
}

/** Answers a published version of a form with its definition. */
export const manageFormsVersion: Descriptor<Catalogue['manageForms']['version']> = {
  method: 'GET',
  path: '/manage-form-version',
}

/** Makes the draft of a file: an XLSForm (.xlsx or .csv), or JSON as this exports it. */
export const manageFormsImportFile: Descriptor<Catalogue['manageForms']['importFile']> = {
  method: 'POST',
  path: '/manage-form-import',
}

/** Answers a form as a file: as an XLSForm workbook, or as JSON. */
export const manageFormsExportFile: Descriptor<Catalogue['manageForms']['exportFile']> = {
  method: 'GET',
  path: '/manage-form-file',
  isFile: true,
}

/** Lists schedules: those that assign forms, or those that do not any more. */
export const formSchedulesList: Descriptor<Catalogue['formSchedules']['list']> = {
  method: 'GET',
  path: '/form-schedules',
}

/** Answers a schedule with whom it asks, its coming occurrences and its history. */
export const formSchedulesGet: Descriptor<Catalogue['formSchedules']['get']> = {
  method: 'GET',
  path: '/form-schedule',
}

/** Answers when a form was assigned, the latest first, and what became of it by whom. */
export const formSchedulesRuns: Descriptor<Catalogue['formSchedules']['runs']> = {
  method: 'GET',
  path: '/form-schedule-runs',
}

/** Answers those who report to you, through however many, by their names. */
export const formSchedulesTeam: Descriptor<Catalogue['formSchedules']['team']> = {
  method: 'GET',
  path: '/form-schedule-team',
}

/** Assigns a form to people, once or on a schedule, or edits the one that is named. */
export const formSchedulesSave: Descriptor<Catalogue['formSchedules']['save']> = {
  method: 'POST',
  path: '/form-schedule',
}

/** Pauses a schedule, or lets it go on from now. */
export const formSchedulesPause: Descriptor<Catalogue['formSchedules']['pause']> = {
  method: 'POST',
  path: '/form-schedule-pause',
}

/** Deletes a schedule; what it has assigned stays with those who were asked. */
export const formSchedulesRemove: Descriptor<Catalogue['formSchedules']['remove']> = {
  method: 'DELETE',
  path: '/form-schedule',
}

/** Hands a form that somebody has not begun to somebody else, for whom it is new. */
export const formSchedulesHandOn: Descriptor<Catalogue['formSchedules']['handOn']> = {
  method: 'POST',
  path: '/form-schedule-hand-on',
}

/** Lists messages: those for oneself now, and by right what was sent, drafted and ended. */
export const messagesList: Descriptor<Catalogue['messages']['list']> = {
  method: 'GET',
  path: '/message-center',
}

/** Answers a message whole; for its authors with its audience and how far it came. */
export const messagesGet: Descriptor<Catalogue['messages']['get']> = {
  method: 'GET',
  path: '/message',
}

/** Answers the picture of a message itself. */
export const messagesImage: Descriptor<Catalogue['messages']['image']> = {
  method: 'GET',
  path: '/message-image',
  isFile: true,
}

/** Drafts a message, and with `send` sends it at once. */
export const messagesCreate: Descriptor<Catalogue['messages']['create']> = {
  method: 'POST',
  path: '/messages',
}

/** Edits a message that has not ended; with `send` a draft is sent. */
export const messagesEdit: Descriptor<Catalogue['messages']['edit']> = {
  method: 'POST',
  path: '/message',
}

/** Moves a message: send, take back to draft, recall, use again. */
export const messagesMove: Descriptor<Catalogue['messages']['move']> = {
  method: 'POST',
  path: '/message-status',
}

/** Deletes a message; one that is active is recalled instead. */
export const messagesRemove: Descriptor<Catalogue['messages']['remove']> = {
  method: 'DELETE',
  path: '/messages',
}

/** Counts the people of an audience, and names the first ten. */
export const messagesAudience: Descriptor<Catalogue['messages']['audience']> = {
  method: 'GET',
  path: '/message-audience',
}

/** Says what a message says in a further language. */
export const messagesSaveText: Descriptor<Catalogue['messages']['saveText']> = {
  method: 'POST',
  path: '/message-texts',
}

/** Takes back what a message says in a further language. */
export const messagesRemoveText: Descriptor<Catalogue['messages']['removeText']> = {
  method: 'DELETE',
  path: '/message-texts',
}

/** Notes that messages were shown to the person, in a list or opened. */
export const messagesReceive: Descriptor<Catalogue['messages']['receive']> = {
  method: 'POST',
  path: '/message-receipts',
}

/** Acknowledges a message that is for the person; a second time changes nothing. */
export const messagesAcknowledge: Descriptor<Catalogue['messages']['acknowledge']> = {
  method: 'POST',
  path: '/message-acknowledgement',
}

/** Lists how far each person of the audience came, fifty a page, with the counts. */
export const messagesReceipts: Descriptor<Catalogue['messages']['receipts']> = {
  method: 'GET',
  path: '/message-receipts',
}

/** Lists what happened to a message, newest first, fifty a page. */
export const messagesHistory: Descriptor<Catalogue['messages']['history']> = {
  method: 'GET',
  path: '/message-history',
}

/** Keeps a long filter and answers the short name that calls take as `filter`. */
export const messagesKeepFilter: Descriptor<Catalogue['messages']['keepFilter']> = {
  method: 'POST',
  path: '/messages-filter',
}

/** Answers what a kept filter holds. */
export const messagesKeptFilter: Descriptor<Catalogue['messages']['keptFilter']> = {
  method: 'GET',
  path: '/messages-filter',
}

/** Answers the address of a workbook with a row for each receipt of the filtered messages. */
export const messagesExcel: Descriptor<Catalogue['messages']['excel']> = {
  method: 'GET',
  path: '/messages-excel',
}

/** Answers the workbook itself. Fetch it by the address that `messages-excel` gave. */
export const messagesExcelFile: Descriptor<Catalogue['messages']['excelFile']> = {
  method: 'GET',
  path: '/messages-excel-file',
  isFile: true,
}

/** Answers what waits for the person, what runs where they work now, who thanks them, and the forms that they fill most. */
export const homeGet: Descriptor<Catalogue['home']['get']> = { method: 'GET', path: '/home' }

/** Answers how much waits for the person in each place. */
export const homeCounts: Descriptor<Catalogue['home']['counts']> = {
  method: 'GET',
  path: '/home-counts',
}

/** Finds forms, reviews, actions, people, messages, topics, files, sheets, hazards, analyses, lockouts, quality reports, equipment, work orders, qualifications and forms to fill by a text. */
export const searchFind: Descriptor<Catalogue['search']['find']> = {
  method: 'GET',
  path: '/search',
}

/** Lists inquiries: one’s own, those that are still to be answered, or all. */
export const adminInquiriesList: Descriptor<Catalogue['adminInquiries']['list']> = {
  method: 'GET',
  path: '/admin-inquiries',
}

/** Answers an inquiry whole, with what was written below it and its history. */
export const adminInquiriesGet: Descriptor<Catalogue['adminInquiries']['get']> = {
  method: 'GET',
  path: '/admin-inquiry',
}

/** Asks the administrators, or edits what one has asked while nobody has taken it. */
export const adminInquiriesSave: Descriptor<Catalogue['adminInquiries']['save']> = {
  method: 'POST',
  path: '/admin-inquiry',
}

/** Moves an inquiry: take, ask back, resolve, confirm, reopen, withdraw. */
export const adminInquiriesAct: Descriptor<Catalogue['adminInquiries']['act']> = {
  method: 'POST',
  path: '/admin-inquiry-status',
}

/** Writes below an inquiry, for whoever asked or for those who answer alone. */
export const adminInquiriesReply: Descriptor<Catalogue['adminInquiries']['reply']> = {
  method: 'POST',
  path: '/admin-inquiry-reply',
}

/** Lists reports: those that come with Holdpoint, one’s own, and shared ones. */
export const reportsList: Descriptor<Catalogue['reports']['list']> = {
  method: 'GET',
  path: '/reports',
}

/** Answers a report: what it counts, who may open it and who is told of it. */
export const reportsGet: Descriptor<Catalogue['reports']['get']> = {
  method: 'GET',
  path: '/report',
}

/** Answers what a report says to whoever asks, from the rows they may read. */
export const reportsResult: Descriptor<Catalogue['reports']['result']> = {
  method: 'GET',
  path: '/report-result',
}

/** Makes a report, or edits the one that is named. */
export const reportsSave: Descriptor<Catalogue['reports']['save']> = {
  method: 'POST',
  path: '/reports',
}

/** Deletes a report; those that come with Holdpoint stay. */
export const reportsRemove: Descriptor<Catalogue['reports']['remove']> = {
  method: 'DELETE',
  path: '/reports',
}

/** Answers the address of a report as an Excel workbook; it lasts for a minute. */
export const reportsExcel: Descriptor<Catalogue['reports']['excel']> = {
  method: 'GET',
  path: '/report-excel',
}

/** Answers the workbook itself. Fetch it by the address that `report-excel` gave. */
export const reportsExcelFile: Descriptor<Catalogue['reports']['excelFile']> = {
  method: 'GET',
  path: '/report-excel-file',
  isFile: true,
}

/** Lists what the person wants to hear of, the newest first. */
export const subscriptionsList: Descriptor<Catalogue['subscriptions']['list']> = {
  method: 'GET',
  path: '/subscriptions',
}

/** Follows a record, or subscribes to a saved filter of one’s own. */
export const subscriptionsSave: Descriptor<Catalogue['subscriptions']['save']> = {
  method: 'POST',
  path: '/subscriptions',
}

/** Ends one of one’s own subscriptions. */
export const subscriptionsRemove: Descriptor<Catalogue['subscriptions']['remove']> = {
  method: 'DELETE',
  path: '/subscriptions',
}

/** Lists what waits for the person’s approval: what is due first, then by risk. */
export const pendingApprovalsList: Descriptor<Catalogue['pendingApprovals']['list']> = {
  method: 'GET',
  path: '/pending-approvals',
}

/** Approves or rejects up to a hundred waiting items of one kind, and says of each what came of it. */
export const pendingApprovalsDecide: Descriptor<Catalogue['pendingApprovals']['decide']> = {
  method: 'POST',
  path: '/pending-approvals',
}

/** Lists who stands in for the person now or later, soonest first. */
export const pendingApprovalsDelegations: Descriptor<Catalogue['pendingApprovals']['delegations']> =
  { method: 'GET', path: '/approval-delegations' }

/** Names somebody who decides in one’s place, for 60 days at most. */
export const pendingApprovalsDelegate: Descriptor<Catalogue['pendingApprovals']['delegate']> = {
  method: 'POST',
  path: '/approval-delegations',
}

/** Ends a delegation of one’s own. */
export const pendingApprovalsEndDelegation: Descriptor<
  Catalogue['pendingApprovals']['endDelegation']
> = { method: 'DELETE', path: '/approval-delegations' }

/** All of them, by area and verb. */
export const descriptors = {
  auth: {
    login: authLogin,
    signout: authSignout,
    refreshToken: authRefreshToken,
    loginSettings: authLoginSettings,
    session: authSession,
    sessions: authSessions,
    endSession: authEndSession,
    endOtherSessions: authEndOtherSessions,
    exchangeExternalKey: authExchangeExternalKey,
    startProviderSignIn: authStartProviderSignIn,
    finishProviderSignIn: authFinishProviderSignIn,
    endByProvider: authEndByProvider,
  },
  accounts: {
    setUp: accountsSetUp,
    forgottenPassword: accountsForgottenPassword,
    oneTimeLink: accountsOneTimeLink,
    choosePassword: accountsChoosePassword,
    changePassword: accountsChangePassword,
  },
  master: {
    get: masterGet,
    entries: masterEntries,
    saveEntry: masterSaveEntry,
    retireEntry: masterRetireEntry,
    removeEntry: masterRemoveEntry,
    checkImport: masterCheckImport,
    getImport: masterGetImport,
    applyImport: masterApplyImport,
    importReport: masterImportReport,
    entriesTable: masterEntriesTable,
  },
  forms: {
    fillMenu: formsFillMenu,
    byType: formsByType,
    byIds: formsByIds,
    search: formsSearch,
    recent: formsRecent,
  },
  myForms: {
    list: myFormsList,
    keepFilter: myFormsKeepFilter,
    keptFilter: myFormsKeptFilter,
    graph: myFormsGraph,
    start: myFormsStart,
    ahead: myFormsAhead,
    blank: myFormsBlank,
    get: myFormsGet,
    fill: myFormsFill,
    addAnswerImage: myFormsAddAnswerImage,
    addAnswerFile: myFormsAddAnswerFile,
    removeAnswerImage: myFormsRemoveAnswerImage,
    answerImage: myFormsAnswerImage,
    answerImageSize: myFormsAnswerImageSize,
    markAnswerImage: myFormsMarkAnswerImage,
    sign: myFormsSign,
    submit: myFormsSubmit,
    remove: myFormsRemove,
    restore: myFormsRestore,
    handOver: myFormsHandOver,
    share: myFormsShare,
    shares: myFormsShares,
    unshare: myFormsUnshare,
    vote: myFormsVote,
    kudos: myFormsKudos,
    giveKudos: myFormsGiveKudos,
    comments: myFormsComments,
    saveComment: myFormsSaveComment,
    removeComment: myFormsRemoveComment,
    actionSummary: myFormsActionSummary,
    actions: myFormsActions,
    linkedActions: myFormsLinkedActions,
    linkAction: myFormsLinkAction,
    attachments: myFormsAttachments,
    addAttachment: myFormsAddAttachment,
    removeAttachment: myFormsRemoveAttachment,
    approvals: myFormsApprovals,
    reviewSignature: myFormsReviewSignature,
    saveReviewSignature: myFormsSaveReviewSignature,
    history: myFormsHistory,
    historyVersion: myFormsHistoryVersion,
    subForms: myFormsSubForms,
    pdf: myFormsPdf,
    pdfFile: myFormsPdfFile,
    excel: myFormsExcel,
    excelFile: myFormsExcelFile,
    answersExcel: myFormsAnswersExcel,
    answersExcelFile: myFormsAnswersExcelFile,
  },
  savedFilters: {
    list: savedFiltersList,
    save: savedFiltersSave,
    remove: savedFiltersRemove,
  },
  dashboards: {
    urls: dashboardsUrls,
  },
  userSettings: {
    save: userSettingsSave,
  },
  people: {
    search: peopleSearch,
    list: peopleList,
    excel: peopleExcel,
    excelFile: peopleExcelFile,
    get: peopleGet,
    seat: peopleSeat,
    companies: peopleCompanies,
    taken: peopleTaken,
    add: peopleAdd,
    edit: peopleEdit,
    invite: peopleInvite,
    waiting: peopleWaiting,
    deactivate: peopleDeactivate,
    reactivate: peopleReactivate,
    unlink: peopleUnlink,
    listDirectory: peopleListDirectory,
    addFromDirectory: peopleAddFromDirectory,
    editFromDirectory: peopleEditFromDirectory,
    checkImport: peopleCheckImport,
    getImport: peopleGetImport,
    applyImport: peopleApplyImport,
    importReport: peopleImportReport,
    importTemplate: peopleImportTemplate,
    ownEmergencyContact: peopleOwnEmergencyContact,
    lookAtEmergencyContact: peopleLookAtEmergencyContact,
    saveEmergencyContact: peopleSaveEmergencyContact,
  },
  permissions: {
    get: permissionsGet,
    list: permissionsList,
    save: permissionsSave,
    listGroups: permissionsListGroups,
    getGroup: permissionsGetGroup,
    saveGroup: permissionsSaveGroup,
    removeGroup: permissionsRemoveGroup,
    applyBatch: permissionsApplyBatch,
  },
  apiKeys: {
    list: apiKeysList,
    create: apiKeysCreate,
    revoke: apiKeysRevoke,
    embedToken: apiKeysEmbedToken,
    externalAccess: apiKeysExternalAccess,
  },
  webhooks: {
    list: webhooksList,
    create: webhooksCreate,
    edit: webhooksEdit,
    pause: webhooksPause,
    resume: webhooksResume,
    remove: webhooksRemove,
    rotateSecret: webhooksRotateSecret,
    deliveries: webhooksDeliveries,
    redeliver: webhooksRedeliver,
    sendTest: webhooksSendTest,
  },
  mail: {
    outbox: mailOutbox,
  },
  liveRows: {
    changes: liveRowsChanges,
  },
  papers: {
    check: papersCheck,
  },
  actions: {
    list: actionsList,
    board: actionsBoard,
    get: actionsGet,
    history: actionsHistory,
    save: actionsSave,
    remove: actionsRemove,
    removeSqrAction: actionsRemoveSqrAction,
    move: actionsMove,
    addFile: actionsAddFile,
    removeFile: actionsRemoveFile,
    file: actionsFile,
    workOrders: actionsWorkOrders,
    workOrderInfo: actionsWorkOrderInfo,
    assets: actionsAssets,
    pending: actionsPending,
    savePending: actionsSavePending,
    linkSuggestion: actionsLinkSuggestion,
    add: actionsAdd,
    keepFilter: actionsKeepFilter,
    keptFilter: actionsKeptFilter,
    excel: actionsExcel,
    excelFile: actionsExcelFile,
  },
  formTypes: {
    list: formTypesList,
    save: formTypesSave,
    remove: formTypesRemove,
    get: formTypesGet,
    forms: formTypesForms,
  },
  notify: {
    get: notifyGet,
    save: notifySave,
  },
  reviewForms: {
    list: reviewFormsList,
    formSearch: reviewFormsFormSearch,
    excel: reviewFormsExcel,
    excelFile: reviewFormsExcelFile,
    answersExcel: reviewFormsAnswersExcel,
    answersExcelFile: reviewFormsAnswersExcelFile,
    keepFilter: reviewFormsKeepFilter,
    keptFilter: reviewFormsKeptFilter,
    information: reviewFormsInformation,
    saveApprovalStatus: reviewFormsSaveApprovalStatus,
    accessControl: reviewFormsAccessControl,
    saveAccessControl: reviewFormsSaveAccessControl,
    elevatedForms: reviewFormsElevatedForms,
    elevate: reviewFormsElevate,
    emailShares: reviewFormsEmailShares,
    shareByEmail: reviewFormsShareByEmail,
    takeBackEmail: reviewFormsTakeBackEmail,
    shared: reviewFormsShared,
    sharedPhoto: reviewFormsSharedPhoto,
    reassign: reviewFormsReassign,
    saveStatus: reviewFormsSaveStatus,
    difference: reviewFormsDifference,
  },
  jsa: {
    masterHazards: jsaMasterHazards,
    masterHazard: jsaMasterHazard,
    masterHazardDetail: jsaMasterHazardDetail,
    saveMasterHazard: jsaSaveMasterHazard,
    moveMasterHazard: jsaMoveMasterHazard,
    removeMasterHazard: jsaRemoveMasterHazard,
    hazards: jsaHazards,
    saveHazards: jsaSaveHazards,
    attendees: jsaAttendees,
    saveAttendees: jsaSaveAttendees,
    signAttendee: jsaSignAttendee,
    attendeeActions: jsaAttendeeActions,
    signature: jsaSignature,
    files: jsaFiles,
    saveFiles: jsaSaveFiles,
    removeFile: jsaRemoveFile,
    file: jsaFile,
    keepFilter: jsaKeepFilter,
    keptFilter: jsaKeptFilter,
    pdf: jsaPdf,
    pdfFile: jsaPdfFile,
    list: jsaList,
    get: jsaGet,
    save: jsaSave,
    remove: jsaRemove,
    act: jsaAct,
    clone: jsaClone,
    star: jsaStar,
    share: jsaShare,
    unshare: jsaUnshare,
    excel: jsaExcel,
    excelFile: jsaExcelFile,
  },
  loto: {
    templates: lotoTemplates,
    template: lotoTemplate,
    saveTemplate: lotoSaveTemplate,
    removeTemplate: lotoRemoveTemplate,
    moveTemplate: lotoMoveTemplate,
    copyTemplate: lotoCopyTemplate,
    saveTemplateStep: lotoSaveTemplateStep,
    removeTemplateStep: lotoRemoveTemplateStep,
    addTemplateStepMedia: lotoAddTemplateStepMedia,
    removeTemplateStepMedia: lotoRemoveTemplateStepMedia,
    templateStepMedia: lotoTemplateStepMedia,
    inspectTemplate: lotoInspectTemplate,
    inspectionPdf: lotoInspectionPdf,
    inspectionPdfFile: lotoInspectionPdfFile,
    isolationSteps: lotoIsolationSteps,
    saveStep: lotoSaveStep,
    addStepImage: lotoAddStepImage,
    stepImage: lotoStepImage,
    saveAuthorization: lotoSaveAuthorization,
    nameCrew: lotoNameCrew,
    removeAuthorization: lotoRemoveAuthorization,
    signAuthorization: lotoSignAuthorization,
    saveManualSignature: lotoSaveManualSignature,
    moveAuthorization: lotoMoveAuthorization,
    signature: lotoSignature,
    keepFilter: lotoKeepFilter,
    keptFilter: lotoKeptFilter,
    pdf: lotoPdf,
    pdfFile: lotoPdfFile,
    list: lotoList,
    board: lotoBoard,
    information: lotoInformation,
    create: lotoCreate,
    remove: lotoRemove,
    act: lotoAct,
    clone: lotoClone,
    share: lotoShare,
    unshare: lotoUnshare,
    excel: lotoExcel,
    excelFile: lotoExcelFile,
  },
  sqr: {
    categories: sqrCategories,
    statuses: sqrStatuses,
    saveStatus: sqrSaveStatus,
    severityLevels: sqrSeverityLevels,
    saveSeverityThresholds: sqrSaveSeverityThresholds,
    masterScat: sqrMasterScat,
    masterNcr: sqrMasterNcr,
    wells: sqrWells,
    assets: sqrAssets,
    keepFilter: sqrKeepFilter,
    keptFilter: sqrKeptFilter,
    pdf: sqrPdf,
    pdfFile: sqrPdfFile,
    list: sqrList,
    information: sqrInformation,
    saveHeaderInfo: sqrSaveHeaderInfo,
    saveEquipments: sqrSaveEquipments,
    saveEmployees: sqrSaveEmployees,
    saveParts: sqrSaveParts,
    saveTimeline: sqrSaveTimeline,
    saveScat: sqrSaveScat,
    saveNcr: sqrSaveNcr,
    saveFiles: sqrSaveFiles,
    removeFile: sqrRemoveFile,
    file: sqrFile,
    saveActions: sqrSaveActions,
    attachForms: sqrAttachForms,
    saveLinking: sqrSaveLinking,
    changeStatus: sqrChangeStatus,
    verifyParts: sqrVerifyParts,
    verifyResponsibleParty: sqrVerifyResponsibleParty,
    remove: sqrRemove,
    refreshExternalToken: sqrRefreshExternalToken,
    excel: sqrExcel,
    excelFile: sqrExcelFile,
  },
  equipment: {
    get: equipmentGet,
  },
  training: {
    list: trainingList,
    excel: trainingExcel,
    excelFile: trainingExcelFile,
    matrix: trainingMatrix,
    matrixExcel: trainingMatrixExcel,
    matrixExcelFile: trainingMatrixExcelFile,
    get: trainingGet,
    save: trainingSave,
    remove: trainingRemove,
    saveFile: trainingSaveFile,
    removeFile: trainingRemoveFile,
    file: trainingFile,
    qualifications: trainingQualifications,
    qualification: trainingQualification,
    saveQualification: trainingSaveQualification,
    retireQualification: trainingRetireQualification,
  },
  externalData: {
    itemReference: externalDataItemReference,
    poNumber: externalDataPoNumber,
    fracTimeline: externalDataFracTimeline,
    wirelineTimeline: externalDataWirelineTimeline,
  },
  topics: {
    list: topicsList,
    create: topicsCreate,
    remove: topicsRemove,
    information: topicsInformation,
    edit: topicsEdit,
    move: topicsMove,
    saveAccess: topicsSaveAccess,
    history: topicsHistory,
    questionAnswers: topicsQuestionAnswers,
    saveQuestionAnswer: topicsSaveQuestionAnswer,
    alike: topicsAlike,
    editQuestionAnswer: topicsEditQuestionAnswer,
    removeQuestionAnswer: topicsRemoveQuestionAnswer,
    earlierTexts: topicsEarlierTexts,
    voteAnswer: topicsVoteAnswer,
    markOfficial: topicsMarkOfficial,
    moveQuestion: topicsMoveQuestion,
    revealAsker: topicsRevealAsker,
    addFile: topicsAddFile,
    removeFile: topicsRemoveFile,
    addPostFile: topicsAddPostFile,
    removePostFile: topicsRemovePostFile,
    file: topicsFile,
    keepFilter: topicsKeepFilter,
    keptFilter: topicsKeptFilter,
    excel: topicsExcel,
    excelFile: topicsExcelFile,
  },
  settings: {
    get: settingsGet,
    save: settingsSave,
    saveLanguage: settingsSaveLanguage,
    saveTimeZone: settingsSaveTimeZone,
    organisation: settingsOrganisation,
    saveOrganisation: settingsSaveOrganisation,
    saveLogo: settingsSaveLogo,
    removeLogo: settingsRemoveLogo,
    logo: settingsLogo,
    riskMatrix: settingsRiskMatrix,
    saveRiskMatrix: settingsSaveRiskMatrix,
  },
  notifications: {
    list: notificationsList,
    inbox: notificationsInbox,
    ofRecord: notificationsOfRecord,
    markRead: notificationsMarkRead,
    putOff: notificationsPutOff,
    get: notificationsGet,
    unsubscribe: notificationsUnsubscribe,
  },
  files: {
    refused: filesRefused,
    list: filesList,
    get: filesGet,
    history: filesHistory,
    save: filesSave,
    addVersion: filesAddVersion,
    content: filesContent,
    text: filesText,
    move: filesMove,
    pins: filesPins,
    pin: filesPin,
    unpin: filesUnpin,
    open: filesOpen,
    acknowledge: filesAcknowledge,
    waive: filesWaive,
    acknowledgements: filesAcknowledgements,
    beginUpload: filesBeginUpload,
    addPart: filesAddPart,
    endUpload: filesEndUpload,
    choices: filesChoices,
    keepFilter: filesKeepFilter,
    keptFilter: filesKeptFilter,
    excel: filesExcel,
    excelFile: filesExcelFile,
  },
  sds: {
    list: sdsList,
    get: sdsGet,
    history: sdsHistory,
    save: sdsSave,
    move: sdsMove,
    saveDocument: sdsSaveDocument,
    document: sdsDocument,
    saveInventory: sdsSaveInventory,
    removeInventory: sdsRemoveInventory,
    alike: sdsAlike,
    ask: sdsAsk,
    join: sdsJoin,
    open: sdsOpen,
    acknowledge: sdsAcknowledge,
    waive: sdsWaive,
    acknowledgements: sdsAcknowledgements,
    keepFilter: sdsKeepFilter,
    keptFilter: sdsKeptFilter,
    manufacturers: sdsManufacturers,
    excel: sdsExcel,
    excelFile: sdsExcelFile,
    peopleExcel: sdsPeopleExcel,
    peopleExcelFile: sdsPeopleExcelFile,
    kiosks: sdsKiosks,
    addKiosk: sdsAddKiosk,
    revokeKiosk: sdsRevokeKiosk,
    kiosk: sdsKiosk,
    kioskSheet: sdsKioskSheet,
    kioskDocument: sdsKioskDocument,
    kioskPack: sdsKioskPack,
    pads: sdsPads,
    pack: sdsPack,
  },
  categories: {
    list: categoriesList,
    save: categoriesSave,
    remove: categoriesRemove,
  },
  manageForms: {
    list: manageFormsList,
    get: manageFormsGet,
    save: manageFormsSave,
    copy: manageFormsCopy,
    move: manageFormsMove,
    remove: manageFormsRemove,
    library: manageFormsLibrary,
    libraryForm: manageFormsLibraryForm,
    takeFromLibrary: manageFormsTakeFromLibrary,
    draft: manageFormsDraft,
    saveDraft: manageFormsSaveDraft,
    undoDraft: manageFormsUndoDraft,
    discardDraft: manageFormsDiscardDraft,
    version: manageFormsVersion,
    importFile: manageFormsImportFile,
    exportFile: manageFormsExportFile,
  },
  formSchedules: {
    list: formSchedulesList,
    get: formSchedulesGet,
    runs: formSchedulesRuns,
    team: formSchedulesTeam,
    save: formSchedulesSave,
    pause: formSchedulesPause,
    remove: formSchedulesRemove,
    handOn: formSchedulesHandOn,
  },
  messages: {
    list: messagesList,
    get: messagesGet,
    image: messagesImage,
    create: messagesCreate,
    edit: messagesEdit,
    move: messagesMove,
    remove: messagesRemove,
    audience: messagesAudience,
    saveText: messagesSaveText,
    removeText: messagesRemoveText,
    receive: messagesReceive,
    acknowledge: messagesAcknowledge,
    receipts: messagesReceipts,
    history: messagesHistory,
    keepFilter: messagesKeepFilter,
    keptFilter: messagesKeptFilter,
    excel: messagesExcel,
    excelFile: messagesExcelFile,
  },
  home: {
    get: homeGet,
    counts: homeCounts,
  },
  search: {
    find: searchFind,
  },
  adminInquiries: {
    list: adminInquiriesList,
    get: adminInquiriesGet,
    save: adminInquiriesSave,
    act: adminInquiriesAct,
    reply: adminInquiriesReply,
  },
  reports: {
    list: reportsList,
    get: reportsGet,
    result: reportsResult,
    save: reportsSave,
    remove: reportsRemove,
    excel: reportsExcel,
    excelFile: reportsExcelFile,
  },
  subscriptions: {
    list: subscriptionsList,
    save: subscriptionsSave,
    remove: subscriptionsRemove,
  },
  pendingApprovals: {
    list: pendingApprovalsList,
    decide: pendingApprovalsDecide,
    delegations: pendingApprovalsDelegations,
    delegate: pendingApprovalsDelegate,
    endDelegation: pendingApprovalsEndDelegation,
  },
} as const
