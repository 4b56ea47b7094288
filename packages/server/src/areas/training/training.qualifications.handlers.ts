import { sql } from 'kysely'
import { qualificationsMax, type QualificationDraft } from '@holdpoint/api'
import { toConstraint } from '../../db/constraint.ts'
import { fail, failField, failFields, type Fault } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import type { OneQualification } from './training.queries.ts'

export const saveQualification: PersonHandler<'training.saveQualification'> = (draft, context) =>
  unlessTaken(() => saved(draft, context))

const saved: PersonHandler<'training.saveQualification'> = async (
  { qualificationId, ...draft },
  context,
) => {
  const { db, person, now, ports, audit } = context
  const { shardKey } = person
  const before = qualificationId === undefined ? undefined : await held(context, qualificationId)
  failFields([
    ...(await nameFaults(context, draft, before)),
    ...(await jobFaults(context, draft, before)),
  ])
  const columns = {
    ...{ name: draft.name, kind: draft.kind, description: draft.description },
    ...{ valid_months: draft.validMonths, job_codes: draft.jobTitles, updated_at: now },
  }
  const id = before?.id ?? ports.ids.next()
  const rowVersion = (before?.row_version ?? 0) + 1
  if (before === undefined) {
    await db
      .insertInto('qualifications')
      .values({ shard_key: shardKey, id, ...columns, created_at: now })
      .execute()
  } else {
    await write(db, { shardKey, qualificationId: id }, { ...columns, row_version: rowVersion })
  }
  await audit({
    ...{ recordType: 'qualification', recordId: id },
    action: before === undefined ? 'create' : 'edit',
    changes: {
      name: { from: before?.name ?? null, to: draft.name },
      kind: { from: before?.kind ?? null, to: draft.kind },
      description: { from: before?.description ?? '', to: draft.description },
      validMonths: { from: before?.valid_months ?? null, to: draft.validMonths },
      jobTitles: { from: before?.job_codes ?? [], to: draft.jobTitles },
    },
  })
  return ok({ qualificationId: id, rowVersion }, 'Qualification saved.')
}

export const retireQualification: PersonHandler<'training.retireQualification'> = (
  input,
  context,
) => unlessTaken(() => retired(input, context))

const retired: PersonHandler<'training.retireQualification'> = async (
  { qualificationId, isRetired },
  context,
) => {
  const { db, person, now, audit } = context
  const before = await held(context, qualificationId)
  if (!isRetired) {
    failFields(await nameFaults(context, before, before))
  }
  const rowVersion = before.row_version + 1
  await write(
    db,
    { shardKey: person.shardKey, qualificationId },
    { retired_at: isRetired ? now : null, updated_at: now, row_version: rowVersion },
  )
  await audit({
    ...{ recordType: 'qualification', recordId: qualificationId, action: 'edit' },
    changes: { retired: { from: before.retired_at !== null, to: isRetired } },
  })
  return ok(
    { qualificationId, rowVersion },
    isRetired ? 'Qualification retired.' : 'Qualification is in use again.',
  )
}

async function held({ db, person, ifMatch }: PersonContext, qualificationId: string) {
  const row = await db
    .selectFrom('qualifications')
    .selectAll()
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', qualificationId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  return row
}

const nameTaken = { path: 'name', message: 'There is a qualification of this name.' }

/** Somebody else may take a name after we have looked. */
async function unlessTaken<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write()
  } catch (error) {
    return toConstraint(error)?.constraint === 'qualifications_in_use_by_name'
      ? failField(nameTaken.path, nameTaken.message)
      : Promise.reject(error)
  }
}

type Before = Awaited<ReturnType<typeof held>>

function write(
  db: PersonContext['db'],
  { shardKey, qualificationId }: OneQualification,
  columns: Partial<Before>,
) {
  return db
    .updateTable('qualifications')
    .set(columns)
    .where('shard_key', '=', shardKey)
    .where('id', '=', qualificationId)
    .execute()
}

/** No two in use are called alike, and there are not too many. */
async function nameFaults(
  { db, person: { shardKey } }: PersonContext,
  { name }: Pick<QualificationDraft, 'name'>,
  before: Before | undefined,
): Promise<Fault[]> {
  const rows = await db
    .selectFrom('qualifications')
    .select([
      'id',
      sql<boolean>`lower(name) = lower(${name}) and retired_at is null`.as('is_alike'),
    ])
    .where('shard_key', '=', shardKey)
    .execute()
  if (rows.some(({ id, is_alike: isAlike }) => isAlike && id !== before?.id)) {
    return [nameTaken]
  }
  return before === undefined && rows.length >= qualificationsMax
    ? [{ path: 'name', message: `There are ${qualificationsMax} qualifications already.` }]
    : []
}

/** Job titles that are there; what is named already stays. */
async function jobFaults(
  { db }: PersonContext,
  { jobTitles }: QualificationDraft,
  before: Before | undefined,
): Promise<Fault[]> {
  const rows = await db.selectFrom('job_titles').select('code').execute()
  const known = new Set([...rows.map(({ code }) => code), ...(before?.job_codes ?? [])])
  return jobTitles.every((code) => known.has(code))
    ? []
    : [{ path: 'jobTitles', message: 'Please choose job titles that are there.' }]
}
