import { accountsPolicies } from './areas/accounts/accounts.policy.ts'
import { actionsPolicies } from './areas/actions/actions.policy.ts'
import { apiKeysPolicies } from './areas/api-keys/api-keys.policy.ts'
import { authPolicies } from './areas/auth/auth.policy.ts'
import { dashboardsPolicies } from './areas/dashboards/dashboards.policy.ts'
import { equipmentPolicies } from './areas/equipment/equipment.policy.ts'
import { externalDataPolicies } from './areas/external-data/external-data.policy.ts'
import { formsPolicies } from './areas/forms/forms.policy.ts'
import { homePolicies } from './areas/home/home.policy.ts'
import { liveRowsPolicies } from './areas/live-rows/live-rows.policy.ts'
import { papersPolicies } from './areas/papers/papers.policy.ts'
import { mailPolicies } from './areas/mail/mail.policy.ts'
import { notificationsPolicies } from './areas/notifications/notifications.policy.ts'
import { notifyPolicies } from './areas/notify/notify.policy.ts'
import { subscriptionsPolicies } from './areas/subscriptions/subscriptions.policy.ts'
import { settingsPolicies } from './areas/settings/settings.policy.ts'
import { masterPolicies } from './areas/master/master.policy.ts'
import { adminInquiriesPolicies } from './areas/inquiries/inquiries.policy.ts'
import { manageFormsPolicies } from './areas/manage-forms/manage-forms.policy.ts'
import { formSchedulesPolicies } from './areas/form-schedules/form-schedules.policy.ts'
import { formTypesPolicies } from './areas/form-types/form-types.policy.ts'
import { categoriesPolicies } from './areas/categories/categories.policy.ts'
import { sqrPolicies } from './areas/sqr/sqr.policy.ts'
import { reportsPolicies } from './areas/reports/reports.policy.ts'
import { jsaPolicies } from './areas/jsa/jsa.policy.ts'
import { lotoPolicies } from './areas/loto/loto.policy.ts'
import { messagesPolicies } from './areas/messages/messages.policy.ts'
import { myFormsPolicies } from './areas/my-forms/my-forms.policy.ts'
import { pendingApprovalsPolicies } from './areas/pending-approvals/pending-approvals.policy.ts'
import { reviewFormsPolicies } from './areas/review-forms/review-forms.policy.ts'
import { peoplePolicies } from './areas/people/people.policy.ts'
import { permissionsPolicies } from './areas/permissions/permissions.policy.ts'
import { savedFiltersPolicies } from './areas/saved-filters/saved-filters.policy.ts'
import { filesPolicies } from './areas/files/files.policy.ts'
import { sdsPolicies } from './areas/sds/sds.policy.ts'
import { searchPolicies } from './areas/search/search.policy.ts'
import { topicsPolicies } from './areas/topics/topics.policy.ts'
import { trainingPolicies } from './areas/training/training.policy.ts'
import { webhooksPolicies } from './areas/webhooks/webhooks.policy.ts'
import type { CallName } from './catalogue.ts'
import type { Policy } from './policy-row.ts'
import { embedScopeNames } from './vocabulary/embed-scopes.ts'

/**
 * The one table of permissions, a file of rows each area: deny by default, an answered call without
 * a row does not compile. The server's dispatcher asks it before a handler runs; pages only mirror
 * it.
 */
export const policies = {
  ...authPolicies,
  ...accountsPolicies,
  ...masterPolicies,
  ...formsPolicies,
  ...dashboardsPolicies,
  ...savedFiltersPolicies,
  ...myFormsPolicies,
  ...peoplePolicies,
  ...permissionsPolicies,
  ...externalDataPolicies,
  ...apiKeysPolicies,
  ...webhooksPolicies,
  ...mailPolicies,
  ...liveRowsPolicies,
  ...papersPolicies,
  ...notificationsPolicies,
  ...settingsPolicies,
  ...notifyPolicies,
  ...subscriptionsPolicies,
  ...actionsPolicies,
  ...messagesPolicies,
  ...pendingApprovalsPolicies,
  ...reviewFormsPolicies,
  ...homePolicies,
  ...searchPolicies,
  ...topicsPolicies,
  ...sdsPolicies,
  ...filesPolicies,
  ...jsaPolicies,
  ...reportsPolicies,
  ...categoriesPolicies,
  ...sqrPolicies,
  ...lotoPolicies,
  ...equipmentPolicies,
  ...trainingPolicies,
  ...formTypesPolicies,
  ...manageFormsPolicies,
  ...formSchedulesPolicies,
  ...adminInquiriesPolicies,
} as const satisfies Record<CallName, Policy>

/**
 * What pages of other sites may be given: each scope opens some calls, and everything else stays
 * closed to them, whatever their person holds.
 */
export const embedScopes = {
  sign_in: [
    'auth.login',
    'auth.loginSettings',
    'auth.refreshToken',
    'auth.signout',
    'auth.session',
  ],
  my_forms_read: [
    'myForms.list',
    'myForms.get',
    'myForms.answerImage',
    'myForms.comments',
    'myForms.actionSummary',
    'myForms.attachments',
    'myForms.approvals',
    'myForms.reviewSignature',
    'myForms.history',
  ],
  my_forms_write: ['myForms.share', 'myForms.vote', 'myForms.saveComment', 'myForms.removeComment'],
  people: ['people.search'],
  saved_filters: ['savedFilters.list', 'savedFilters.save', 'savedFilters.remove'],
  reference: [
    'master.get',
    'forms.fillMenu',
    'forms.byType',
    'forms.byIds',
    'forms.search',
    'dashboards.urls',
  ],
  embed_tokens: ['apiKeys.embedToken'],
  external_access: ['apiKeys.externalAccess'],
  // In the name of the key's maker, and by SCIM alone (decision 0142).
  directory: [
    'people.listDirectory',
    'people.addFromDirectory',
    'people.editFromDirectory',
    'people.deactivate',
  ],
} as const satisfies Record<string, readonly CallName[]>

/** The name of a scope. */
export type EmbedScope = keyof typeof embedScopes

/** Tells whether any of the scopes opens a call. */
export function opensCall(scopes: ReadonlySet<EmbedScope>, name: CallName): boolean {
  return [...scopes].some((scope) => embedScopes[scope].some((opened: CallName) => opened === name))
}

/** The scopes that open a call to pages of other sites. */
export function scopesOf(name: CallName): readonly EmbedScope[] {
  return embedScopeNames.filter((scope) => opensCall(new Set([scope]), name))
}

/** The policy of a call. */
export function policyOf(name: CallName): Policy {
  return policies[name]
}
