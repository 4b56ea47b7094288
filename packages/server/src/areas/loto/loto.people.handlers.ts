import {
  calledOf,
  lotoPeopleMax,
  lotoRoleLabels,
  type LotoRole,
  type LotoState,
} from '@holdpoint/api'
import { sql, type Updateable } from 'kysely'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nameOf } from '../../records/visitors.ts'
import { noteAbsence, requireAbsence, requireSameLock } from './loto.absent.ts'
import { noOffer } from './loto.columns.ts'
import { held, stateOf, touch } from './loto.editing.ts'
import { takeOff } from './loto.locks.ts'
import { peopleOfLoto, type LotoPersonRow, type WholeLotoRow } from './loto.queries.ts'
import { collects, isRemovable } from './loto.row.ts'
import { isStaffed } from './loto.rules.ts'
import type { LotoAuthorizationsTable } from './loto.tables.ts'
import { tell } from './loto.told.ts'

export const saveAuthorization: PersonHandler<'loto.saveAuthorization'> = async (
  { lotoId, authorizationId, personId, name, company, phone, role },
  context,
) => {
  const row = await held(context, lotoId)
  if (authorizationId !== undefined) {
    return changeLine(context, row, authorizationId, { name, company, phone, role })
  }
  requireStaffed(row.status)
  const asRole = role ?? 'authorized'
  if (name === '') {
    return company === '' && phone === ''
      ? add(context, row, personId ?? context.person.personId, asRole)
      : failField('name', 'Please enter their name.')
  }
  return personId === undefined
    ? addVisitor(context, row, { name, company, phone, role: asRole })
    : failField('name', 'The account of a colleague says their name.')
}

/** Changes one thing of a line: as what somebody is named, or where a visitor is reached. */
function changeLine(
  context: PersonContext,
  row: WholeLotoRow,
  authorizationId: string,
  said: { name: string; company: string; phone: string; role: LotoRole | undefined },
) {
  const { name, company, phone, role } = said
  if (name !== '' || company !== '') {
    const message =
      'Name and company stay as they were put down. Please take them off and name them anew.'
    return failField(name === '' ? 'company' : 'name', message)
  }
  if (phone === '') {
    return role === undefined
      ? failField('role', 'Please choose one of these.')
      : changeRole(context, row, authorizationId, role)
  }
  return role === undefined
    ? changePhone(context, row, authorizationId, phone)
    : failField('phone', 'Please change the phone without the role.')
}

/**
 * Where somebody without an account is reached: in any state, since it is needed while their lock is
 * on. The trail is read by more people than the number is for.
 */
async function changePhone(
  context: PersonContext,
  row: WholeLotoRow,
  authorizationId: string,
  phone: string,
) {
  if (!collects(row, context.person)) {
    return fail('forbidden')
  }
  const line = await lineOf(context, row.id, authorizationId)
  if (line.person !== null) {
    return failField('phone', 'The account of a colleague says where they are reached.')
  }
  if (phone !== line.phone) {
    await writeLine(context, row.id, authorizationId, { phone })
    await touch(context, row)
    await context.audit({
      ...{ recordType: 'loto', recordId: row.id, action: 'change_phone' },
      changes: { person: { from: null, to: nameOf(line) } },
    })
  }
  return ok({ ...(await stateOf(context, row.id)), authorizationId }, 'Saved.')
}

/** Puts somebody without an account on the list, by name and company. */
async function addVisitor(
  context: PersonContext,
  row: WholeLotoRow,
  visitor: { name: string; company: string; phone: string; role: LotoRole },
) {
  const { db, person, ports } = context
  if (!collects(row, person)) {
    return fail('forbidden')
  }
  if (visitor.company === '') {
    return failField('company', 'Please enter the company that they work for.')
  }
  await requireRoom(context, row)
  const id = ports.ids.next()
  const key = { shard_key: person.shardKey, loto_id: row.id, id, place: placeBehind(row, person) }
  await db
    .insertInto('loto_authorizations')
    .values({ ...key, ...visitor })
    .execute()
  return added(context, row, { authorizationId: id, name: calledOf(visitor), role: visitor.role })
}

