import type { MatrixPeople, MatrixRecord, RecordFixture } from './facts.ts'

/** Keys of other sites: an organisation's own, whoever made them. */
export const apiKeyRecords: RecordFixture = {
  kind: 'apiKey',
  ties: ['all'],
  conditions: ['organisation'],
  async make({ database: { kysely } }, people) {
    const records: MatrixRecord[] = []
    for (const [relation, shardKey, maker] of keysOf(people)) {
      const id = `matrix-key-${records.length}`
      await kysely
        .insertInto('api_keys')
        .values({
          shard_key: shardKey,
          id,
          name: relation,
          origins: ['https://matrix.example'],
          scopes: ['sign_in'],
          page_key_hash: `page of ${id}`,
          server_secret_hash: `secret of ${id}`,
          created_by: maker,
          created_at: '2026-03-05T12:00:00Z',
          expires_at: '2026-06-05T12:00:00Z',
        })
        .execute()
      records.push({ relation, id, facts: { organisation: shardKey, tied: {} } })
    }
    return records
  },
}

function keysOf(people: MatrixPeople): readonly (readonly [string, string, string])[] {
  return [
    ['made by the actor', people.shardKey, people.actor],
    ["a stranger's", people.shardKey, people.stranger],
    ["another organisation's", people.otherShardKey, people.outsider],
    ["another organisation's, made by the actor", people.otherShardKey, people.actor],
  ]
}
