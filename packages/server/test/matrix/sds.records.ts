import type { SdsStatus } from '@holdpoint/api'
import { placeSheet, placeSheetRequest } from '../place-sheet.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Safety data sheets: what is approved is shared with everybody of the organisation. */
export const sdsRecords: RecordFixture = {
  kind: 'sds',
  ties: ['own', 'shared', 'named', 'all'],
  // What is approved is shared with all, so that no sheet is shared with somebody else alone.
  conditions: ['organisation', 'deleted'],
  async make(test, people) {
    const { actor, crewmate, report, stranger, boss, outsider, shardKey, otherShardKey } = people
    const everybody = [actor, crewmate, report, stranger, boss]
    const sheets: readonly [string, string, SdsStatus, boolean][] = [
      ['an approved one', shardKey, 'approved', false],
      ['one that was asked for', shardKey, 'requested', false],
      ['one in review', shardKey, 'reviewing', false],
      ['an archived one', shardKey, 'archived', false],
      ['a deleted one', shardKey, 'approved', true],
      ["another organisation's", otherShardKey, 'approved', false],
      ["another organisation's in review", otherShardKey, 'reviewing', false],
    ]
    const records: MatrixRecord[] = []
    for (const [relation, shard, status, isDeleted] of sheets) {
      const id = `matrix-sds-${records.length}`
      await placeSheet(test, id, {
        ...{ shard_key: shard, status, created_by: shard === shardKey ? actor : outsider },
        ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
      })
      const own = shard === shardKey ? everybody : [outsider]
      const shared = status === 'approved' ? { shared: own } : {}
      records.push({ relation, id, facts: { organisation: shard, tied: shared, isDeleted } })
    }
    const waited = 'matrix-sds-waited-for'
    await placeSheet(test, waited, {
      ...{ shard_key: shardKey, status: 'requested', created_by: stranger },
    })
    await placeSheetRequest(test, waited, actor, { shard_key: shardKey })
    records.push({
      ...{ relation: 'one that somebody waits for', id: waited },
      facts: { organisation: shardKey, tied: { shared: everybody, named: [actor] } },
    })
    const declined = 'matrix-sds-declined'
    await placeSheet(test, declined, {
      ...{ shard_key: shardKey, status: 'archived', created_by: stranger },
    })
    const answered = { shard_key: shardKey, answered_at: '2026-03-04T12:00:00Z' }
    await placeSheetRequest(test, declined, actor, answered)
    records.push({
      ...{ relation: 'one that the person asked for in vain', id: declined },
      facts: { organisation: shardKey, tied: { named: [actor] } },
    })
    const anew: MatrixRecord = {
      relation: 'one that is yet to be added',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody' },
    }
    return [...records, anew]
  },
}