/** Who is on the list; ends the call where nobody else fits on it. */
async function requireRoom({ db, person, now }: PersonContext, row: WholeLotoRow) {
  const people = await peopleOfLoto(db, { ...person, now }, row.id)
  return people.length < lotoPeopleMax
    ? people
    : fail('wrong_state', { message: `A lockout names ${lotoPeopleMax} people at most.` })
}

/** The place behind everybody who is on the list. */
export const placeBehind = (
  { id }: WholeLotoRow,
  { shardKey }: { shardKey: string },
) => sql<number>`(
  select coalesce(max(place), -1) + 1 from loto_authorizations
  where shard_key = ${shardKey} and loto_id = ${id}
)`

type Added = { authorizationId: string; name: string; role: LotoRole; personId?: string }

/** Somebody is on the list now: the trail keeps it, and whoever has an account is asked to sign. */
async function added(
  context: PersonContext,
  row: WholeLotoRow,
  { authorizationId, name, role, personId }: Added,
) {
  const isOneself = personId === context.person.personId
  await touch(context, row)
  const to = `${name}: ${lotoRoleLabels[role].toLowerCase()}`
  await context.audit({
    ...{ recordType: 'loto', recordId: row.id, action: isOneself ? 'join' : 'name_person' },
    changes: { person: { from: null, to } },
  })
  if (row.status !== 'draft' && personId !== undefined) {
    await tell(context, 'loto_to_sign', row.id, [personId])
  }
  const said = isOneself ? 'You are on the list.' : `${name} is on the list.`
  return ok({ ...(await stateOf(context, row.id)), authorizationId }, said)
}

async function add(context: PersonContext, row: WholeLotoRow, personId: string, role: LotoRole) {
  const { db, person, ports } = context
  if (personId !== person.personId && !collects(row, person)) {
    return fail('forbidden')
  }
  const people = await requireRoom(context, row)
  if (people.some((line) => line.person?.personId === personId)) {
    return failField('personId', 'This person is on the list already.')
  }
  const authorizationId = ports.ids.next()
  const { rows } = await sql<{ full_name: string }>`
    with someone as (
      select id, full_name from people
      where shard_key = ${person.shardKey} and id = ${personId} and is_active
    ), added as (
      insert into loto_authorizations (shard_key, loto_id, id, place, person_id, role)
      select ${person.shardKey}, ${row.id}, ${authorizationId}, ${placeBehind(row, person)},
        someone.id, ${role} from someone
    )
    select full_name from someone`.execute(db)
  const [someone] = rows
  return someone === undefined
    ? failField('personId', 'This is not an employee here, or no longer.')
    : added(context, row, { authorizationId, name: someone.full_name, role, personId })
}

async function changeRole(
  context: PersonContext,
  row: WholeLotoRow,
  authorizationId: string,
  role: LotoRole,
) {
  requireStaffed(row.status)
  const line = await lineOf(context, row.id, authorizationId)
  const isOwn = line.person?.personId === context.person.personId
  if (!isOwn && !collects(row, context.person)) {
    return fail('forbidden')
  }
  if (role === line.role) {
    return ok({ ...(await stateOf(context, row.id)), authorizationId }, 'Saved.')
  }
  if (line.locked_at !== null) {
    const message = `The personal lock of ${nameOf(line)} is on. It comes off first.`
    return fail('wrong_state', { message })
  }
  if (line.unlocked_at !== null) {
    const message = `${nameOf(line)} worked under a lock here, which stays on record.`
    return fail('wrong_state', { message })
  }
  // What was signed was signed as something else; the trail keeps it.
  await writeLine(context, row.id, authorizationId, { role, ...unsigned })
  await touch(context, row, withoutOfferTo(row, line))
  const named = (one: LotoRole) => `${nameOf(line)}: ${lotoRoleLabels[one].toLowerCase()}`
  await context.audit({
    ...{ recordType: 'loto', recordId: row.id, action: 'change_role' },
    changes: { person: { from: named(line.role), to: named(role) } },
  })
  return ok({ ...(await stateOf(context, row.id)), authorizationId }, 'Saved.')
}

