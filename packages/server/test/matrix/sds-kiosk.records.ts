import type { MatrixPeople, MatrixRecord, RecordFixture } from './facts.ts'

/** Keys of the pads' kiosks: an organisation's own, whoever made them. */
export const sdsKioskRecords: RecordFixture = {
  kind: 'sdsKiosk',
  ties: ['all'],
  conditions: ['organisation'],
  async make({ database: { kysely } }, people) {
    const records: MatrixRecord[] = []
    for (const [relation, shardKey, maker] of keysOf(people)) {
      const id = `matrix-kiosk-${records.length}`
      await kysely
        .insertInto('sds_kiosks')
        .values({
          ...{ shard_key: shardKey, id, pad_id: 'pad-1', name: relation, key_hash: `key of ${id}` },
          ...{ created_by: maker, created_at: '2026-03-05T12:00:00Z' },
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
  ]
}
