import { sql } from 'kysely'
import type { Fault } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'

// Who manages whom. Nobody stands above a circle: what waits for its people would reach nobody else.

/**
 * Why somebody cannot manage a person; of a new one only whether they work here is asked. Rights are
 * held meanwhile (`lockRights`), so that no two changes make a circle together.
 */
export async function managerFaults(
  { db, person: { shardKey } }: PersonContext,
  managerId: string | null,
  before?: { id: string; manager_id: string | null },
): Promise<Fault[]> {
  // Whoever has left since stays named until somebody says who comes after them.
  if (managerId === null || managerId === before?.manager_id) {
    return []
  }
  if (managerId === before?.id) {
    return faulty('Nobody is their own manager.')
  }
  const { rows } = await sql<{ id: string; is_active: boolean }>`
    with recursive above as (
      select id, manager_id, is_active from people
      where shard_key = ${shardKey} and id = ${managerId}
      union
      select next.id, next.manager_id, next.is_active
      from above join people as next on next.id = above.manager_id
    )
    select id, is_active from above`.execute(db)
  if (!rows.some(({ id, is_active: isActive }) => id === managerId && isActive)) {
    return faulty('This is not an employee here, or no longer.')
  }
  if (before !== undefined && rows.some(({ id }) => id === before.id)) {
    return faulty('This person works below them, and cannot be their manager.')
  }
  return []
}

const faulty = (message: string): Fault[] => [{ path: 'managerId', message }]

/** Those who, by way of whoever manages them, come to stand above themselves. */
export function peopleInCircles(
  managerOf: ReadonlyMap<string, string | null>,
): ReadonlySet<string> {
  const circles = new Set<string>()
  const passed = new Set<string>()
  for (const start of managerOf.keys()) {
    const way: string[] = []
    let at: string | null = start
    while (at !== null && !passed.has(at)) {
      passed.add(at)
      way.push(at)
      at = managerOf.get(at) ?? null
    }
    // Where the way comes back to itself is a circle; where it meets another way that one was judged.
    const from = at === null ? -1 : way.indexOf(at)
    for (const id of from === -1 ? [] : way.slice(from)) {
      circles.add(id)
    }
  }
  return circles
}
