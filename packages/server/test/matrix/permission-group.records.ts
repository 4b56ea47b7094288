import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Permission groups: the organisation's own, and one that is yet to be made. */
export const permissionGroupRecords: RecordFixture = {
  kind: 'permissionGroup',
  ties: ['own', 'all'],
  conditions: ['organisation'],
  async make({ database: { kysely } }, people) {
    const groups = [
      { relation: 'one that one is in', shardKey: people.shardKey, member: people.actor },
      { relation: 'one that one is not in', shardKey: people.shardKey, member: people.stranger },
      {
        relation: "another organisation's",
        shardKey: people.otherShardKey,
        member: people.outsider,
      },
      {
        relation: "another organisation's, with the actor in it",
        shardKey: people.otherShardKey,
        member: people.actor,
      },
    ]
    const records: MatrixRecord[] = []
    for (const [index, { relation, shardKey, member }] of groups.entries()) {
      const id = `matrix-group-${index}`
      await kysely
        .insertInto('permission_groups')
        .values({ id, shard_key: shardKey, name: `Matrix ${index}`, permission_keys: [] })
        .execute()
      await kysely
        .insertInto('permission_group_members')
        .values({ group_id: id, person_id: member })
        .execute()
      records.push({ relation, id, facts: { organisation: shardKey, tied: {} } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: people.shardKey, tied: {}, madeBy: 'anybody' },
    }
    return [...records, anew]
  },
}
