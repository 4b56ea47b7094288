import { versionIn } from '../version-address.ts'

/** One of the two that are compared: a version by its number, or what is being written. */
export type Side = number | 'draft'

/** What there is of a form: its versions by their numbers, and whether something is written. */
export type Sides = { versions: readonly number[]; hasDraft: boolean }

/** What the address says of either side, as it stands there. */
export type AskedSides = { from: string | null; to: string | null }

/** Everything that can be compared, the newest first. */
export function allSides({ versions, hasDraft }: Sides): Side[] {
  return [...(hasDraft ? (['draft'] as const) : []), ...[...versions].sort((a, b) => b - a)]
}

/**
 * The two that are compared; null where there is one alone. Where the address does not say, it is the
 * newest with the one before it. A version that is not there is for whoever reads it to refuse.
 */
export function comparedSides(asked: AskedSides, there: Sides): { from: Side; to: Side } | null {
  const all = allSides(there)
  const [newest, second] = all
  if (newest === undefined || second === undefined) {
    return null
  }
  const to = sideIn(asked.to, there) ?? newest
  const before = all[all.indexOf(to) + 1]
  return { from: sideIn(asked.from, there) ?? before ?? newest, to }
}

function sideIn(text: string | null, { hasDraft }: Sides): Side | null {
  if (text === 'draft') {
    return hasDraft ? 'draft' : null
  }
  return versionIn(text)
}
