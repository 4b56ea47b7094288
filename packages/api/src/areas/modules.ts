import { actions } from './actions/actions.ts'
import { categories } from './categories/categories.ts'
import { equipment } from './equipment/equipment.ts'
import { externalData } from './external-data/external-data.ts'
import { files } from './files/files.ts'
import { formSchedules } from './form-schedules/form-schedules.ts'
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
import { training } from './training/training.ts'

/** Named one by one, so that the types of all cards are not written out here again. */
export interface Modules {
  readonly actions: typeof actions
  readonly formTypes: typeof formTypes
  readonly notify: typeof notify
  readonly reviewForms: typeof reviewForms
  readonly jsa: typeof jsa
  readonly loto: typeof loto
  readonly sqr: typeof sqr
  readonly equipment: typeof equipment
  readonly training: typeof training
  readonly externalData: typeof externalData
  readonly topics: typeof topics
  readonly settings: typeof settings
  readonly notifications: typeof notifications
  readonly files: typeof files
  readonly sds: typeof sds
  readonly categories: typeof categories
  readonly manageForms: typeof manageForms
  readonly formSchedules: typeof formSchedules
  readonly messages: typeof messages
  readonly home: typeof home
  readonly search: typeof search
  readonly adminInquiries: typeof adminInquiries
  readonly reports: typeof reports
  readonly subscriptions: typeof subscriptions
  readonly pendingApprovals: typeof pendingApprovals
}

/** The areas of the modules beside My Forms, in the order of the specification. */
export const modules: Modules = {
  actions,
  formTypes,
  notify,
  reviewForms,
  jsa,
  loto,
  sqr,
  equipment,
  training,
  externalData,
  topics,
  settings,
  notifications,
  files,
  sds,
  categories,
  manageForms,
  formSchedules,
  messages,
  home,
  search,
  adminInquiries,
  reports,
  subscriptions,
  pendingApprovals,
}
