import {
  holdsAny,
  opensCall,
  type CallName,
  type Policy,
  type RecordKind,
  type RecordRule,
  type Tie,
} from '@holdpoint/api'
import type { Queryable } from './db/database.ts'
import { fail } from './fail.ts'
import type { Identity, Person, PersonRights } from './identity.ts'

/** Finds by which ties a person holds the record that a call's input names; none for no record. */
export type TieFinder = (
  db: Queryable,
  person: Person,
  input: unknown,
  now: Date,
) => Promise<ReadonlySet<Tie>>

/** How each kind of record tells its ties. */
export type TieFinders = Readonly<Record<RecordKind, TieFinder>>

/** Lets a call through, or answers why not. Deny by default. */
export function requireAccess(
  name: CallName,
  policy: Policy,
  identity: Identity,
): Person | undefined {
  if (identity.grant !== undefined && !opensCall(identity.grant.scopes, name)) {
    return fail('out_of_scope')
  }
  if (policy.access === 'anyone') {
    return identity.kind === 'person' ? identity.person : undefined
  }
  if (policy.access === 'host' && identity.kind !== 'nobody') {
    return identity.kind === 'host' ? undefined : fail('forbidden')
  }
  if (identity.kind !== 'person') {
    return fail('not_signed_in')
  }
  if (policy.keys.length > 0 && !holdsAny(identity.person.permissions, policy.keys)) {
    return fail('forbidden')
  }
  return identity.person
}

const noTies: ReadonlySet<Tie> = new Set()

/**
 * Lets a person through to the record of a call, and answers by which ties. A record of somebody
 * else and one that does not exist answer alike, so that ids give nothing away.
 */
export async function requireRecord(
  { record }: Policy,
  finders: TieFinders,
  db: Queryable,
  person: Person,
  input: unknown,
  now: Date,
): Promise<ReadonlySet<Tie>> {
  if (record === null) {
    return noTies
  }
  const held = await finders[record.kind](db, person, input, now)
  return opens(record, held, person) ? held : fail(record.foreign)
}

/** Whether a person with these ties to a record may touch it. */
export function opens(
  { ties }: Pick<RecordRule, 'ties'>,
  held: ReadonlySet<Tie>,
  person: PersonRights,
): boolean {
  return ties.some(
    ({ tie, keys }) => held.has(tie) && (keys.length === 0 || holdsAny(person.permissions, keys)),
  )
}
