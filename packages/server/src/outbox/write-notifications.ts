import { sql } from 'kysely'
import { groupOf, urgentKinds } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import type { Choices } from './choices.ts'
import type { Telling } from './outbox.tables.ts'
import { kindIn } from './known.ts'
import { mailDueAt } from './mail-due.ts'

/** What is told to whom, and by which road. */
export type Told = { telling: Telling; personId: string; isShown: boolean; mailDueAt: Date | null }

/** By which roads somebody wants to be told this; what a program before this one told is shown. */
export function roadsOf(
  telling: Telling,
  { groups, ...times }: Choices,
  when: { now: Date; timeZone: string },
): Pick<Told, 'isShown' | 'mailDueAt'> {
  const kind = kindIn(telling)
  if (kind === undefined) {
    return { isShown: true, mailDueAt: null }
  }
  const { inbox: isShown, mail } = groups[groupOf(kind)]
  const isUrgent = urgentKinds.includes(kind) && mail !== 'never'
  return { isShown, mailDueAt: isUrgent ? when.now : mailDueAt(mail, times, when) }
}

/** Writes what is told; what was written already stays as it is. */
export async function writeNotifications(
  db: Queryable,
  shardKey: string,
  told: readonly Told[],
): Promise<void> {
  if (told.length === 0) {
    return
  }
  // The telling and the person make its id, so that a repeat is the same row.
  const column = (of: (telling: Telling) => string | null) => told.map(({ telling }) => of(telling))
  await sql`
    insert into notifications
      (shard_key, id, person_id, kind, record_type, record_id, actor_id, created_at,
        is_shown, mail_due_at, event)
    select ${shardKey}, one.telling_id || '.' || one.person_id, one.person_id, one.kind,
      one.record_type, one.record_id, one.actor_id, one.created_at::timestamptz,
      one.is_shown, one.mail_due_at::timestamptz, one.event
    from unnest(
      ${told.map(({ personId }) => personId)}::text[], ${column(({ id }) => id)}::text[],
      ${column(({ kind }) => kind)}::text[], ${column((one) => one.record_type)}::text[],
      ${column((one) => one.record_id)}::text[], ${column((one) => one.actor_id)}::text[],
      ${column((one) => one.created_at.toISOString())}::text[],
      ${told.map(({ isShown }) => isShown)}::boolean[],
      ${told.map((one) => one.mailDueAt?.toISOString() ?? null)}::text[],
      ${column(({ event }) => event)}::text[]
    ) as one (person_id, telling_id, kind, record_type, record_id, actor_id, created_at,
      is_shown, mail_due_at, event)
    on conflict do nothing`.execute(db)
}
