import type { MatrixPeople, MatrixRecord, RecordFixture } from './facts.ts'

/** Webhooks: an organisation's own, whoever made them, each with something that it was told. */
export const webhookRecords: RecordFixture = {
  kind: 'webhook',
  ties: ['all'],
  conditions: ['organisation'],
  async make({ database: { kysely } }, people) {
    const records: MatrixRecord[] = []
    for (const [relation, shardKey, maker] of webhooksOf(people)) {
      const id = `matrix-webhook-${records.length}`
      const at = '2026-03-05T12:00:00Z'
      await kysely
        .insertInto('webhooks')
        .values({
          ...{ shard_key: shardKey, id, name: relation, url: 'https://matrix.example/in' },
          ...{ events: ['action.raised'], secret_hash: '', created_by: maker, created_at: at },
        })
        .execute()
      await kysely
        .insertInto('webhook_deliveries')
        .values({
          ...{ shard_key: shardKey, id: `delivery-of-${id}`, webhook_id: id, sequence: 1 },
          ...{ type: 'action.raised', record_type: 'action', record_id: 'a', action: 'raise' },
          ...{ happened_at: at, next_try_at: at },
        })
        .execute()
      records.push({ relation, id, facts: { organisation: shardKey, tied: {} } })
    }
    return records
  },
}

function webhooksOf(people: MatrixPeople): readonly (readonly [string, string, string])[] {
  return [
    ['made by the actor', people.shardKey, people.actor],
    ["a stranger's", people.shardKey, people.stranger],
    ["another organisation's", people.otherShardKey, people.outsider],
  ]
}
