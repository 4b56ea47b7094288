import type { FormStatus } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import { appendAudit } from '../src/audit.ts'
import { writeForReaders } from '../src/areas/my-forms/my-forms.readers.ts'
import { json } from '../src/db/json.ts'
import type { MyFormsTable } from '../src/areas/my-forms/my-forms.tables.ts'
import { cast, castShard, type CastName } from './cast.ts'
import type { TestServer } from './harness.ts'

const at = new Date('2026-03-01T18:00:00Z')

type Placing = { database: Pick<TestServer['database'], 'kysely'> }

export type PlacedEntry = {
  person?: CastName
  status?: FormStatus
  isLimited?: boolean
  signers?: readonly CastName[]
  sharedWith?: readonly CastName[]
  /** What else its row says. */
  columns?: Partial<Insertable<MyFormsTable>>
}

/** Puts an entry of the cast's form into the database: the employee's, in review, unless told. */
export async function placeEntry(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  entry: PlacedEntry = {},
): Promise<string> {
  const { person = 'employee', status = 'in_review', isLimited = false } = entry
  const { signers = [], sharedWith = [], columns = {} } = entry
  await kysely
    .insertInto('my_forms')
    .values({
      shard_key: castShard,
      id,
      number: id,
      form_id: 'f-check',
      form_version: 1,
      person_id: cast[person],
      status,
      started_at: at,
      created_at: at,
      updated_at: at,
      is_limited_access: isLimited,
      ...columns,
    })
    .execute()
  await kysely
    .insertInto('my_form_answers')
    .values({ shard_key: castShard, my_form_id: id, answers: json({}), updated_at: at })
    .execute()
  for (const name of signers) {
    await askToSign({ database: { kysely } }, id, name)
  }
  for (const name of sharedWith) {
    await kysely
      .insertInto('my_form_shares')
      .values({
        shard_key: castShard,
        my_form_id: id,
        person_id: cast[name],
        shared_by: cast[person],
        created_at: at,
      })
      .execute()
  }
  await writeForReaders(kysely, castShard, id)
  return id
}

/** Narrows an entry to the people it is tied to, or opens it again. */
export async function limitEntry(
  { database: { kysely } }: TestServer,
  id: string,
  isLimited: boolean,
): Promise<void> {
  await kysely
    .updateTable('my_forms')
    .set({ is_limited_access: isLimited })
    .where('id', '=', id)
    .execute()
}

/** Deletes an entry, as its submitter would. */
export async function deleteEntry({ database: { kysely } }: TestServer, id: string): Promise<void> {
  await kysely.updateTable('my_forms').set({ deleted_at: at }).where('id', '=', id).execute()
  await writeForReaders(kysely, castShard, id)
}

/** Puts somebody behind an entry as the approver of a step. */
export async function askToApprove(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  name: CastName,
  { step = 1, mode = 'all' }: { step?: number; mode?: 'all' | 'any' } = {},
): Promise<void> {
  await kysely
    .insertInto('my_form_signers')
    .values({
      shard_key: castShard,
      id: `${id}-${name}-approves`,
      my_form_id: id,
      person_id: cast[name],
      task: 'approve',
      meaning: 'Safety review',
      status: 'pending',
      step,
      mode,
      started_at: at,
    })
    .execute()
}

/** Asks somebody to sign an entry. */
export async function askToSign(
  { database: { kysely } }: Placing,
  id: string,
  name: CastName,
): Promise<void> {
  await kysely
    .insertInto('my_form_signers')
    .values({
      ...{ shard_key: castShard, id: `${id}-${name}`, my_form_id: id, person_id: cast[name] },
      ...{ task: 'sign', meaning: 'Read and understood', status: 'pending', started_at: at },
    })
    .execute()
}

/** Flags a question of an entry for its submitter. */
export async function handBack(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  questionKey: string,
): Promise<void> {
  await kysely
    .insertInto('my_form_flags')
    .values({
      shard_key: castShard,
      my_form_id: id,
      question_key: questionKey,
      note: 'Please look again',
      flagged_by: cast.colleague,
      flagged_at: at,
    })
    .execute()
  await appendAudit(
    kysely,
    { shardKey: castShard, personId: cast.colleague, at, requestId: 'test-request' },
    { recordType: 'my_form', recordId: id, action: 'requestChange', changes: {} },
  )
}

/** Makes a form somebody's own. */
export async function ownForm(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  formId: string,
  name: CastName,
): Promise<void> {
  await kysely.updateTable('forms').set({ owner_id: cast[name] }).where('id', '=', formId).execute()
}
