import { policies, riskNameOfLevel, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { Queryable } from '../../db/database.ts'
import { notify, type Teller } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import { managersRisk } from './jsa.rules.ts'
import { tiesOfJsas } from './jsa.ties.ts'

/** What people are told of an analysis. */
type Kind =
  | 'jsa_to_sign'
  | 'jsa_to_sign_again'
  | 'jsa_stopped'
  | 'jsa_to_approve'
  | 'jsa_returned'
  | 'jsa_expired'
  | 'jsa_ends_soon'
  | 'jsa_approval_soon'

/** What analyses are called in what somebody is told of them. */
export const titlesOfJsas: TitlesOf = async ({ db, person, now }, ids) => {
  const ties = await tiesOfJsas(db, person, ids, now)
  const rule = policies['jsa.get'].record
  const readable = ids.filter((id) => opens(rule, ties.get(id) ?? new Set<Tie>(), person))
  const rows = await db
    .selectFrom('jsas')
    .select(['id', 'number', 'title'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${readable}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}

/** Tells some people of an analysis, but who has done it. */
export async function tell(
  context: Teller,
  kind: Kind,
  jsaId: string,
  personIds: readonly (string | undefined)[],
): Promise<void> {
  const others = personIds.flatMap((id) => (id === context.person.personId ? [] : (id ?? [])))
  await notify(context, { kind, record: { type: 'jsa', id: jsaId }, personIds: others })
}

/** The same to the colleagues of its crew who are there, and to some more. */
export async function tellCrew(
  context: Teller,
  kind: Kind,
  jsaId: string,
  besides: readonly (string | undefined)[] = [],
): Promise<void> {
  const crew = await context.db
    .selectFrom('jsa_attendees')
    .select('person_id')
    .where('shard_key', '=', context.person.shardKey)
    .where('jsa_id', '=', jsaId)
    .where('left_at', 'is', null)
    .where('person_id', 'is not', null)
    .orderBy('place')
    .execute()
  await tell(context, kind, jsaId, [...crew.map((one) => one.person_id ?? undefined), ...besides])
}

/** What says who may approve an analysis. */
export type ToApprove = {
  supervisor_id: string | null
  /** Who wrote or submitted it, or wrote hazards of it. */
  writers: readonly (string | null)[]
  residual_level: number | null
}

/** Who is asked to approve it: the supervisor, unless the risk or who wrote it wants somebody else. */
export async function approversOf(
  db: Queryable,
  shardKey: string,
  { supervisor_id: supervisorId, writers, residual_level: level }: ToApprove,
): Promise<string[]> {
  const isSupervisors = !managersRisk(riskNameOfLevel(level)) && !writers.includes(supervisorId)
  const asked = isSupervisors ? [supervisorId] : await holdersOf(db, shardKey, 'edit_all_jsa')
  return asked.flatMap((id) => (id === null || writers.includes(id) ? [] : id))
}
