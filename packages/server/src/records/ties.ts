import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../access.ts'
import type { Queryable } from '../db/database.ts'
import type { PersonRights } from '../identity.ts'

/**
 * How a person is tied to some records of a kind, by their ids. One that is gone, or of another
 * organisation, ties nobody, and is left out or has no ties.
 */
export type TiesOfSome = (
  db: Queryable,
  person: PersonRights,
  ids: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, ReadonlySet<Tie>>>

/**
 * The finder of a kind whose records calls name as `field`, or as one of several. A call that names
 * none is about one that is yet to be made, to which a person is tied as `unnamed` says.
 */
export function tieFinder(
  field: string | readonly string[],
  tiesOf: TiesOfSome,
  unnamed: readonly Tie[] = [],
): TieFinder {
  return async (db, person, input, now) => {
    const id = [field].flat().flatMap((name) => idIn(input, name) ?? [])[0]
    return id === undefined
      ? new Set(unnamed)
      : ((await tiesOf(db, person, [id], now)).get(id) ?? new Set())
  }
}

function idIn(input: unknown, field: string): string | undefined {
  const fields = typeof input === 'object' && input !== null ? new Map(Object.entries(input)) : null
  const id: unknown = fields?.get(field)
  return typeof id === 'string' ? id : undefined
}
