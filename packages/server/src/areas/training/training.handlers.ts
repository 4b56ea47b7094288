import { currentTrainingStates, today } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { evidenceOf } from './training.files.handlers.ts'
import { historyOfQualification, historyOfRecord } from './training.history.ts'
import { training } from './training.list.ts'
import { otherRecords, qualificationRow, qualificationRows, recordRow } from './training.queries.ts'
import { toQualification, toTraining } from './training.row.ts'

const pageOf = listPage(training)

export const list: PersonHandler<'training.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map(toTraining) })
}

export const get: PersonHandler<'training.get'> = async (
  { trainingRecordId, pOffset: offset, pLimit: limit },
  { db, person, now },
) => {
  const { shardKey, timeZone } = person
  const one = { shardKey, trainingRecordId }
  const day = today(now, timeZone)
  const row = await recordRow(db, one, day)
  if (row === undefined) {
    return fail('forbidden')
  }
  const holder = { shardKey, recordType: 'training_record', recordId: trainingRecordId }
  return ok({
    ...toTraining(row),
    ...{ trainingRecordId, note: row.note, recordedBy: row.recorded_by },
    createdAt: row.created_at.toISOString(),
    evidence: await evidenceOf(db, one),
    others: await otherRecords(db, one, day),
    history: await historyOfRecord(db, holder, { offset, limit }),
  })
}

export const qualifications: PersonHandler<'training.qualifications'> = async (
  _input,
  { db, person },
) => ok({ data: (await qualificationRows(db, person.shardKey)).map(toQualification) })

export const qualification: PersonHandler<'training.qualification'> = async (
  { qualificationId, pOffset: offset, pLimit: limit },
  context,
) => {
  const { db, person } = context
  const { shardKey } = person
  const row = await qualificationRow(db, { shardKey, qualificationId })
  if (row === undefined) {
    return fail('forbidden')
  }
  const asked = {
    ...({ section: 'current', orderBy: 'expires', search: '', pOffset: 0, pLimit: 1 } as const),
    qualificationIds: [qualificationId],
  }
  const counts = []
  for (const state of currentTrainingStates) {
    const { totalRecords } = await pageOf({ ...asked, states: [state] }, context)
    counts.push({ state, count: totalRecords })
  }
  const holder = { shardKey, recordType: 'qualification', recordId: qualificationId }
  return ok({
    ...toQualification(row),
    counts,
    history: await historyOfQualification(db, holder, { offset, limit }),
  })
}
