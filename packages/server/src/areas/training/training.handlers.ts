import { today, type currentTrainingStates } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { evidenceOf, holderOf } from './training.files.handlers.ts'
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
  return ok({
    ...toTraining(row),
    ...{ trainingRecordId, note: row.note, recordedBy: row.recorded_by },
    createdAt: row.created_at.toISOString(),
    evidence: await evidenceOf(db, one),
    others: await otherRecords(db, one, day),
    history: await historyOfRecord(db, holderOf(one), { offset, limit }),
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
  const countOf = async (...states: (typeof currentTrainingStates)[number][]) =>
    (await pageOf({ ...asked, states }, context)).totalRecords
  const expired = await countOf('expired')
  const counts = [
    // The filter finds what the job asks for and has expired among both; here it counts once.
    { state: 'missing' as const, count: (await countOf('missing', 'expired')) - expired },
    { state: 'expired' as const, count: expired },
    { state: 'expiring' as const, count: await countOf('expiring') },
    { state: 'valid' as const, count: await countOf('valid') },
  ]
  const holder = { shardKey, recordType: 'qualification', recordId: qualificationId }
  return ok({
    ...toQualification(row),
    counts,
    history: await historyOfQualification(db, holder, { offset, limit }),
  })
}
