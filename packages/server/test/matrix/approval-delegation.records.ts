import type { MatrixRecord, RecordFixture } from './facts.ts'

// Days long gone, so that nobody verifies by them.
const days = { starts_on: '2025-03-01', ends_on: '2025-03-02', created_at: '2025-03-01T12:00:00Z' }

/** Who stands in for whom: it is whose place is taken that may end it. */
export const approvalDelegationRecords: RecordFixture = {
  kind: 'approvalDelegation',
  ties: ['own'],
  conditions: ['organisation', 'whose own'],
  async make({ database: { kysely } }, people) {
    const { shardKey, otherShardKey, actor, crewmate, report, stranger, outsider } = people
    const delegations = [
      { relation: 'own', from: actor, to: stranger, shardKey },
      { relation: "a crewmate's, to the actor", from: crewmate, to: actor, shardKey },
      { relation: "a managed person's", from: report, to: stranger, shardKey },
      { relation: "a stranger's", from: stranger, to: crewmate, shardKey },
      { relation: "another organisation's", from: outsider, to: actor, shardKey: otherShardKey },
      {
        relation: "another organisation's, with the actor's name on it",
        ...{ from: actor, to: outsider, shardKey: otherShardKey },
      },
    ]
    const records: MatrixRecord[] = []
    for (const [index, { relation, from, to, shardKey: organisation }] of delegations.entries()) {
      const id = `matrix-delegation-${index}`
      await kysely
        .insertInto('approval_delegations')
        .values({
          ...{ shard_key: organisation, id, ...days },
          ...{ from_person_id: from, to_person_id: to },
        })
        .execute()
      records.push({ relation, id, facts: { organisation, tied: { own: [from] }, limitedTo: [] } })
    }
    return records
  },
}
