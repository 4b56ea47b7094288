import type { Selectable } from 'kysely'
import { notificationSentence, wallTimeOf } from '@holdpoint/api'
import type { DatabaseTables } from '../db/schema.ts'
import { linkMark } from '../mail/put-mail.ts'
import { eventIn, kindIn } from './known.ts'
import type { ToldTitle } from './titles.ts'

/** Something that somebody was told, as their mail names it. */
export type ToldByMail = {
  row: Pick<Selectable<DatabaseTables['notifications']>, 'id' | 'kind' | 'event' | 'created_at'>
  title: ToldTitle
  actorName: string | null
}

/**
 * A mail about what somebody was told, the oldest first. It names records and nothing of what they
 * hold: mails are read on many screens.
 */
export function letterOf(
  told: readonly ToldByMail[],
  { more, timeZone, publicOrigin }: { more: number; timeZone: string; publicOrigin: string },
): { subject: string; text: string } {
  const [only] = told
  const count = told.length + more
  return {
    subject:
      only !== undefined && count === 1
        ? `${saidOf(only)}: ${nameOf(only)}`
        : `${count} things were told to you in Holdpoint`,
    text: [
      ...told.map((one) =>
        [
          `${saidOf(one)}: ${nameOf(one)}`,
          wallTimeOf(one.row.created_at, timeZone).replace('T', ' '),
          `${publicOrigin}/notifications/${encodeURIComponent(one.row.id)}`,
        ].join('\n'),
      ),
      ...(more > 0 ? [`And ${more} more: ${publicOrigin}/notifications`] : []),
      `What is mailed to you, and when: ${publicOrigin}/settings/notifications`,
      `To end these mails, without signing in: ${linkMark}`,
    ].join('\n\n'),
  }
}

function saidOf({ row, actorName }: ToldByMail): string {
  const kind = kindIn(row)
  return kind === undefined
    ? 'Holdpoint told you something'
    : notificationSentence(kind, actorName, eventIn(row))
}

function nameOf({ title: { title, number } }: ToldByMail): string {
  return [title, number].filter(Boolean).join(', ')
}
