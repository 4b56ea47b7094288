import type { ApprovalStep, FormDefinition } from '@holdpoint/forms'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'
import { writeForReaders } from '../my-forms.readers.ts'
import { contentHashOf } from './content-hash.ts'
import { signersOf } from './more.queries.ts'

/**
 * Puts the approvers that the form asks for behind an entry that is handed in; those who are there
 * already are asked again. A step for which there is nobody who does not decide on another step
 * goes to the administrators, and without any it is not handed in: none is skipped in silence.
 * Answers how many are to sign or approve.
 */
export async function askApprovers(
  context: Pick<PersonContext, 'db' | 'person' | 'ports'>,
  entry: ChangeableEntry,
  { workflow }: FormDefinition,
): Promise<number> {
  const { db, person, ports } = context
  const { shardKey } = person
  await askAgain(db, shardKey, entry.id, contentHashOf(entry))
  const listed = await signersOf(db, shardKey, entry.id)
  const asked = new Set(
    listed.filter(({ task }) => task === 'approve').map(({ person_id: id }) => id),
  )
  // Approvers that an entry came with are its own; the form's are for those that have none.
  const steps = asked.size === 0 ? (workflow?.approvals ?? []) : []
  const people = { shardKey, submitterId: entry.person_id }
  for (const [place, step] of steps.entries()) {
    const found = (await approversOf(db, people, step)).filter(
      (id) => !asked.has(id) && (id !== entry.person_id || workflow?.allowSelfApproval === true),
    )
    const ids = found.length > 0 ? found : (await admins(db, people)).filter((id) => !asked.has(id))
    if (ids.length === 0) {
      return fail('wrong_state', { message: nobodyFor(step.meaning) })
    }
    for (const personId of ids) {
      asked.add(personId)
      await db
        .insertInto('my_form_signers')
        .values({
          shard_key: shardKey,
          id: ports.ids.next(),
          my_form_id: entry.id,
          person_id: personId,
          task: 'approve',
          meaning: step.meaning,
          step: place + 1,
          mode: step.mode ?? 'all',
          hours: step.hours ?? null,
          status: 'pending',
          started_at: entry.started_at,
        })
        .execute()
    }
  }
  await writeForReaders(db, shardKey, entry.id)
  return (await signersOf(db, shardKey, entry.id)).filter(({ status }) => status === 'pending')
    .length
}

const nobodyFor = (step: string) =>
  `Nobody is there to decide on “${step}”. Please ask an administrator.`

/**
 * Asks again whoever refused, and whoever has signed or decided on other answers than these; all of
 * them where nothing is named, because what they looked at is opened again.
 */
export async function askAgain(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  contentHash: string | null,
): Promise<void> {
  await db
    .updateTable('my_form_signers')
    .set({ status: 'pending', signed_at: null, signature: null, content_hash: null, note: null })
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('status', '<>', 'pending')
    .$if(contentHash !== null, (query) =>
      query.where((where) =>
        where.or([
          where('status', '=', 'refused'),
          // What was signed before hashes were kept has none.
          where('content_hash', '<>', contentHash),
        ]),
      ),
    )
    .execute()
}

/** Whose entry it is, and in which organisation. */
type People = { shardKey: string; submitterId: string }

async function approversOf(
  db: Queryable,
  { shardKey, submitterId }: People,
  { by }: ApprovalStep,
): Promise<string[]> {
  const { rows } = await (
    by === 'manager'
      ? sql<{ id: string }>`
        select manager.id from people as person join people as manager
          on manager.id = person.manager_id and manager.is_active
        where person.id = ${submitterId}`
      : sql<{ id: string }>`
        select person.id from permission_group_members as member
        join permission_groups as one on one.id = member.group_id
        join people as person on person.id = member.person_id and person.is_active
        where one.shard_key = ${shardKey} and one.id = ${by.group}
        order by person.full_name`
  ).execute(db)
  return rows.map(({ id }) => id)
}

async function admins(db: Queryable, { shardKey, submitterId }: People): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person.id from permission_groups as one
    join permission_group_members as member on member.group_id = one.id
    join people as person on person.id = member.person_id and person.is_active
    where one.shard_key = ${shardKey} and 'admin' = any(one.permission_keys)
      and person.id <> ${submitterId}
    order by person.id`.execute(db)
  return rows.map(({ id }) => id)
}
