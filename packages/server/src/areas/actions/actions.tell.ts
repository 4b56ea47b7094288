import type { PersonContext } from '../../handler.ts'
import { notify } from '../../outbox/notify.ts'
import { deputiesOf } from '../../records/deciding.ts'

/** What is told of an action, and to whom. */
export type Told = { kind: ToldKind; personIds: readonly string[] }

type ToldKind =
  | 'action_assigned'
  | 'action_returned'
  | 'action_to_verify'
  | 'action_sent_back'
  | 'action_completed'
  | 'action_verified'
  | 'action_closed'
  | 'action_cancelled'
  | 'action_extended'
  | 'action_handed_on'
  | 'action_to_judge'

/** Who is asked to verify an action: its verifier and who stands in for them now, none of whom does it. */
export async function verifiersOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  verifierId: string,
  doerIds: readonly string[],
): Promise<string[]> {
  const absent = { shardKey: person.shardKey, personId: verifierId, now: now.toISOString() }
  const deputies = await deputiesOf(db, absent)
  return [verifierId, ...deputies.filter((id) => !doerIds.includes(id))]
}

/** What is told where an action is handed on: to those who come to do it, and else to its owner. */
export function toldOfHanding(ownerId: string, added: readonly string[]): Told[] {
  return [
    { kind: 'action_assigned', personIds: added },
    { kind: 'action_handed_on', personIds: added.includes(ownerId) ? [] : [ownerId] },
  ]
}

/** Tells people of an action, though never somebody of what they did themselves. */
export async function tell(
  context: PersonContext,
  kind: ToldKind,
  actionId: string,
  personIds: readonly string[],
): Promise<void> {
  const others = [...new Set(personIds)].filter((id) => id !== context.person.personId)
  await notify(context, { kind, record: { type: 'action', id: actionId }, personIds: others })
}
