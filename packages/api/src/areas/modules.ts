import { actions } from './actions/actions.ts'
import { categories } from './categories/categories.ts'
import { externalData } from './external-data/external-data.ts'
import { files } from './files/files.ts'
import { formTypes } from './form-types/form-types.ts'
import { home } from './home/home.ts'
import { adminInquiries } from './inquiries/inquiries.ts'
import { jsa } from './jsa/jsa.ts'
import { loto } from './loto/loto.ts'
import { manageForms } from './manage-forms/manage-forms.ts'
import { messages } from './messages/messages.ts'
import { notifications } from './notifications/notifications.ts'
import { notify } from './notify/notify.ts'
import { pendingApprovals } from './pending-approvals/pending-approvals.ts'
import { reports } from './reports/reports.ts'
import { reviewForms } from './review-forms/review-forms.ts'
import { sds } from './sds/sds.ts'
import { search } from './search/search.ts'
import { settings } from './settings/settings.ts'
import { sqr } from './sqr/sqr.ts'
import { subscriptions } from './subscriptions/subscriptions.ts'
import { topics } from './topics/topics.ts'

/** The areas of the modules beside My Forms, in the order of the specification. */
export const modules = {
  actions,
  formTypes,
  notify,
  reviewForms,
  jsa,
  loto,
  sqr,
  externalData,
  topics,
  settings,
  notifications,
  files,
  sds,
  categories,
  manageForms,
  messages,
  home,
  search,
  adminInquiries,
  reports,
  subscriptions,
  pendingApprovals,
}
