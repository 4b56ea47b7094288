import { sql } from 'kysely'
import type { Tie } from '@holdpoint/api'
import type { TieFinder } from '../../access.ts'
import { belowOf } from '../../records/team.ts'

/**
 * How one is tied to the people that a call names, one or many: everybody of the organisation is
 * open, oneself is one's own, and who reports to one, through however many, is of one's team. A single one who is not of it shuts the call.
 */
export const personTies: TieFinder = async (db, person, input) => {
  const ids = peopleIn(input)
  if (ids.size === 0) {
    return new Set<Tie>()
  }
  const { known, are_below: areBelow } = await db
    .selectFrom('people')
    .select([
      sql<number>`count(*)::int`.as('known'),
      sql<boolean>`coalesce(bool_and(id in (${belowOf(person.personId)})), false)`.as('are_below'),
    ])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .executeTakeFirstOrThrow()
  if (known !== ids.size) {
    return new Set<Tie>()
  }
  const isOwn = ids.size === 1 && ids.has(person.personId)
  return new Set<Tie>([
    ...(isOwn ? (['own'] as const) : []),
    ...(areBelow ? (['team'] as const) : []),
    'all',
  ])
}

/** How one is tied to a permission group. One that is not made yet is one's own. */
export const permissionGroupTies: TieFinder = async (db, person, input) => {
  const groupId = fieldOf(input, 'groupId')
  if (typeof groupId !== 'string') {
    return new Set<Tie>(['own'])
  }
  const row = await db
    .selectFrom('permission_groups')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', groupId)
    .executeTakeFirst()
  return new Set<Tie>(row === undefined ? [] : ['all'])
}

/** Everybody whom an input names, at the top and in the changes of a batch. */
function peopleIn(input: unknown): Set<string> {
  const changes = fieldOf(input, 'changes')
  return new Set([
    ...textsOf(fieldOf(input, 'userId')),
    ...textsOf(fieldOf(input, 'userIds')),
    ...(Array.isArray(changes) ? changes : []).flatMap((change: unknown) =>
      textsOf(fieldOf(change, 'userIds')),
    ),
  ])
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string')
}

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null
    ? Object.entries(input).find(([key]) => key === name)?.[1]
    : undefined
}
