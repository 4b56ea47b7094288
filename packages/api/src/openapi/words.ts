import { accountsWords } from '../areas/accounts/accounts.words.ts'
import { actionsWords } from '../areas/actions/actions.words.ts'
import { topicsWords } from '../areas/topics/topics.words.ts'
import { apiKeysWords } from '../areas/api-keys/api-keys.words.ts'
import { authWords } from '../areas/auth/auth.words.ts'
import { dashboardsWords } from '../areas/dashboards/dashboards.words.ts'
import { equipmentWords } from '../areas/equipment/equipment.words.ts'
import { externalDataWords } from '../areas/external-data/external-data.words.ts'
import { formsWords } from '../areas/forms/forms.words.ts'
import { homeWords } from '../areas/home/home.words.ts'
import { liveRowsWords } from '../areas/live-rows/live-rows.words.ts'
import { mailWords } from '../areas/mail/mail.words.ts'
import { notificationsWords } from '../areas/notifications/notifications.words.ts'
import { notifyWords } from '../areas/notify/notify.words.ts'
import { subscriptionsWords } from '../areas/subscriptions/subscriptions.words.ts'
import { settingsWords } from '../areas/settings/settings.words.ts'
import { masterWords } from '../areas/master/master.words.ts'
import { adminInquiriesWords } from '../areas/inquiries/inquiries.words.ts'
import { manageFormsWords } from '../areas/manage-forms/manage-forms.words.ts'
import { formSchedulesWords } from '../areas/form-schedules/form-schedules.words.ts'
import { formTypesWords } from '../areas/form-types/form-types.words.ts'
import { categoriesWords } from '../areas/categories/categories.words.ts'
import { sqrWords } from '../areas/sqr/sqr.words.ts'
import { reportsWords } from '../areas/reports/reports.words.ts'
import { jsaWords } from '../areas/jsa/jsa.words.ts'
import { lotoWords } from '../areas/loto/loto.words.ts'
import { messagesWords } from '../areas/messages/messages.words.ts'
import { myFormsWords } from '../areas/my-forms/my-forms.words.ts'
import { pendingApprovalsWords } from '../areas/pending-approvals/pending-approvals.words.ts'
import { reviewFormsWords } from '../areas/review-forms/review-forms.words.ts'
import { peopleWords } from '../areas/people/people.words.ts'
import { papersWords } from '../areas/papers/papers.words.ts'
import { permissionsWords } from '../areas/permissions/permissions.words.ts'
import { savedFiltersWords } from '../areas/saved-filters/saved-filters.words.ts'
import { filesWords } from '../areas/files/files.words.ts'
import { sdsWords } from '../areas/sds/sds.words.ts'
import { searchWords } from '../areas/search/search.words.ts'
import { trainingWords } from '../areas/training/training.words.ts'
import { webhooksWords } from '../areas/webhooks/webhooks.words.ts'
import type { FieldWords } from './area-words.ts'

type Words<Sentences> = Readonly<Record<string, Sentences>>
/** The words of an area as they are read, by any name; `AreaWords` says by which they are written. */
type ReadWords = {
  readonly notes?: Words<string>
  readonly inputs?: Words<FieldWords>
  readonly answers?: Words<FieldWords>
  readonly parts?: Words<FieldWords>
}

const areas: readonly ReadWords[] = [
  authWords,
  accountsWords,
  masterWords,
  formsWords,
  dashboardsWords,
  savedFiltersWords,
  myFormsWords,
  peopleWords,
  permissionsWords,
  externalDataWords,
  apiKeysWords,
  webhooksWords,
  mailWords,
  liveRowsWords,
  papersWords,
  notificationsWords,
  settingsWords,
  notifyWords,
  subscriptionsWords,
  actionsWords,
  topicsWords,
  messagesWords,
  pendingApprovalsWords,
  reviewFormsWords,
  homeWords,
  searchWords,
  sdsWords,
  filesWords,
  jsaWords,
  reportsWords,
  categoriesWords,
  sqrWords,
  lotoWords,
  equipmentWords,
  trainingWords,
  formTypesWords,
  manageFormsWords,
  formSchedulesWords,
  adminInquiriesWords,
]

/** Sentences by the call and the field of its input. */
export const inputWords = gather(({ inputs }) => inputs)
/** Sentences by the call and the field of its answer. */
export const answerWords = gather(({ answers }) => answers)
/** Sentences by the component and the field. */
export const partWords = gather(({ parts }) => parts)
/** Notes by the call. */
export const callNotes = gather(({ notes }) => notes)

function gather<Sentences>(
  of: (area: ReadWords) => Words<Sentences> | undefined,
): Words<Sentences> {
  return Object.fromEntries(areas.flatMap((area) => Object.entries(of(area) ?? {})))
}
