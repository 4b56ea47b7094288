import { urgentKinds } from '@holdpoint/api'
import type { Selectable } from 'kysely'
import type { Database, Queryable } from '../db/database.ts'
import type { DatabaseTables } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { putMail } from '../mail/put-mail.ts'
import type { Ports } from '../ports/ports.ts'
import { notificationMail } from '../session/one-time-address.ts'
import { readersOf } from '../session/permissions-of.ts'
import { choicesOfOne } from './choices.ts'
import { outsideQuiet } from './mail-due.ts'
import { letterOf, type ToldByMail } from './mail-letter.ts'
import { readableTitles, type ToldTitles } from './titles.ts'

/** What mails are made of. */
export interface MailRoundParts {
  database: Database
  ports: Pick<Ports, 'clock' | 'ids' | 'mail' | 'log'>
  titles: ToldTitles
  /** The address that people type, for links. */
  publicOrigin: string
}

type Row = Selectable<DatabaseTables['notifications']>

/** What comes sooner after a mail than this goes into the next one: at most 20 mails an hour, but for danger. */
const betweenMailsMs = 3 * 60_000
/** How long one whose mail cannot be written waits for the next try. */
const afterFailureMs = 10 * 60_000
/** What one mail holds; the rest of what is due is counted in it. */
const listedMax = 30
const takenMax = 500

/**
 * Writes the mails about what people were told and have not read yet, one to each person. What may
 * not be read any more is left out. A mail and that it was written are one transaction; one that
 * cannot be written is tried again later and holds up nobody else's.
 */
export async function mailNotifications(parts: MailRoundParts): Promise<void> {
  const { database, ports } = parts
  const now = ports.clock.now()
  const waiting = await database.kysely
    .selectFrom('notifications')
    .select(['shard_key', 'person_id'])
    .distinct()
    .where('mail_due_at', '<=', now)
    .limit(50)
    .execute()
  for (const { shard_key: shardKey, person_id: personId } of waiting) {
    const owner = { shardKey, personId }
    try {
      await transaction(database, (db) => mailOne(db, owner, { ...parts, now }))
    } catch (error) {
      ports.log.error({ error, personId }, 'a mail about notifications could not be written')
      const later = { mail_due_at: new Date(now.getTime() + afterFailureMs) }
      await transaction(database, async (db) =>
        settle(db, owner, await takeDue(db, owner, now), later),
      )
    }
  }
}

type Owner = { shardKey: string; personId: string }

async function mailOne(
  db: Queryable,
  owner: Owner,
  { ports, titles, publicOrigin, now }: MailRoundParts & { now: Date },
): Promise<void> {
  const due = await takeDue(db, owner, now)
  const isUrgent = due.some((row) => isUrgentRow(row))
  const at = isUrgent
    ? now
    : await outsideQuietOf(db, owner, (await waitFor(db, owner, now)) ?? now)
  if (at > now) {
    return await settle(db, owner, due, { mail_due_at: at })
  }
  const told = await readable(db, owner, due, { titles, now })
  const first = told[0]
  if (first !== undefined) {
    const { email, time_zone: timeZone } = first.person
    const listed = told.slice(0, listedMax)
    const letter = letterOf(listed, { more: told.length - listed.length, timeZone, publicOrigin })
    await putMail(db, ports, {
      ...{ shardKey: owner.shardKey, kind: notificationMail, to: email, linkId: owner.personId },
      ...letter,
    })
  }
  const mailed = new Set(told.map(({ row }) => row.id))
  const isMailed = (row: Row) => mailed.has(row.id)
  await settle(db, owner, due.filter(isMailed), { mail_due_at: null, mailed_at: now })
  await settle(
    db,
    owner,
    due.filter((row) => !isMailed(row)),
    { mail_due_at: null },
  )
}

/** What endangers somebody who does not know it yet waits for no mail before it and no end of quiet hours. */
const isUrgentRow = ({ kind, read_at: readAt }: Row) =>
  readAt === null && urgentKinds.some((urgent) => urgent === kind)

/** What of a person's is due; what another process holds already is not among it. */
function takeDue(db: Queryable, { shardKey, personId }: Owner, now: Date): Promise<Row[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('mail_due_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .limit(takenMax)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Until when the next mail to a person waits; null where none went out just now. */
async function waitFor(
  db: Queryable,
  { shardKey, personId }: Owner,
  now: Date,
): Promise<Date | null> {
  const { last } = await db
    .selectFrom('notifications')
    .select((select) => select.fn.max('mailed_at').as('last'))
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', personId)
    .where('mailed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const next = last === null ? null : new Date(last.getTime() + betweenMailsMs)
  return next !== null && next > now ? next : null
}

/**
 * The moment, or the end of the person's quiet hours that it lies in: what was due before them may have
 * waited for the mail before it, for another try or for a server that was down.
 */
async function outsideQuietOf(db: Queryable, owner: Owner, at: Date): Promise<Date> {
  const { quiet } = await choicesOfOne(db, owner)
  const { shardKey, personId } = owner
  const person = quiet && (await readersOf(db, shardKey, [personId])).get(personId)
  return person ? outsideQuiet(at, quiet, person.timeZone) : at
}

type ToRead = ToldByMail & { row: Row; person: { email: string; time_zone: string } }

/** What of it is unread, and open to the person now. */
async function readable(
  db: Queryable,
  { shardKey, personId }: Owner,
  due: readonly Row[],
  { titles, now }: Pick<MailRoundParts, 'titles'> & { now: Date },
): Promise<ToRead[]> {
  const unread = due.filter((row) => row.read_at === null)
  const person = (await readersOf(db, shardKey, [personId])).get(personId)
  if (unread.length === 0 || person === undefined) {
    return []
  }
  const { email } = await db
    .selectFrom('people')
    .select('email')
    .where('shard_key', '=', shardKey)
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const titlesOf = await readableTitles(titles, unread, { db, person, now })
  const names = await namesOf(db, unread)
  return unread.flatMap((row) => {
    const title = titlesOf(row)
    const actorName = names.get(row.actor_id ?? '') ?? null
    const to = { email, time_zone: person.timeZone }
    return title === undefined ? [] : [{ row, title, actorName, person: to }]
  })
}

async function namesOf(db: Queryable, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.actor_id ?? []))]
  if (ids.length === 0) {
    return new Map()
  }
  const people = await db
    .selectFrom('people')
    .select(['id', 'full_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(people.map(({ id, full_name: name }) => [id, name]))
}

async function settle(
  db: Queryable,
  { shardKey }: Owner,
  rows: readonly Row[],
  columns: { mail_due_at: Date | null; mailed_at?: Date },
): Promise<void> {
  if (rows.length > 0) {
    await db
      .updateTable('notifications')
      .set(columns)
      .where('shard_key', '=', shardKey)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  }
}
