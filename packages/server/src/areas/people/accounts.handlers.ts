import { today } from '@holdpoint/api'
import { sql } from 'kysely'
import { fail, failField, problemError } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { requireVersion } from '../../row-version.ts'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { oneTimeAddress } from '../../session/one-time-address.ts'
import { endOneTimeLinks } from '../../session/one-time-links.ts'
import { endSessionsOf } from '../../session/sessions.ts'
import { endBeyondMakers } from '../api-keys/end-beyond-makers.ts'
import { makePasswordLink, type Chooser } from '../accounts/password-link.ts'
import { leavesAdministrator } from '../permissions/permissions.change.ts'
import { lockRights, rightsOf } from '../permissions/permissions.queries.ts'
import { notHeld } from '../permissions/permissions.rules.ts'
import { employeeColumns, people, toEmployee, type EmployeeRow } from './people.list.ts'

const pageOf = listPage(people)

export const list: PersonHandler<'people.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => ({ ...toEmployee(row), rights: row.rights })) })
}

export const get: PersonHandler<'people.get'> = async ({ userId }, { db }) => {
  const { rows } = await sql<EmployeeRow>`
    select ${employeeColumns} from people as person where person.id = ${userId}`.execute(db)
  const [row] = rows
  return row === undefined ? fail('forbidden') : ok(toEmployee(row))
}

export const add: PersonHandler<'people.add'> = async (input, context) => {
  const { db, person, ports, now, audit } = context
  const { firstName, lastName, email, employeeNumber, employeeTitle } = input
  const userId = ports.ids.next()
  await requireFree(context, email, employeeNumber)
  await db
    .insertInto('people')
    .values({
      id: userId,
      shard_key: person.shardKey,
      employee_number: employeeNumber,
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`,
      email,
      employee_type: 'Field',
      employee_title: employeeTitle,
      position: employeeTitle,
      hire_date: today(now, person.timeZone),
      placed_at: now,
    })
    .execute()
  await audit({
    recordType: 'person',
    recordId: userId,
    action: 'add',
    changes: { email, employeeNumber, fullName: `${firstName} ${lastName}` },
  })
  const link = await inviteThem(context, { id: userId, firstName, email, hasPassword: false })
  return { ...ok({ userId, link }, 'Invited.'), remembered: { userId, link: null } }
}

export const invite: PersonHandler<'people.invite'> = async ({ userId }, context) => {
  const { audit } = context
  const row = await accountForChange(context, userId)
  if (!row.is_active) {
    return fail('wrong_state', { message: 'Whoever has left cannot be invited.' })
  }
  const link = await inviteThem(context, {
    id: userId,
    firstName: row.first_name,
    email: row.email,
    hasPassword: row.password_hash !== null,
  })
  await audit({ recordType: 'person', recordId: userId, action: 'invite' })
  return { ...ok({ userId, link }, 'Invited.'), remembered: { userId, link: null } }
}

export const deactivate: PersonHandler<'people.deactivate'> = async ({ userId }, context) => {
  const { db, person, now, audit, ifMatch, forgetSessions } = context
  if (userId === person.personId) {
    return fail('own_rights')
  }
  const row = await accountForChange(context, userId)
  requireVersion(row.row_version, ifMatch)
  const leavesOne = await leavesAdministrator(db, person.shardKey, (rights) =>
    rights.personId === userId ? { ...rights, isActive: false } : rights,
  )
  if (!leavesOne) {
    return fail('last_admin')
  }
  await setActive(context, userId, false)
  await endSessionsOf(db, userId, now)
  await endOneTimeLinks(db, [userId], now)
  await endBeyondMakers(db, { shardKey: person.shardKey, makerIds: [userId], now })
  await audit({ recordType: 'person', recordId: userId, action: 'deactivate' })
  forgetSessions()
  return ok(null, 'Deactivated.')
}

export const reactivate: PersonHandler<'people.reactivate'> = async ({ userId }, context) => {
  const row = await accountForChange(context, userId)
  requireVersion(row.row_version, context.ifMatch)
  await setActive(context, userId, true)
  await context.audit({ recordType: 'person', recordId: userId, action: 'reactivate' })
  return ok(null, 'Reactivated.')
}

/**
 * The account, held for this transaction. Whoever keeps accounts must not come by them to what they
 * do not hold: the account of somebody who may do more is left to those who may do as much.
 */
async function accountForChange({ db, person }: PersonContext, userId: string) {
  await lockRights(db, person.shardKey)
  const rights = await rightsOf(db, person.shardKey, [userId, person.personId])
  const [theirs, own] = [rights.get(userId), rights.get(person.personId)]
  if (theirs === undefined || own === undefined) {
    return fail('forbidden')
  }
  const refusal = notHeld([...effectiveKeys(theirs)], effectiveKeys(own))
  if (refusal !== undefined) {
    throw problemError('key_not_held', {
      message: 'This person may do more than you. Please ask somebody who may do as much.',
    })
  }
  return await db
    .selectFrom('people')
    .select(['first_name', 'email', 'is_active', 'password_hash', 'row_version'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function setActive(
  { db, now }: PersonContext,
  userId: string,
  isActive: boolean,
): Promise<void> {
  await db
    .updateTable('people')
    .set((set) => ({
      is_active: isActive,
      // Whoever comes back has the time that a new one has.
      placed_at: sql<Date | null>`case when ${isActive} and not is_active then ${now} else placed_at end`,
      row_version: set('row_version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
}

async function requireFree(
  { db, person }: PersonContext,
  email: string,
  employeeNumber: string,
): Promise<void> {
  const others = await db
    .selectFrom('people')
    .select(['email', 'employee_number', 'shard_key'])
    .where((where) =>
      where.or([where('email', '=', email), where('employee_number', '=', employeeNumber)]),
    )
    .execute()
  if (others.some((other) => other.email === email)) {
    failField('email', 'Somebody has this address already.')
  }
  if (others.some((other) => other.shard_key === person.shardKey)) {
    failField('employeeNumber', 'Somebody has this number already.')
  }
}

type Invited = Pick<Chooser, 'id' | 'firstName' | 'email' | 'hasPassword'>

/** Sends a link, or answers it where no mail can be sent. */
async function inviteThem(context: PersonContext, invited: Invited): Promise<string | null> {
  const { db, person, ports, settings } = context
  const { shardKey, info } = person
  const { organisationName } = info
  const linkId = await makePasswordLink(db, context, { ...invited, shardKey, organisationName })
  return ports.mail === undefined
    ? oneTimeAddress(settings.publicOrigin, settings.sessionSecret, linkId)
    : null
}
