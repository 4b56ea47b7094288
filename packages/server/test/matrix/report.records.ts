import { placeReport } from '../place-report.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Reports: their owners' own, shared with everybody, told to somebody, and such as come with Holdpoint. */
export const reportRecords: RecordFixture = {
  kind: 'report',
  ties: ['own', 'shared', 'signer', 'all'],
  conditions: ['organisation', 'whose own', 'whose shared'],
  async make(test, { actor, stranger, crewmate, outsider, shardKey, otherShardKey }) {
    type Made = { owner: string; told?: string[]; isElsewhere?: boolean }
    const reports: Readonly<Record<string, Made>> = {
      'an own one': { owner: actor },
      'an own one that others are told of': { owner: actor, told: [crewmate] },
      "a stranger's": { owner: stranger },
      "a stranger's that the actor is told of": { owner: stranger, told: [crewmate, actor] },
      "a stranger's that others are told of": { owner: stranger, told: [crewmate] },
      "another organisation's": { owner: outsider, isElsewhere: true },
      "another organisation's, with the actor's name on it": {
        ...{ owner: actor, told: [actor], isElsewhere: true },
      },
    }
    const records: MatrixRecord[] = []
    for (const [relation, made] of Object.entries(reports)) {
      const { owner, told = [], isElsewhere = false } = made
      const id = `matrix-report-${records.length}`
      const organisation = isElsewhere ? otherShardKey : shardKey
      await placeReport(test, id, {
        ...{ shard_key: organisation, owner_id: owner, recipient_ids: told },
      })
      const tied = { own: [owner], shared: told }
      records.push({ relation, id, facts: { organisation, tied } })
    }
    const everybody = [actor, stranger, crewmate]
    await placeReport(test, 'matrix-report-shared', { owner_id: stranger, is_shared: true })
    const shared: MatrixRecord = {
      relation: "a stranger's that is shared with everybody",
      id: 'matrix-report-shared',
      facts: { organisation: shardKey, tied: { own: [stranger], shared: everybody } },
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, shared, anew]
  },
}
