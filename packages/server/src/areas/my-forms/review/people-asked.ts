import type { Asked, AskedPlace } from '@holdpoint/forms'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import type { PersonContext } from '../../../handler.ts'
import { holdersOf } from '../../../session/permissions-of.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'
import { writeForReaders } from '../my-forms.readers.ts'
import type { Narrowing } from './narrowing.ts'
import type { StepPerson } from './steps.ts'

/** Whose entry it is, in which organisation, and what of it narrows who is asked. */
type Whose = { shardKey: string; submitterId: string; narrowing: Narrowing }

/** Whom the form meant and nobody was: the people of a place, or whom an answer names. */
export type NobodyOf = AskedPlace | 'question'

/** Those who are asked, and whether each of them has to answer. */
export type PeopleAsked = {
  personIds: readonly string[]
  mode: 'all' | 'any'
  /** Where others are asked, because nobody was there of those whom the form meant. */
  nobodyOf?: NobodyOf
}

/**
 * Who is asked for an approval or a signature: those whom the form names, as far as they are not out
 * of it. Where a group has nobody of the entry's place, any one of the group answers. Without anybody
 * it goes to the administrators, of whom any one answers; nobody where there are none of those either.
 */
export async function peopleFor(
  db: Queryable,
  whose: Whose,
  { by, mode = 'all' }: Pick<Asked, 'by' | 'mode'>,
  { isOut }: { isOut: (personId: string) => boolean },
): Promise<PeopleAsked> {
  const named = (await peopleNamed(db, whose, by)).filter((id) => !isOut(id))
  if (named.length > 0) {
    return { personIds: named, mode }
  }
  if (typeof by === 'object' && 'group' in by && by.of !== undefined) {
    const all = (await peopleNamed(db, whose, { group: by.group })).filter((id) => !isOut(id))
    if (all.length > 0) {
      return { personIds: all, mode: 'any', nobodyOf: by.of }
    }
  }
  const admins = await holdersOf(db, whose.shardKey, 'admin')
  const personIds = admins.filter((id) => id !== whose.submitterId && !isOut(id))
  const isNamed = typeof by === 'object' && 'question' in by
  return { personIds, mode: 'any', ...(isNamed ? { nobodyOf: 'question' } : {}) }
}

/** What they are asked for; `place` is that of the step, or of the signature, in its form. */
type What = Pick<StepPerson, 'task'> & { meaning: string; place: number; hours?: number }

/** People, and what they are asked for. */
export type Asking = PeopleAsked & What

/** Puts people behind an entry who are to approve or to sign it, where its readers find it. */
export async function askPeople(
  { db, person, ports }: Pick<PersonContext, 'db' | 'person' | 'ports'>,
  entry: Pick<ChangeableEntry, 'id' | 'started_at'>,
  asking: readonly Asking[],
): Promise<void> {
  const rows = asking.flatMap(({ personIds, task, meaning, place: step, mode, hours = null }) =>
    personIds.map((personId) => ({
      ...{ shard_key: person.shardKey, id: ports.ids.next(), my_form_id: entry.id },
      ...{ person_id: personId, task, meaning, step, mode, hours },
      ...{ status: 'pending' as const, started_at: entry.started_at },
    })),
  )
  if (rows.length > 0) {
    await db.insertInto('my_form_signers').values(rows).execute()
  }
  await writeForReaders(db, person.shardKey, entry.id)
}

/**
 * Nobody is asked any more to decide on a step that is skipped; what was decided
 * stays. `askPeople` follows.
 */
export async function dropStep(
  db: Queryable,
  shardKey: string,
  myFormId: string,
  step: number,
): Promise<void> {
  await db
    .deleteFrom('my_form_signers')
    .where('shard_key', '=', shardKey)
    .where('my_form_id', '=', myFormId)
    .where('task', '=', 'approve')
    .where('step', '=', step)
    .where('status', '=', 'pending')
    .execute()
}

async function peopleNamed(db: Queryable, whose: Whose, by: Asked['by']): Promise<string[]> {
  const { rows } = await selectNamed(whose, by).execute(db)
  return rows.map(({ id }) => id)
}

function selectNamed(
  { shardKey, submitterId, narrowing }: Whose,
  by: Asked['by'],
): RawBuilder<{ id: string }> {
  if (by === 'manager') {
    return sql`
      select manager.id from people as person join people as manager
        on manager.id = person.manager_id and manager.is_active
      where person.id = ${submitterId}`
  }
  if ('question' in by) {
    return sql`
      select person.id from people as person
      where person.shard_key = ${shardKey} and person.is_active
        and person.id = any(${[...narrowing.named(by.question)]}::text[])
      order by person.full_name`
  }
  return sql`
    select person.id from permission_group_members as member
    join permission_groups as one on one.id = member.group_id
    join people as person on person.id = member.person_id and person.is_active
    where one.shard_key = ${shardKey} and one.id = ${by.group}
      ${
        by.of === undefined
          ? sql``
          : sql`and ${sql.ref(seatColumns[by.of])} = any(${[...narrowing.places[by.of]]}::text[])`
      }
    order by person.full_name`
}

const seatColumns = {
  district: 'person.district_code',
  businessUnit: 'person.business_unit_code',
  crew: 'person.crew_code',
} as const
