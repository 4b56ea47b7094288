import type { CallName, AreaName } from '@holdpoint/api'
import { accountsInputs } from './valid-input/accounts.ts'
import { actionsInputs } from './valid-input/actions.ts'
import { apiKeysInputs } from './valid-input/api-keys.ts'
import { webhooksInputs } from './valid-input/webhooks.ts'
import { authInputs } from './valid-input/auth.ts'
import { categoriesInputs } from './valid-input/categories.ts'
import { dashboardsInputs, userSettingsInputs } from './valid-input/dashboards.ts'
import { externalDataInputs } from './valid-input/external-data.ts'
import { formSchedulesInputs } from './valid-input/form-schedules.ts'
import { formTypesInputs } from './valid-input/form-types.ts'
import { formsInputs } from './valid-input/forms.ts'
import { homeInputs } from './valid-input/home.ts'
import { adminInquiriesInputs } from './valid-input/inquiries.ts'
import { jsaInputs } from './valid-input/jsa.ts'
import { liveRowsInputs } from './valid-input/live-rows.ts'
import { papersInputs } from './valid-input/papers.ts'
import { lotoInputs } from './valid-input/loto.ts'
import { manageFormsInputs } from './valid-input/manage-forms.ts'
import { mailInputs } from './valid-input/mail.ts'
import { notificationsInputs } from './valid-input/notifications.ts'
import { notifyInputs } from './valid-input/notify.ts'
import { subscriptionsInputs } from './valid-input/subscriptions.ts'
import { settingsInputs } from './valid-input/settings.ts'
import { messagesInputs } from './valid-input/messages.ts'
import { masterInputs } from './valid-input/master.ts'
import { myFormsInputs } from './valid-input/my-forms.ts'
import { pendingApprovalsInputs } from './valid-input/pending-approvals.ts'
import { peopleInputs } from './valid-input/people.ts'
import { permissionsInputs } from './valid-input/permissions.ts'
import { reportsInputs } from './valid-input/reports.ts'
import { reviewFormsInputs } from './valid-input/review-forms.ts'
import { savedFiltersInputs } from './valid-input/saved-filters.ts'
import { filesInputs } from './valid-input/files.ts'
import { sdsInputs } from './valid-input/sds.ts'
import { equipmentInputs } from './valid-input/equipment.ts'
import { searchInputs } from './valid-input/search.ts'
import { sqrInputs } from './valid-input/sqr.ts'
import { topicsInputs } from './valid-input/topics.ts'
import { trainingInputs } from './valid-input/training.ts'
import type { RecordIds, ValidInputs } from './valid-input/inputs.ts'

/** Each area's own; one that is missing does not compile. */
const areas: { readonly [Area in AreaName]: (ids: RecordIds) => ValidInputs<Area> } = {
  auth: authInputs,
  accounts: accountsInputs,
  apiKeys: apiKeysInputs,
  webhooks: webhooksInputs,
  mail: mailInputs,
  liveRows: liveRowsInputs,
  papers: papersInputs,
  notifications: notificationsInputs,
  settings: settingsInputs,
  notify: notifyInputs,
  subscriptions: subscriptionsInputs,
  master: masterInputs,
  forms: formsInputs,
  formTypes: formTypesInputs,
  formSchedules: formSchedulesInputs,
  manageForms: manageFormsInputs,
  dashboards: dashboardsInputs,
  userSettings: userSettingsInputs,
  savedFilters: savedFiltersInputs,
  reports: reportsInputs,
  myForms: myFormsInputs,
  externalData: externalDataInputs,
  people: peopleInputs,
  permissions: permissionsInputs,
  actions: actionsInputs,
  messages: messagesInputs,
  pendingApprovals: pendingApprovalsInputs,
  reviewForms: reviewFormsInputs,
  home: homeInputs,
  search: searchInputs,
  topics: topicsInputs,
  training: trainingInputs,
  sds: sdsInputs,
  files: filesInputs,
  jsa: jsaInputs,
  loto: lotoInputs,
  equipment: equipmentInputs,
  adminInquiries: adminInquiriesInputs,
  categories: categoriesInputs,
  sqr: sqrInputs,
}

/**
 * A valid input of a call that answers, naming a record where the call does. Only its area is asked:
 * the inputs of all areas in one object are what most of the time went into.
 */
export function inputOf(name: CallName, ids: RecordIds): Record<string, string> {
  const [area] = name.split('.') as [AreaName]
  const inputs: Readonly<Record<string, Record<string, string>>> = areas[area](ids)
  const input = inputs[name]
  if (input === undefined) {
    throw new Error(`${name} has no valid input: add one in packages/server/test/valid-input.`)
  }
  return input
}
