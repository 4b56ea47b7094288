import type { Queryable } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'

/** Where the address of a link stands in a text, until the mail is handed over. */
export const linkMark = '{one-time link}'

/** A mail as it is written by whatever causes it. */
export type NewMail = {
  shardKey: string
  /** What causes it, such as `invite`: read by administrators, and by tests. */
  kind: string
  /** One address. */
  to: string
  /** One line, without private answers: mails are read on many screens. */
  subject: string
  /** Plain text, whole without the other. */
  text: string
  /** The same for programs that show it. */
  html?: string
  /**
   * A link whose address takes the place of `linkMark`; the kind says what it opens. It is worked out when the mail is
   * handed over, so that the outbox holds nothing that opens anything.
   */
  linkId?: string
}

/**
 * Puts a mail into the outbox, in the transaction of what causes it: both are there or neither is.
 * It goes out within seconds (`startMailDelivery`); without a mail server it stays.
 */
export async function putMail(
  db: Queryable,
  { ids, clock, mail: server }: Pick<Ports, 'ids' | 'clock' | 'mail'>,
  mail: NewMail,
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('mail_outbox')
    .values({
      shard_key: mail.shardKey,
      id: ids.next(),
      kind: mail.kind,
      to_address: mail.to,
      subject: mail.subject.replaceAll(/\s+/g, ' '),
      text: mail.text,
      html: mail.html ?? null,
      link_id: mail.linkId ?? null,
      state: server === undefined ? 'no_server' : 'waiting',
      next_try_at: server === undefined ? null : now,
      last_error: null,
      created_at: now,
      settled_at: null,
    })
    .execute()
}
