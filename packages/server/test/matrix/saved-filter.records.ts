import { json } from '../../src/db/json.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

const at = '2026-03-05T12:00:00Z'

/** Saved filters, which are their owner's and nobody else's. */
export const savedFilterRecords: RecordFixture = {
  kind: 'savedFilter',
  ties: ['own'],
  conditions: ['organisation', 'whose own'],
  async make({ database: { kysely } }, people) {
    const { shardKey, otherShardKey } = people
    const filters = [
      { relation: 'own', owner: people.actor, shardKey },
      { relation: "a crewmate's", owner: people.crewmate, shardKey },
      { relation: "a managed person's", owner: people.report, shardKey },
      { relation: "a stranger's", owner: people.stranger, shardKey },
      { relation: "another organisation's", owner: people.outsider, shardKey: otherShardKey },
      {
        relation: "another organisation's, with the actor's name on it",
        owner: people.actor,
        shardKey: otherShardKey,
      },
    ]
    const records: MatrixRecord[] = []
    for (const [index, { relation, owner, shardKey: organisation }] of filters.entries()) {
      const id = `matrix-filter-${index}`
      await kysely
        .insertInto('saved_filters')
        .values({
          shard_key: organisation,
          id,
          person_id: owner,
          type: 'myform',
          title: `Matrix ${index}`,
          title_key: `matrix ${index}`,
          is_default: false,
          filter_values: json({}),
          created_at: at,
          updated_at: at,
        })
        .execute()
      records.push({ relation, id, facts: { organisation, tied: { own: [owner] }, limitedTo: [] } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: people.shardKey, tied: {}, madeBy: 'anybody' },
    }
    return [...records, anew]
  },
}
