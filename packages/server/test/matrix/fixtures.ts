import { policies } from '@holdpoint/api'
import { ties } from '../../src/handlers.ts'
import type { RecordFixture } from './facts.ts'
import { actionRecords } from './action.records.ts'
import { apiKeyRecords } from './api-key.records.ts'
import { webhookRecords } from './webhook.records.ts'
import { approvalDelegationRecords } from './approval-delegation.records.ts'
import { categoryRecords } from './category.records.ts'
import { deletedFormRecords } from './deleted-form.records.ts'
import { formRecords } from './form.records.ts'
import { formScheduleRecords } from './form-schedule.records.ts'
import { formTypeRecords } from './form-type.records.ts'
import { hazardRecords } from './hazard.records.ts'
import { inquiryRecords } from './inquiry.records.ts'
import { jsaRecords } from './jsa.records.ts'
import { lotoRecords } from './loto.records.ts'
import { lotoTemplateRecords } from './loto-template.records.ts'
import { messageRecords } from './message.records.ts'
import { myFormCommentRecords } from './my-form-comment.records.ts'
import { myFormRecords } from './my-form.records.ts'
import { permissionGroupRecords } from './permission-group.records.ts'
import { personRecords } from './person.records.ts'
import { reportRecords } from './report.records.ts'
import { savedFilterRecords } from './saved-filter.records.ts'
import { topicPostRecords } from './topic-post.records.ts'
import { topicRecords } from './topic.records.ts'
import { qualificationRecords, trainingRecords } from './training.records.ts'
import { fileRecords } from './file.records.ts'
import { sdsRecords } from './sds.records.ts'
import { sdsKioskRecords } from './sds-kiosk.records.ts'
import { sqrRecords } from './sqr.records.ts'

/** How each kind of record is set up. A kind of which calls are guarded and that is missing fails. */
export const fixtures: readonly RecordFixture[] = [
  myFormRecords,
  deletedFormRecords,
  myFormCommentRecords,
  personRecords,
  permissionGroupRecords,
  savedFilterRecords,
  reportRecords,
  apiKeyRecords,
  webhookRecords,
  actionRecords,
  messageRecords,
  approvalDelegationRecords,
  topicRecords,
  topicPostRecords,
  sdsRecords,
  sdsKioskRecords,
  fileRecords,
  hazardRecords,
  jsaRecords,
  lotoRecords,
  lotoTemplateRecords,
  formTypeRecords,
  formScheduleRecords,
  qualificationRecords,
  trainingRecords,
  formRecords,
  inquiryRecords,
  categoryRecords,
  sqrRecords,
]

/** Every kind of record that the table or the finders know. */
export const recordKinds: readonly string[] = [
  ...new Set([
    ...Object.keys(ties),
    ...Object.values(policies).flatMap(({ record }) => (record === null ? [] : [record.kind])),
  ]),
]

/** The fixture of a kind, or a sentence that names what is missing. */
export function fixtureOf(kind: string): RecordFixture {
  const fixture = fixtures.find((candidate) => candidate.kind === kind)
  if (fixture === undefined) {
    throw new Error(
      `The matrix has no records of the kind "${kind}": add a fixture in packages/server/test/matrix.`,
    )
  }
  return fixture
}
