import { addDays, addMonths, today, type TrainingDraft } from '@holdpoint/api'
import { fail, failFields, type Fault } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { qualificationRow, recordForChange, type QualificationRow } from './training.queries.ts'

type Before = Awaited<ReturnType<typeof recordForChange>>

export const save: PersonHandler<'training.save'> = async (
  { trainingRecordId, ...draft },
  context,
) => {
  const { db, person, now, ports, audit, ifMatch } = context
  const { shardKey, personId } = person
  const before =
    trainingRecordId === undefined ? undefined : await held(context, { trainingRecordId, ifMatch })
  const qualification = await qualificationRow(db, {
    shardKey,
    qualificationId: draft.qualificationId,
  })
  const columns = columnsOf(draft, qualification)
  failFields([
    ...(await personFaults(context, draft, before)),
    ...qualificationFaults(qualification, before),
    ...dayFaults(columns, today(now, person.timeZone)),
  ])
  const id = before?.id ?? ports.ids.next()
  const rowVersion = (before?.row_version ?? 0) + 1
  if (before === undefined) {
    const made = { recorded_by: personId, created_at: now, updated_at: now }
    await db
      .insertInto('training_records')
      .values({ shard_key: shardKey, id, ...columns, ...made })
      .execute()
  } else {
    await db
      .updateTable('training_records')
      .set({ ...columns, updated_at: now, row_version: rowVersion })
      .where('shard_key', '=', shardKey)
      .where('id', '=', id)
      .execute()
  }
  await audit({
    ...{ recordType: 'training_record', recordId: id },
    action: before === undefined ? 'create' : 'edit',
    changes: changesOf(before, columns),
  })
  return ok({ trainingRecordId: id, rowVersion }, 'Record saved.')
}

export const remove: PersonHandler<'training.remove'> = async ({ trainingRecordId }, context) => {
  const { db, person, now, audit, ifMatch } = context
  const { id, row_version: rowVersion } = await held(context, { trainingRecordId, ifMatch })
  await db
    .updateTable('training_records')
    .set({ deleted_at: now, updated_at: now, row_version: rowVersion + 1 })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', id)
    .execute()
  await audit({ recordType: 'training_record', recordId: id, action: 'delete', changes: {} })
  return ok(null, 'Record deleted.')
}

type Named = { trainingRecordId: string; ifMatch: number | undefined }

async function held(
  { db, person: { shardKey } }: PersonContext,
  { trainingRecordId, ifMatch }: Named,
) {
  const row = (await recordForChange(db, { shardKey, trainingRecordId })) ?? fail('forbidden')
  requireVersion(row.row_version, ifMatch)
  return row
}

/** Somebody who works here; whoever has left since stays named. */
async function personFaults(
  { db, person: { shardKey } }: PersonContext,
  { personId }: TrainingDraft,
  before: Before,
): Promise<Fault[]> {
  const one = await db
    .selectFrom('people')
    .select('id')
    .where('shard_key', '=', shardKey)
    .where('id', '=', personId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return one !== undefined || before?.person_id === personId
    ? []
    : [{ path: 'personId', message: 'This is not an employee here, or no longer.' }]
}

function qualificationFaults(qualification: QualificationRow | undefined, before: Before): Fault[] {
  const isOpen = qualification !== undefined && qualification.retired_at === null
  return isOpen || (qualification !== undefined && before?.qualification_id === qualification.id)
    ? []
    : [{ path: 'qualificationId', message: 'Please choose a qualification that is in use.' }]
}

type Columns = ReturnType<typeof columnsOf>

/** Nothing is issued in days to come, but where they have begun already, nor has it expired by then. */
function dayFaults({ issued_on: issuedOn, expires_on: expiresOn }: Columns, day: string): Fault[] {
  return [
    ...(issuedOn > addDays(day, 1)
      ? [{ path: 'issuedOn', message: 'Please enter a day that has come.' }]
      : []),
    ...(expiresOn !== null && expiresOn < issuedOn
      ? [{ path: 'expiresOn', message: 'It cannot expire before it is issued.' }]
      : []),
  ]
}

function columnsOf(draft: TrainingDraft, qualification: QualificationRow | undefined) {
  const months = qualification?.valid_months ?? null
  return {
    person_id: draft.personId,
    qualification_id: draft.qualificationId,
    ...{ level: draft.level, number: draft.number, note: draft.note },
    issued_on: draft.issuedOn,
    expires_on: draft.expiresOn ?? (months === null ? null : addMonths(draft.issuedOn, months)),
  }
}

/** What an edit changed, for the trail. */
function changesOf(before: Before, to: Columns) {
  return {
    person: { from: before?.person_id ?? null, to: to.person_id },
    qualification: { from: before?.qualification_id ?? null, to: to.qualification_id },
    level: { from: before?.level ?? '', to: to.level },
    number: { from: before?.number ?? '', to: to.number },
    issuedOn: { from: before?.issued_on ?? null, to: to.issued_on },
    expiresOn: { from: before?.expires_on ?? null, to: to.expires_on },
    note: { from: before?.note ?? '', to: to.note },
  }
}
