import { titlesOfActions } from './areas/actions/actions.told.ts'
import { titlesOfApiKeys } from './areas/api-keys/api-keys.told.ts'
import { titlesOfFiles } from './areas/files/files.told.ts'
import { titlesOfFormSchedules } from './areas/form-schedules/form-schedules.told.ts'
import { titlesOfInquiries } from './areas/inquiries/inquiries.told.ts'
import { titlesOfJsas } from './areas/jsa/jsa.told.ts'
import { titlesOfTemplates } from './areas/loto/loto.templates.told.ts'
import { titlesOfLotos } from './areas/loto/loto.told.ts'
import { titlesOfSheets } from './areas/sds/sds.told.ts'
import { titlesOfMessages } from './areas/messages/messages.told.ts'
import { titlesOfEntries } from './areas/my-forms/my-forms.told.ts'
import { titlesOfDelegations } from './areas/pending-approvals/pending-approvals.told.ts'
import { titlesOfReports } from './areas/reports/reports.told.ts'
import { titlesOfSqrs } from './areas/sqr/sqr.told.ts'
import { titlesOfQuestions, titlesOfTopics } from './areas/topics/topics.told.ts'
import { titlesOfTraining } from './areas/training/training.told.ts'
import { titlesOfWebhooks } from './areas/webhooks/webhooks.told.ts'
import type { ToldTitles } from './outbox/titles.ts'

/** What people are told of, each kind with who knows its titles. A module adds its line. */
export const toldTitles: ToldTitles = {
  my_form: titlesOfEntries,
  action: titlesOfActions,
  topic: titlesOfTopics,
  topic_question: titlesOfQuestions,
  library_file: titlesOfFiles,
  sds: titlesOfSheets,
  jsa: titlesOfJsas,
  loto: titlesOfLotos,
  loto_template: titlesOfTemplates,
  sqr: titlesOfSqrs,
  inquiry: titlesOfInquiries,
  message: titlesOfMessages,
  report: titlesOfReports,
  form_schedule: titlesOfFormSchedules,
  training_record: titlesOfTraining,
  approval_delegation: titlesOfDelegations,
  webhook: titlesOfWebhooks,
  api_key: titlesOfApiKeys,
}
