import { policies } from '@holdpoint/api'
import { sql } from 'kysely'
import type { TitlesOf } from '../../outbox/titles.ts'

/** What keys are called in what somebody is told of them: for those alone who keep them. */
export const titlesOfApiKeys: TitlesOf = async ({ db, person }, ids) => {
  const { keys } = policies['apiKeys.list']
  if (!keys.some((key) => person.permissions.has(key))) {
    return new Map()
  }
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name'])
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, { title: name, number: '', within: null }]))
}
