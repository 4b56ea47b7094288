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
