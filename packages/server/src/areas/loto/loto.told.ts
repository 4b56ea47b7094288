import { policies, type NotificationKind, type Tie } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { peopleOfLoto, type LotoPersonRow, type WholeLotoRow } from './loto.queries.ts'
import { tiesOfLotos } from './loto.ties.ts'

/** What lockouts are called in what somebody is told of them. */
export const titlesOfLotos: TitlesOf = async ({ db, person, now }, ids) => {
  const ties = await tiesOfLotos(db, person, ids, now)
  const rule = policies['loto.information'].record
  const readable = ids.filter((id) => opens(rule, ties.get(id) ?? new Set<Tie>(), person))
  const rows = await db
    .selectFrom('lotos')
    .select(['id', 'number', 'title'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${readable}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}

/** What people are told of a lockout by what others do. */
type Kind = Extract<
  NotificationKind,
  | 'loto_to_sign'
  | 'loto_offered'
  | 'loto_lock_removed'
  | 'loto_visitor_lock_off'
  | 'loto_ready'
  | 'loto_energised'
  | 'loto_given_back'
  | 'loto_end_moved'
>

/** Tells some people of a lockout, but who has done it. */
export async function tell(
  context: PersonContext,
  kind: Kind,
  lotoId: string,
  personIds: readonly string[],
): Promise<void> {
  const others = personIds.filter((id) => id !== context.person.personId)
  await notify(context, { kind, record: { type: 'loto', id: lotoId }, personIds: others })
}

/** Tells whoever leads it that the lock of somebody without an account came off. */
export async function tellVisitorOff(
  context: PersonContext,
  { id, primary }: Pick<WholeLotoRow, 'id' | 'primary'>,
): Promise<void> {
  await tell(context, 'loto_visitor_lock_off', id, primary === null ? [] : [primary.personId])
}

/** Tells something to everybody on its list, or to those of them who are meant, and to others who are named. */
export async function tellAll(
  context: PersonContext,
  kind: Kind,
  lotoId: string,
  {
    isMeant = () => true,
    also = [],
  }: { isMeant?: (line: LotoPersonRow) => boolean; also?: readonly string[] } = {},
): Promise<void> {
  const { db, person, now } = context
  const people = await peopleOfLoto(db, { ...person, now }, lotoId)
  const ids = people.filter(isMeant).flatMap((line) => line.person?.personId ?? [])
  await tell(context, kind, lotoId, [...ids, ...also])
}
