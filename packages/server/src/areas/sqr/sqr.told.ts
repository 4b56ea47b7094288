import { type EventOf, type NotificationKind, type Severity, type sqrMoves } from '@holdpoint/api'
import { sql } from 'kysely'
import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import type { TitlesOf } from '../../outbox/titles.ts'
import { holdersOf } from '../../session/permissions-of.ts'
import { isSerious } from './sqr.rules.ts'
import { readableSqrs } from './sqr.ties.ts'

/** What reports are called in what somebody is told of them. */
export const titlesOfSqrs: TitlesOf = async ({ db, person, now }, ids) => {
  const readable = await readableSqrs(db, person, ids, now)
  const rows = await db
    .selectFrom('sqrs')
    .select(['id', 'number', 'title'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...readable]}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, title, number }) => [id, { title, number, within: null }]))
}

/** What is asked of a report to know whom to tell. */
export type ToldSqr = {
  id: string
  ownerId: string | null
  teamIds: readonly string[]
  severity: Severity
  /** Whoever has ever had to do with the investigation. */
  investigatorIds: readonly string[]
}

type Investigators = Pick<ToldSqr, 'ownerId' | 'teamIds'>

/** Its owner and its team. */
export function investigatorsOf({ ownerId, teamIds }: Investigators): string[] {
  return [...new Set([...(ownerId === null ? [] : [ownerId]), ...teamIds])]
}

/**
 * Tells those who investigate a report from now on that they do: all of them, or where it was there
 * before those alone who have come to it.
 */
export async function tellAssigned(
  context: PersonContext,
  sqr: Investigators & Pick<ToldSqr, 'id'>,
  before?: Investigators,
): Promise<void> {
  const known = new Set(before === undefined ? [] : investigatorsOf(before))
  const come = investigatorsOf(sqr).filter((id) => !known.has(id))
  await tell(context, 'sqr_assigned', sqr.id, come)
}

/** Tells quality of a report that has become serious, unless it was so before. */
export async function tellSerious(
  context: PersonContext,
  sqrId: string,
  [before, severity]: readonly [Severity, Severity],
): Promise<void> {
  if (isSerious(severity) && !isSerious(before)) {
    const quality = await holdersOf(context.db, context.person.shardKey, 'edit_all_sqr')
    await tell(context, 'sqr_serious', sqrId, quality)
  }
}

/** Tells those whose turn it is after a move, and its owner what became of it (decision 0111). */
export async function tellOfMove(
  context: PersonContext,
  event: EventOf<typeof sqrMoves>,
  sqr: ToldSqr,
): Promise<void> {
  const holders = (key: Parameters<typeof holdersOf>[2]) =>
    holdersOf(context.db, context.person.shardKey, key)
  const owner = sqr.ownerId === null ? [] : [sqr.ownerId]
  switch (event) {
    case 'submit':
      await tellAssigned(context, sqr)
      // Somebody of quality sees to what is serious, and to what nobody leads.
      if (isSerious(sqr.severity) || sqr.ownerId === null) {
        const assigned = investigatorsOf(sqr)
        const others = (await holders('edit_all_sqr')).filter((id) => !assigned.includes(id))
        await tell(context, isSerious(sqr.severity) ? 'sqr_serious' : 'sqr_unled', sqr.id, others)
      }
      return
    case 'reopen':
      return tellAssigned(context, sqr)
    case 'ask_verification':
      return tell(
        ...([context, 'sqr_to_verify', sqr.id] as const),
        othersThan(sqr, await holders('verify_sqr_parts')),
      )
    case 'verify':
      return tell(context, 'sqr_verified', sqr.id, owner)
    case 'ask_approval':
      return tell(context, 'sqr_to_approve', sqr.id, await approversOf(sqr, holders))
    case 'return':
      return tell(context, 'sqr_returned', sqr.id, owner)
    case 'approve':
      return tell(context, 'sqr_approved', sqr.id, owner)
    case 'effective':
      return tell(context, 'sqr_closed', sqr.id, owner)
    case 'void':
      return tell(context, 'sqr_voided', sqr.id, owner)
    default:
      return
  }
}

/** Those of some people who have never investigated a report. */
function othersThan(sqr: ToldSqr, personIds: readonly string[]): string[] {
  const own = new Set([...investigatorsOf(sqr), ...sqr.investigatorIds])
  return personIds.filter((id) => !own.has(id))
}

/** Who may approve it: nobody what they investigate, and Level 3 takes somebody of quality. */
async function approversOf(
  sqr: ToldSqr,
  holders: (key: 'approve_sqr' | 'edit_all_sqr') => Promise<string[]>,
): Promise<string[]> {
  const approvers = othersThan(sqr, await holders('approve_sqr'))
  if (sqr.severity !== 'level_3') {
    return approvers
  }
  const quality = new Set(await holders('edit_all_sqr'))
  return approvers.filter((id) => quality.has(id))
}

type Kind = Exclude<Extract<NotificationKind, `sqr_${string}`>, 'sqr_overdue'>

/** Tells some people of a report, but who has done it. */
async function tell(
  context: PersonContext,
  kind: Kind,
  sqrId: string,
  personIds: readonly string[],
): Promise<void> {
  const others = personIds.filter((id) => id !== context.person.personId)
  await notify(context, { kind, record: { type: 'sqr', id: sqrId }, personIds: others })
}