export const removeAuthorization: PersonHandler<'loto.removeAuthorization'> = async (
  { lotoId, authorizationId },
  context,
) => {
  const { db, person, audit } = context
  const row = await held(context, lotoId)
  if (!collects(row, person)) {
    return fail('forbidden')
  }
  requireStaffed(row.status)
  const line = await lineOf(context, lotoId, authorizationId)
  if (!isRemovable(line)) {
    const message = 'Whoever has signed, or holds a lock, stays on the list.'
    return fail('wrong_state', { message })
  }
  await db
    .deleteFrom('loto_authorizations')
    .where('shard_key', '=', person.shardKey)
    .where('loto_id', '=', lotoId)
    .where('id', '=', authorizationId)
    .execute()
  await touch(context, row, withoutOfferTo(row, line))
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: 'take_off' },
    changes: { person: { from: nameOf(line), to: null } },
  })
  return ok(await stateOf(context, lotoId), `${nameOf(line)} is not on the list any more.`)
}

export const moveAuthorization: PersonHandler<'loto.moveAuthorization'> = async (
  { lotoId, authorizationId, event, checks, reason, lockedAt, holderId: meantId },
  context,
) => {
  const { person, now, audit } = context
  const row = await held(context, lotoId)
  const line = await lineOf(context, lotoId, authorizationId)
  const holderId = line.person?.personId ?? null
  const isOwn = holderId === person.personId
  if (event === 'lockOff' && !isOwn) {
    const how = line.person === null ? 'who signs that they take it off' : 'who takes it off'
    const message = `This is the lock of ${nameOf(line)}, ${how}.`
    return fail('wrong_state', { message })
  }
  if (event === 'removeAbsent') {
    if (isOwn) {
      return fail('wrong_state', { message: 'You take your own lock off yourself.' })
    }
    requireAbsence(context, { isBelow: line.is_below }, { checks, reason })
  }
  if (line.locked_at === null) {
    return fail('wrong_state', { message: 'This lock is off already.' })
  }
  if (event === 'removeAbsent') {
    // Whose line it is cannot change: that it is theirs need not be said.
    const on = { lockedAt: line.locked_at, holderId: holderId ?? line.id }
    requireSameLock(on, { lockedAt, holderId: meantId ?? on.holderId })
  }
  await takeOff(context, { lotoId, stepId: null, authorizationId })
  const removedBy = isOwn ? null : person.personId
  const off = { locked_at: null, unlocked_at: now, removed_by: removedBy }
  await writeLine(context, lotoId, authorizationId, off)
  const columns = withoutOfferTo(row, line)
  const words = lockOf(line)
  const changes = { lock: { from: words, to: null } }
  if (isOwn) {
    await touch(context, row, columns)
    await audit({ recordType: 'loto', recordId: lotoId, action: 'lock_off', changes })
  } else {
    await noteAbsence(context, row, { holderId, changes, columns, input: { checks, reason } })
  }
  return ok({ ...(await stateOf(context, lotoId)), authorizationId }, `Lock ${words} is off.`)
}

/** Whoever takes the lead over works under a lock; the lead is not offered to whoever does not any more. */
const withoutOfferTo = ({ offered_to }: WholeLotoRow, { person }: LotoPersonRow) =>
  offered_to === person?.personId ? noOffer : {}

/** A personal lock as the trail names it. */
export const lockOf = (line: LotoPersonRow) => `${line.lock_number} of ${nameOf(line)}`

const unsigned = {
  ...{ signed_at: null, signature: null, witness_id: null },
  lock_number: '',
}

/** Ends the call where the list stays as it is. */
export function requireStaffed(status: LotoState): void {
  return isStaffed(status)
    ? undefined
    : fail('wrong_state', { message: 'The list stays as it is once the job is cleared.' })
}

/** A line of the list; ends the call where it is not there. */
export async function lineOf(
  { db, person, now }: PersonContext,
  lotoId: string,
  authorizationId: string,
): Promise<LotoPersonRow> {
  const people = await peopleOfLoto(db, { ...person, now }, lotoId)
  const line = people.find(({ id }) => id === authorizationId)
  return line ?? failField('authorizationId', 'This person is not on the list any more.')
}

/** Writes a line of the list. */
export async function writeLine(
  { db, person }: PersonContext,
  lotoId: string,
  authorizationId: string,
  columns: Updateable<LotoAuthorizationsTable>,
): Promise<void> {
  await db
    .updateTable('loto_authorizations')
    .set(columns)
    .where('shard_key', '=', person.shardKey)
    .where('loto_id', '=', lotoId)
    .where('id', '=', authorizationId)
    .execute()
}
