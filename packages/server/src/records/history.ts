import type { PersonLine } from '@holdpoint/api'
import type { historyOf } from './history.queries.ts'

type HistoryRow = Awaited<ReturnType<typeof historyOf>>[number]

/** One field that really changed, by the name that the trail has for it. */
export type Change = { key: string; from: unknown; to: unknown }

/** What really changed in one event of a trail. */
export function changesIn(changes: unknown): Change[] {
  const entries = typeof changes === 'object' && changes !== null ? Object.entries(changes) : []
  return entries.flatMap(([key, change]: [string, unknown]) => {
    const { from, to } = (change ?? {}) as { from?: unknown; to?: unknown }
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ key, from, to }]
  })
}

/** What the fields of a kind of record are called, and the words of those that have their own. */
export type HistoryWords = {
  labels: Readonly<Record<string, string>>
  /** By field: what each of its values is called. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What changed in one event, in words. */
export function fieldsOf(
  changes: unknown,
  { labels, values }: HistoryWords,
): { key: string; label: string; from: string | null; to: string | null }[] {
  const worded = (key: string, value: unknown) => {
    const names = values[key] ?? {}
    const words = [value ?? []].flat().map(String)
    return words.map((word) => (Object.hasOwn(names, word) ? names[word] : word)).join(', ') || null
  }
  return changesIn(changes).map(({ key, from, to }) => ({
    ...{ key, label: labels[key] ?? key, from: worded(key, from), to: worded(key, to) },
  }))
}

/** Who did what, when and why: what every kind of record tells alike. */
export function eventOf(row: HistoryRow): {
  at: string
  person: PersonLine | null
  action: string
  reason: string | null
} {
  const { person_id: personId, full_name: fullName, profile_image: profileImage } = row
  return {
    at: row.at.toISOString(),
    person: personId === null || fullName === null ? null : { personId, fullName, profileImage },
    action: row.action,
    reason: row.reason,
  }
}
