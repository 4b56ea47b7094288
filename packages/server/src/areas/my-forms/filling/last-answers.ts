import {
  answersAgain,
  questionsOf,
  startsWithLast,
  type Answers,
  type FormDefinition,
} from '@holdpoint/forms'
import { draftStatuses, type MyFormDetail } from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import type { HandlerContext } from '../../../handler.ts'
import { assetsById } from '../../equipment/equipment.queries.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { lookupsOf, namesByCode } from '../../lookups.ts'
import { activePeopleAmong } from '../../people/people.queries.ts'
import { engineContext } from '../my-forms.state.ts'
import { asAnswers } from './change.ts'

type Asking = Pick<HandlerContext, 'db' | 'now' | 'cacheOwner'> & {
  person: { shardKey: string; personId: string; timeZone: string }
}

/** What somebody answered the last time, and when they handed it in. */
export type LastAnswers = { at: Date; answers: Answers }

/**
 * What an entry of a form begins with of the last one that the same person handed in; null where the
 * form asks for none of it, or there is none. What few may read is not looked at.
 */
export async function lastAnswers(
  { db, now, cacheOwner, person }: Asking,
  formId: string,
  definition: FormDefinition,
  /** The last one before this moment. */
  before: Date = now,
): Promise<LastAnswers | null> {
  if (!startsWithLast(definition)) {
    return null
  }
  const { shardKey, personId, timeZone } = person
  const last = await lastEntry(db, { shardKey, personId, formId, before })
  const form = last && (await definitionOf(cacheOwner, db, formId, last.form_version))
  if (last === undefined || form === undefined) {
    return null
  }
  const then = { definition: form, answers: asAnswers(last.answers) }
  const answers = answersAgain(then, definition, engineContext(timeZone, last.submitted_at))
  const kept = await stillThere({ db, now, cacheOwner, person }, definition, answers)
  return { at: last.submitted_at, answers: kept }
}

/** Which answers of an entry nobody has changed since they were taken over from its person's last one. */
export async function untouchedFromLast(
  asking: Asking,
  entry: { form_id: string; created_at: Date; first_answers_at: Date | null },
  definition: FormDefinition,
  answers: Answers,
): Promise<MyFormDetail['fromLast']> {
  // Not when it was begun: what is assigned has its first answers before.
  const at = entry.first_answers_at ?? entry.created_at
  const last = await lastAnswers(asking, entry.form_id, definition, at)
  const keys = Object.entries(last?.answers ?? {}).flatMap(([key, { value }]) => {
    const now = answers[key]
    const isSame = JSON.stringify(now?.value) === JSON.stringify(value)
    return isSame && now?.rev === undefined ? [key] : []
  })
  return last === null || keys.length === 0 ? null : { at: last.at.toISOString(), keys }
}

type Last = { form_version: number; submitted_at: Date; answers: unknown }

async function lastEntry(
  db: Queryable,
  one: { shardKey: string; personId: string; formId: string; before: Date },
): Promise<Last | undefined> {
  const { rows } = await sql<Last>`
    select entry.form_version, entry.submitted_at, document.answers
    from my_forms as entry
    join my_form_answers as document on document.shard_key = entry.shard_key
      and document.my_form_id = entry.id
    where entry.shard_key = ${one.shardKey} and entry.person_id = ${one.personId}
      and entry.form_id = ${one.formId} and entry.submitted_at <= ${one.before}::timestamptz
      and entry.deleted_at is null and not entry.is_limited_access
      -- What was opened again holds answers that are not handed in.
      and entry.status <> all(${[...draftStatuses]}::text[])
    order by entry.submitted_at desc, entry.id desc limit 1`.execute(db)
  return rows[0]
}

/** Without what is not there any more: codes that are gone, machines put away, people who have left. */
async function stillThere(
  { db, now, cacheOwner, person: { shardKey } }: Asking,
  definition: FormDefinition,
  answers: Answers,
): Promise<Answers> {
  const types = new Map(questionsOf(definition).map(({ question: { key, type } }) => [key, type]))
  const codesIn = (key: string) =>
    [answers[key]?.value].flat().filter((one): one is string => typeof one === 'string')
  const codesOf = (type: string) =>
    Object.keys(answers)
      .filter((key) => types.get(key) === type)
      .flatMap(codesIn)
  const machines = await assetsById(db, shardKey, codesOf('equipment'))
  const known: Readonly<Record<string, ReadonlySet<string>>> = {
    person: await activePeopleAmong(db, shardKey, codesOf('person')),
    equipment: new Set(machines.filter((one) => one.retired_at === null).map(({ id }) => id)),
    ...Object.fromEntries(
      Object.entries(namesByCode(await lookupsOf(cacheOwner, db, now.getTime()))).map(
        ([type, names]) => [type, new Set(Object.keys(names))],
      ),
    ),
  }
  return Object.fromEntries(
    Object.entries(answers).filter(([key]) => {
      const there = known[types.get(key) ?? '']
      return there === undefined || codesIn(key).every((code) => there.has(code))
    }),
  )
}
