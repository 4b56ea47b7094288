import { holdsAny, type Policy, type Tie } from '@holdpoint/api'
import type { Queryable } from './db/database.ts'
import { fail } from './fail.ts'
import type { Identity, Person } from './identity.ts'

/** Finds by which ties a person holds the record that a call's input names; none for no record. */
export type TieFinder = (db: Queryable, person: Person, input: unknown) => Promise<ReadonlySet<Tie>>

/** Lets a call through, or answers why not. Deny by default. */
export function requireAccess(policy: Policy, identity: Identity): Person | undefined {
  if (policy.access === 'anyone') {
    return identity.kind === 'person' ? identity.person : undefined
  }
  if (identity.kind !== 'person') {
    return fail('not_signed_in')
  }
  if (policy.keys.length > 0 && !holdsAny(identity.person.permissions, policy.keys)) {
    return fail('forbidden')
  }
  return identity.person
}

/**
 * Lets a person through to the record of a call. A record of somebody else and one that does not
 * exist answer alike, so that ids give nothing away.
 */
export async function requireRecord(
  policy: Policy,
  find: TieFinder | undefined,
  db: Queryable,
  person: Person,
  input: unknown,
): Promise<void> {
  if (policy.records.length === 0) {
    return
  }
  const ties = find === undefined ? new Set<Tie>() : await find(db, person, input)
  if (!opens(policy, ties, person)) {
    fail('forbidden')
  }
}

function opens(policy: Policy, ties: ReadonlySet<Tie>, person: Person): boolean {
  return policy.records.some(
    ({ tie, keys }) => ties.has(tie) && (keys.length === 0 || holdsAny(person.permissions, keys)),
  )
}
