import { holdsAny, policyOf, type PermissionKey } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { fail, problemError } from '../../fail.ts'
import type { AuditEvent, PersonContext } from '../../handler.ts'
import { endKeySessions } from '../../api-keys/end-key-sessions.ts'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { endBeyondMakers } from '../api-keys/end-beyond-makers.ts'
import * as queries from './permissions.queries.ts'
import {
  changesAnything,
  differenceOf,
  keysGivenBy,
  missingFrom,
  notHeld,
  type GroupOfPerson,
  type Rights,
  type RightsPlan,
} from './permissions.rules.ts'

/** The rights of the person who changes rights, as they are once it is their turn. */
export type Keeper = { rights: Rights; keys: ReadonlySet<PermissionKey> }

/**
 * Waits for one's turn to change rights in the organisation and reads one's own again: whoever was
 * before may have taken them away.
 */
export async function takeTurn({ db, person }: PersonContext): Promise<Keeper> {
  await queries.lockRights(db, person.shardKey)
  const rights = (await queries.rightsOf(db, person.shardKey, [person.personId])).get(
    person.personId,
  )
  const keys = rights && effectiveKeys(rights)
  if (!rights?.isActive || !keys || !holdsAny(keys, policyOf('permissions.save').keys)) {
    return fail('forbidden')
  }
  return { rights, keys }
}

/** All of the groups, or the answer that one of them does not exist here. */
export async function requireGroups(
  db: Queryable,
  shardKey: string,
  groupIds: readonly string[],
): Promise<Map<string, GroupOfPerson>> {
  const groups = await queries.groupsByIds(db, shardKey, groupIds)
  const missing = groupIds.find((id) => !groups.has(id))
  return missing === undefined
    ? groups
    : fail('not_found', { message: `There is no permission group "${missing}".` })
}

/** Ends the call unless every one of the plans may be carried out. */
export async function requireAllowed(
  { db, person }: PersonContext,
  keeper: Keeper,
  plans: readonly RightsPlan[],
): Promise<void> {
  if (plans.some(({ before }) => before.personId === person.personId)) {
    fail('own_rights')
  }
  requireHeld(keeper, [...new Set(plans.flatMap(keysGivenBy))])
  const planned = new Map(plans.map(({ after }) => [after.personId, after]))
  const leavesOne = await leavesAdministrator(
    db,
    person.shardKey,
    (rights) => planned.get(rights.personId) ?? rights,
    [...planned.values()],
  )
  if (!leavesOne) {
    fail('last_admin')
  }
}

/** Ends the call when a key is given that its giver does not hold. */
export function requireHeld({ keys }: Keeper, given: readonly PermissionKey[]): void {
  const refusal = notHeld(given, keys)
  if (refusal !== undefined) {
    throw problemError(refusal.name, refusal)
  }
}

/**
 * Tells whether somebody would be left who is active and holds `admin`, if anybody does now. `after`
 * says what becomes of the rights of those who hold it.
 */
export async function leavesAdministrator(
  db: Queryable,
  shardKey: string,
  after: (rights: Rights) => Rights,
  gaining: readonly Rights[] = [],
): Promise<boolean> {
  const administrators = await queries.administratorsOf(db, shardKey)
  const holders = [...(await queries.rightsOf(db, shardKey, administrators)).values()]
  const left = [...holders.map(after), ...gaining].filter(
    (rights) => rights.isActive && effectiveKeys(rights).has('admin'),
  )
  return holders.length === 0 || left.length > 0
}

/** Stores plans that are allowed, each with its audit row. */
export async function store(context: PersonContext, plans: readonly RightsPlan[]): Promise<void> {
  const { db, person, audit, now, forgetSessions } = context
  for (const [groupId, personIds] of peopleBy(plans, (plan) => differenceOf(plan).addGroupIds)) {
    await queries.addMembers(db, groupId, personIds)
  }
  for (const [groupId, personIds] of peopleBy(plans, (plan) => differenceOf(plan).removeGroupIds)) {
    await queries.removeMembers(db, groupId, personIds)
  }
  const ownKeys = ({ after: { grants, denies } }: RightsPlan) => ({ grants, denies })
  for (const [same, personIds] of peopleBy(plans, (plan) => [JSON.stringify(ownKeys(plan))])) {
    const one = plans.find((plan) => JSON.stringify(ownKeys(plan)) === same)
    if (one !== undefined) {
      await queries.storeOwnKeys(db, person.shardKey, personIds, ownKeys(one))
    }
  }
  await endKeySessions(
    db,
    plans.filter(gainsAnything).map(({ before }) => before.personId),
    now,
  )
  const makerIds = plans.filter(losesAnything).map(({ before }) => before.personId)
  await endBeyondMakers(db, { shardKey: person.shardKey, makerIds, now })
  await audit(...plans.map(eventOf))
  forgetSessions()
}

/** Tells whether a plan gives a person a key that did not count for them before. */
function gainsAnything({ before, after }: RightsPlan): boolean {
  return missingFrom([...effectiveKeys(after)], [...effectiveKeys(before)]).length > 0
}

/** Tells whether a plan takes a key from a person that counted for them before. */
function losesAnything({ before, after }: RightsPlan): boolean {
  return missingFrom([...effectiveKeys(before)], [...effectiveKeys(after)]).length > 0
}

function eventOf({ before, after }: RightsPlan): AuditEvent {
  return {
    recordType: 'person',
    recordId: before.personId,
    action: 'change_permissions',
    changes: {
      permissions: { from: [...effectiveKeys(before)], to: [...effectiveKeys(after)] },
      groups: { from: before.groups.map(({ id }) => id), to: after.groups.map(({ id }) => id) },
      grants: { from: before.grants, to: after.grants },
      denies: { from: before.denies, to: after.denies },
    },
  }
}

/** Keeps the plans that change anything. */
export function effectivePlans(plans: readonly RightsPlan[]): RightsPlan[] {
  return plans.filter(changesAnything)
}

function peopleBy(
  plans: readonly RightsPlan[],
  labelsOf: (plan: RightsPlan) => readonly string[],
): Map<string, string[]> {
  const people = new Map<string, string[]>()
  for (const plan of plans) {
    for (const label of labelsOf(plan)) {
      const known = people.get(label)
      if (known === undefined) {
        people.set(label, [plan.before.personId])
      } else {
        known.push(plan.before.personId)
      }
    }
  }
  return people
}
