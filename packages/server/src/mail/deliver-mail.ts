import type { Selectable } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Handover, Letter, Ports } from '../ports/ports.ts'
import { repeated } from '../repeated.ts'
import { mailedAddress, notificationMail } from '../session/one-time-address.ts'
import type { MailOutboxTable } from './mail.tables.ts'
import { linkMark } from './put-mail.ts'

/** How long after each failed try the next one comes; after the last the mail is given up. */
const waitsS = [30, 120, 600, 3600, 4 * 3600, 12 * 3600, 24 * 3600]
/** Longer than any handover takes. Whose handover is not settled by then has died in it. */
const handoverS = 300

export interface MailDeliveryParts {
  database: Database
  ports: Pick<Ports, 'clock' | 'log' | 'mail'>
  /** What one-time links are derived from. */
  secret: string
  /** The address that people type, for links. */
  publicOrigin: string
}

/** Hands over what is due, every three seconds unless said otherwise. Answers the function that ends it. */
export function startMailDelivery(parts: MailDeliveryParts, everyMs = 3000): () => Promise<void> {
  const { mail, log } = parts.ports
  if (mail === undefined) {
    return () => Promise.resolve()
  }
  return repeated(() => deliverMail(parts), {
    everyMs,
    onError: (error) => log.error({ error }, 'mail delivery failed'),
  })
}

/**
 * Hands over every mail that is due, one after the other. A mail is marked before it is handed over
 * and settled after it, each in a transaction of its own, so that no connection is held while a mail
 * server thinks. One whose process died in between was perhaps taken: it is never sent again.
 */
export async function deliverMail(parts: MailDeliveryParts): Promise<void> {
  const { database, ports } = parts
  const server = ports.mail
  if (server === undefined) {
    return
  }
  await settleLost(parts)
  for (;;) {
    const mail = await transaction(database, (db) => takeDue(db, ports.clock.now()))
    if (mail === undefined) {
      return
    }
    const handover = await server.send(toLetter(mail, parts))
    await settle(parts, mail, handover)
    if (handover.kind === 'later') {
      // What keeps one from being taken mostly keeps all; each has its own next try.
      ports.log.warn({ mailId: mail.id, kind: mail.kind, why: handover.why }, 'mail not taken')
    }
  }
}

type Row = Selectable<MailOutboxTable>

/** Takes the mail that has waited longest; others who look at the same time take the next. */
async function takeDue(db: Queryable, now: Date): Promise<Row | undefined> {
  const due = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (due === undefined) {
    return undefined
  }
  return await db
    .updateTable('mail_outbox')
    .set({
      state: 'sending',
      tries: due.tries + 1,
      next_try_at: after(now, handoverS),
    })
    .where('shard_key', '=', due.shard_key)
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Those whose process died while it handed them over. */
async function settleLost({ database, ports }: MailDeliveryParts): Promise<void> {
  const now = ports.clock.now()
  await database.kysely
    .updateTable('mail_outbox')
    .set({
      state: 'unsure',
      next_try_at: null,
      settled_at: now,
      last_error: 'The program ended while this was handed over.',
    })
    .where('state', '=', 'sending')
    .where('next_try_at', '<=', now)
    .execute()
}

async function settle(
  { database, ports }: MailDeliveryParts,
  { shard_key, id, tries }: Row,
  handover: Handover,
): Promise<void> {
  const now = ports.clock.now()
  const waitS = handover.kind === 'later' ? waitsS[tries - 1] : undefined
  const outcome =
    waitS === undefined
      ? { state: finalState[handover.kind], next_try_at: null, settled_at: now }
      : { state: 'waiting' as const, next_try_at: after(now, waitS) }
  await database.kysely
    .updateTable('mail_outbox')
    .set({ ...outcome, last_error: handover.kind === 'taken' ? null : handover.why })
    .where('shard_key', '=', shard_key)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** What is left when no try follows. */
const finalState = { taken: 'sent', never: 'failed', later: 'failed', unsure: 'unsure' } as const

function toLetter(row: Row, { secret, publicOrigin }: MailDeliveryParts): Letter {
  const { kind, link_id: linkId } = row
  const link = linkId === null ? null : mailedAddress(publicOrigin, secret, { kind, linkId })
  const filled = (text: string) => (link === null ? text : text.replaceAll(linkMark, () => link))
  return {
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: filled(row.text),
    ...(row.html === null ? {} : { html: filled(row.html) }),
    ...(link !== null && kind === notificationMail ? { unsubscribe: link } : {}),
  }
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
