import type { TieFinders } from './access.ts'
import { accountsHandlers } from './areas/accounts/accounts.bound.ts'
import { messagesHandlers, messagesTies } from './areas/messages/messages.bound.ts'
import { actionsHandlers, actionsTies } from './areas/actions/actions.bound.ts'
import { apiKeysHandlers, apiKeysTies } from './areas/api-keys/api-keys.bound.ts'
import { authHandlers } from './areas/auth/auth.bound.ts'
import { categoriesHandlers, categoriesTies } from './areas/categories/categories.bound.ts'
import { dashboardsHandlers } from './areas/dashboards/dashboards.bound.ts'
import { equipmentHandlers } from './areas/equipment/equipment.bound.ts'
import { externalDataHandlers } from './areas/external-data/external-data.bound.ts'
import {
  formSchedulesHandlers,
  formSchedulesTies,
} from './areas/form-schedules/form-schedules.bound.ts'
import { formTypesHandlers, formTypesTies } from './areas/form-types/form-types.bound.ts'
import { formsHandlers } from './areas/forms/forms.bound.ts'
import { homeHandlers } from './areas/home/home.bound.ts'
import { adminInquiriesHandlers, adminInquiriesTies } from './areas/inquiries/inquiries.bound.ts'
import { jsaHandlers, jsaTies } from './areas/jsa/jsa.bound.ts'
import { manageFormsHandlers, manageFormsTies } from './areas/manage-forms/manage-forms.bound.ts'
import { liveRowsHandlers } from './areas/live-rows/live-rows.bound.ts'
import { papersHandlers } from './areas/papers/papers.bound.ts'
import { lotoHandlers, lotoTies } from './areas/loto/loto.bound.ts'
import { mailHandlers } from './areas/mail/mail.bound.ts'
import { notificationsHandlers } from './areas/notifications/notifications.bound.ts'
import { notifyHandlers } from './areas/notify/notify.bound.ts'
import { subscriptionsHandlers } from './areas/subscriptions/subscriptions.bound.ts'
import { settingsHandlers } from './areas/settings/settings.bound.ts'
import { masterHandlers } from './areas/master/master.bound.ts'
import { myFormsHandlers, myFormsTies } from './areas/my-forms/my-forms.bound.ts'
import {
  pendingApprovalsHandlers,
  pendingApprovalsTies,
} from './areas/pending-approvals/pending-approvals.bound.ts'
import { peopleHandlers } from './areas/people/people.bound.ts'
import { permissionsHandlers, permissionsTies } from './areas/permissions/permissions.bound.ts'
import { reviewFormsHandlers } from './areas/review-forms/review-forms.bound.ts'
import {
  savedFiltersHandlers,
  savedFiltersTies,
} from './areas/saved-filters/saved-filters.bound.ts'
import { reportsHandlers, reportsTies } from './areas/reports/reports.bound.ts'
import { filesHandlers, filesTies } from './areas/files/files.bound.ts'
import { sdsHandlers, sdsTies } from './areas/sds/sds.bound.ts'
import { searchHandlers } from './areas/search/search.bound.ts'
import { sqrHandlers, sqrTies } from './areas/sqr/sqr.bound.ts'
import { topicsHandlers, topicsTies } from './areas/topics/topics.bound.ts'
import { trainingHandlers, trainingTies } from './areas/training/training.bound.ts'
import { userSettingsHandlers } from './areas/user-settings/user-settings.bound.ts'
import { webhooksHandlers, webhooksTies } from './areas/webhooks/webhooks.bound.ts'
import type { Handlers } from './handler.ts'

/** Which handler answers which call: a file each area, and a missing one does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...accountsHandlers,
  ...apiKeysHandlers,
  ...webhooksHandlers,
  ...mailHandlers,
  ...liveRowsHandlers,
  ...papersHandlers,
  ...notificationsHandlers,
  ...settingsHandlers,
  ...notifyHandlers,
  ...subscriptionsHandlers,
  ...masterHandlers,
  ...formsHandlers,
  ...formTypesHandlers,
  ...formSchedulesHandlers,
  ...manageFormsHandlers,
  ...dashboardsHandlers,
  ...userSettingsHandlers,
  ...savedFiltersHandlers,
  ...reportsHandlers,
  ...myFormsHandlers,
  ...externalDataHandlers,
  ...peopleHandlers,
  ...permissionsHandlers,
  ...actionsHandlers,
  ...messagesHandlers,
  ...pendingApprovalsHandlers,
  ...reviewFormsHandlers,
  ...homeHandlers,
  ...searchHandlers,
  ...topicsHandlers,
  ...sdsHandlers,
  ...filesHandlers,
  ...jsaHandlers,
  ...lotoHandlers,
  ...equipmentHandlers,
  ...trainingHandlers,
  ...adminInquiriesHandlers,
  ...sqrHandlers,
  ...categoriesHandlers,
}

/** How each kind of record is tied to people. */
export const ties: TieFinders = {
  ...myFormsTies,
  ...permissionsTies,
  ...savedFiltersTies,
  ...reportsTies,
  ...apiKeysTies,
  ...webhooksTies,
  ...actionsTies,
  ...messagesTies,
  ...pendingApprovalsTies,
  ...topicsTies,
  ...trainingTies,
  ...sdsTies,
  ...filesTies,
  ...jsaTies,
  ...lotoTies,
  ...formTypesTies,
  ...formSchedulesTies,
  ...manageFormsTies,
  ...adminInquiriesTies,
  ...sqrTies,
  ...categoriesTies,
}
