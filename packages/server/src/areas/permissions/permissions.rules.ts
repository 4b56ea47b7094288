import type { PermissionKey, PermissionReason, Problem, RightsChange } from '@holdpoint/api'
import { problem } from '@holdpoint/api'
import { effectiveKeys, isPermissionKey } from '../../session/effective-keys.ts'

/** A group as a person's rights carry it. */
export type GroupOfPerson = { id: string; name: string; keys: readonly string[] }

/** The rights of one person, with what each part gives. */
export type Rights = {
  personId: string
  isActive: boolean
  groups: readonly GroupOfPerson[]
  grants: readonly string[]
  denies: readonly string[]
  rowVersion: number
}

/** What a person has before a change and would have after it. */
export type RightsPlan = { before: Rights; after: Rights }

/** One reason for each key that anything gives or denies, in the order of the table of keys. */
export function reasonsOf(rights: Rights, order: readonly PermissionKey[]): PermissionReason[] {
  const { groups, grants, denies } = rights
  const effective = effectiveKeys(rights)
  const named = new Set([...groups.flatMap(({ keys }) => keys), ...grants, ...denies])
  return order
    .filter((key) => named.has(key))
    .map((key) => ({
      key,
      isEffective: effective.has(key),
      groups: groups
        .filter(({ keys }) => keys.includes(key))
        .map(({ id, name }) => ({ groupId: id, name })),
      isGranted: grants.includes(key),
      isDenied: denies.includes(key),
    }))
}

/** The rights of a person after a change; groups are looked up by their id. */
export function changed(
  before: Rights,
  change: Omit<RightsChange, 'userIds'>,
  groupOf: (id: string) => GroupOfPerson,
): Rights {
  return {
    ...before,
    groups: withAndWithout(
      before.groups.map(({ id }) => id),
      change.addGroupIds,
      change.removeGroupIds,
    ).map(groupOf),
    grants: withAndWithout(before.grants, change.addGrants, change.removeGrants),
    denies: withAndWithout(before.denies, change.addDenies, change.removeDenies),
  }
}

/** What is added in a change that also takes it away is taken away. */
function withAndWithout(
  before: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const gone = new Set(removed)
  return [...new Set([...before, ...added])].filter((entry) => !gone.has(entry)).sort()
}

/** What of a list is not in the other. */
export function missingFrom<Entry>(list: readonly Entry[], other: readonly Entry[]): Entry[] {
  const others = new Set(other)
  return list.filter((entry) => !others.has(entry))
}

/** The step from one state to the other, as a batch would say it. */
export function differenceOf({ before, after }: RightsPlan): Omit<RightsChange, 'userIds'> {
  const groupsBefore = before.groups.map(({ id }) => id)
  const groupsAfter = after.groups.map(({ id }) => id)
  return {
    addGroupIds: missingFrom(groupsAfter, groupsBefore),
    removeGroupIds: missingFrom(groupsBefore, groupsAfter),
    addGrants: missingFrom(after.grants, before.grants).filter(isPermissionKey),
    removeGrants: missingFrom(before.grants, after.grants).filter(isPermissionKey),
    addDenies: missingFrom(after.denies, before.denies).filter(isPermissionKey),
    removeDenies: missingFrom(before.denies, after.denies).filter(isPermissionKey),
  }
}

/** Tells whether a plan changes anything at all. */
export function changesAnything(plan: RightsPlan): boolean {
  return Object.values(differenceOf(plan)).some((entries) => entries.length > 0)
}

/** The keys that a plan hands out: of new groups, of new grants, and of denies that are lifted. */
export function keysGivenBy({ before, after }: RightsPlan): PermissionKey[] {
  const known = new Set(before.groups.map(({ id }) => id))
  const ofNewGroups = after.groups.filter(({ id }) => !known.has(id)).flatMap(({ keys }) => keys)
  const granted = missingFrom(after.grants, before.grants)
  const undenied = missingFrom(before.denies, after.denies)
  return [...new Set([...ofNewGroups, ...granted, ...undenied])].filter(isPermissionKey)
}

/** Nobody gives what they do not hold, unless they are an administrator. */
export function notHeld(
  given: readonly PermissionKey[],
  held: ReadonlySet<PermissionKey>,
): Problem | undefined {
  const missing = held.has('admin') ? [] : [...new Set(given)].filter((key) => !held.has(key))
  return missing.length === 0
    ? undefined
    : problem('key_not_held', {
        message: `You can only give permissions that you hold yourself, and not: ${missing.join(', ')}.`,
        details: { keys: missing },
      })
}

/** Tells whether two states of a person's rights come to the same keys. */
export function comesToTheSame(before: Rights, after: Rights): boolean {
  const keysBefore = effectiveKeys(before)
  const keysAfter = effectiveKeys(after)
  return keysBefore.size === keysAfter.size && [...keysBefore].every((key) => keysAfter.has(key))
}
