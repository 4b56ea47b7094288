import type { ClockJob } from './clock/clock.ts'
import { dueAcknowledgementsJob, latecomersJob } from './acknowledgements.clock.ts'
import { dueActionsJob } from './areas/actions/actions.clock.ts'
import { endingKeysJob } from './areas/api-keys/api-keys.clock.ts'
import { dueReviewsJob, textJob } from './areas/files/files.clock.ts'
import { formSchedulesJob } from './areas/form-schedules/form-schedules.clock.ts'
import { filesIntoForceJob } from './areas/files/files.force.ts'
import { resolvedInquiriesJob } from './areas/inquiries/inquiries.clock.ts'
import { endingJsasJob, overtimeJsasJob, waitingJsasJob } from './areas/jsa/jsa.clock.ts'
import { dueTemplatesJob } from './areas/loto/loto.templates.clock.ts'
import { endingLotosJob, longLocksJob, passedLotosJob } from './areas/loto/loto.clock.ts'
import { dueReportsJob } from './areas/reports/reports.clock.ts'
import { reviewStepsJob } from './areas/review-forms/review-forms.clock.ts'
import { endedDeputiesJob } from './areas/review-forms/review-forms.ended.ts'
import { dueSheetsJob } from './areas/sds/sds.clock.ts'
import { overdueSqrsJob } from './areas/sqr/sqr.clock.ts'
import { quietQuestionsJob } from './areas/topics/topics.clock.ts'
import { dueTrainingJob } from './areas/training/training.clock.ts'
import { housekeepingJob } from './housekeeping.clock.ts'
import { leftWorkJob } from './left.clock.ts'
import { statisticsJob } from './statistics.clock.ts'

/** What is due by the clock. A module adds its lines (`<area>.clock.ts`). */
export const clockJobs: readonly ClockJob[] = [
  housekeepingJob,
  reviewStepsJob,
  leftWorkJob,
  endedDeputiesJob,
  dueActionsJob,
  quietQuestionsJob,
  textJob,
  dueReviewsJob,
  dueSheetsJob,
  latecomersJob,
  overtimeJsasJob,
  waitingJsasJob,
  endingJsasJob,
  longLocksJob,
  passedLotosJob,
  endingLotosJob,
  dueTemplatesJob,
  overdueSqrsJob,
  resolvedInquiriesJob,
  dueReportsJob,
  formSchedulesJob,
  filesIntoForceJob,
  dueAcknowledgementsJob,
  endingKeysJob,
  dueTrainingJob,
  statisticsJob,
]
