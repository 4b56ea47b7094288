import { placeCategory } from '../place-category.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Entries of a tree: what somebody has added is theirs, what came with Holdpoint is nobody's. */
export const categoryRecords: RecordFixture = {
  kind: 'category',
  ties: ['own', 'signer', 'all'],
  conditions: ['organisation', 'whose own'],
  async make(test, { actor, stranger, outsider, shardKey, otherShardKey }) {
    type Made = { author: string | null; isHidden?: boolean; isElsewhere?: boolean }
    const entries: Readonly<Record<string, Made>> = {
      'one that the actor has added': { author: actor },
      'one that the actor has added, hidden': { author: actor, isHidden: true },
      "a stranger's": { author: stranger },
      'one that came with Holdpoint': { author: null },
      "another organisation's": { author: outsider, isElsewhere: true },
      "another organisation's, with the actor's name on it": { author: actor, isElsewhere: true },
      "another organisation's that came with Holdpoint": { author: null, isElsewhere: true },
    }
    const records: MatrixRecord[] = []
    for (const [relation, { author, isHidden = false, isElsewhere = false }] of Object.entries(
      entries,
    )) {
      const id = `matrix-category-${records.length}`
      const organisation = isElsewhere ? otherShardKey : shardKey
      await placeCategory(test, id, 'code', {
        ...{ shard_key: organisation, created_by: author, is_active: !isHidden },
      })
      const own = author === null ? [] : [author]
      records.push({ relation, id, facts: { organisation, tied: { own } } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be added',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
