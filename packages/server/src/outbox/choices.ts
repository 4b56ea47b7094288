import {
  isInboxLocked,
  mailPaces,
  notificationGroups,
  plainChoices,
  plainDigestAt,
  type NotificationChoice,
  type NotificationGroup,
} from '@holdpoint/api'
import { sql } from 'kysely'
import type { Queryable } from '../db/database.ts'
import { json } from '../db/json.ts'

/** What somebody chose to be told, by which road, and when not. Times are `HH:MM` of their zone. */
export type Choices = {
  groups: Readonly<Record<NotificationGroup, NotificationChoice>>
  /** No mail goes out between the two. */
  quiet: { from: string; to: string } | null
  digestAt: string
}

/** What goes for whoever chose nothing. */
export const nothingChosen: Choices = {
  groups: plainChoices,
  quiet: null,
  digestAt: plainDigestAt,
}

/** What some people chose, by their ids; whoever chose nothing is not among them. */
export async function choicesOf(
  db: Queryable,
  shardKey: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Choices>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['person_id', 'quiet_from', 'quiet_to', 'digest_at', 'choices'])
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', sql<string>`any(${[...personIds]}::text[])`)
    .execute()
  return new Map(
    rows.map(({ person_id: id, quiet_from: from, quiet_to: to, digest_at: digestAt, choices }) => [
      id,
      { groups: groupsIn(choices), quiet: from && to ? { from, to } : null, digestAt },
    ]),
  )
}

/** What one person chose, or what goes for whoever chose nothing. */
export async function choicesOfOne(
  db: Queryable,
  { shardKey, personId }: { shardKey: string; personId: string },
): Promise<Choices> {
  return (await choicesOf(db, shardKey, [personId])).get(personId) ?? nothingChosen
}

/** Keeps what somebody chose, in the place of what they had chosen. */
export async function keepChoices(
  db: Queryable,
  { shardKey, personId }: { shardKey: string; personId: string },
  { groups, quiet, digestAt }: Choices,
): Promise<void> {
  const columns = {
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    digest_at: digestAt,
    choices: json(groups),
  }
  await db
    .insertInto('notification_settings')
    .values({ shard_key: shardKey, person_id: personId, ...columns })
    .onConflict((conflict) => conflict.columns(['shard_key', 'person_id']).doUpdateSet(columns))
    .execute()
}

/** What was kept may be older than this program: a group that it does not name is as it comes. */
function groupsIn(kept: unknown): Choices['groups'] {
  const known = Object.keys(notificationGroups) as NotificationGroup[]
  const chosen: object = typeof kept === 'object' && kept !== null ? kept : {}
  return Object.fromEntries(
    known.map((group) => [group, choiceIn(group, Reflect.get(chosen, group))]),
  ) as Choices['groups']
}

function choiceIn(group: NotificationGroup, kept: unknown): NotificationChoice {
  const plain = plainChoices[group]
  if (typeof kept !== 'object' || kept === null) {
    return plain
  }
  const inbox: unknown = Reflect.get(kept, 'inbox')
  const mail = mailPaces.find((pace) => pace === Reflect.get(kept, 'mail')) ?? plain.mail
  return { inbox: isInboxLocked(group) || (inbox ?? plain.inbox) === true, mail }
}

/** The same choices with no mails at all. */
export function withoutMails(choices: Choices): Choices {
  const groups = Object.fromEntries(
    Object.entries(choices.groups).map(([group, { inbox }]) => [group, { inbox, mail: 'never' }]),
  ) as Choices['groups']
  return { ...choices, groups }
}
