import { actions } from './actions.ts'
import { categories } from './categories.ts'
import { externalData } from './external-data.ts'
import { files } from './files.ts'
import { formTypes } from './form-types.ts'
import { home } from './home.ts'
import { adminInquiries } from './inquiries.ts'
import { jsa } from './jsa.ts'
import { loto } from './loto.ts'
import { manageForms } from './manage-forms.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { notify } from './notify.ts'
import { pendingApprovals } from './pending-approvals.ts'
import { reports } from './reports.ts'
import { reviewForms } from './review-forms.ts'
import { sds } from './sds.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { sqr } from './sqr.ts'
import { subscriptions } from './subscriptions.ts'
import { topics } from './topics.ts'

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
