import { placeFormType } from '../place-form-type.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Form types: of no organisation alone, and their makers' own. */
export const formTypeRecords: RecordFixture = {
  kind: 'formType',
  ties: ['own', 'signer', 'all'],
  conditions: ['whose own'],
  async make(test, { actor, stranger, outsider, shardKey, otherShardKey }) {
    const types: Readonly<Record<string, { author: string | null; isActive?: boolean }>> = {
      'an own one': { author: actor },
      'an own one, inactive': { author: actor, isActive: false },
      "a stranger's": { author: stranger },
      "somebody's of another organisation": { author: outsider },
      "nobody's": { author: null },
    }
    const records: MatrixRecord[] = []
    for (const [relation, { author, isActive = true }] of Object.entries(types)) {
      const id = `matrix-type-${records.length}`
      await placeFormType(test, id, { author_id: author, is_active: isActive })
      const organisation = author === outsider ? otherShardKey : shardKey
      const tied = { own: author === null ? [] : [author] }
      records.push({ relation, id, facts: { organisation, isOfAll: true, tied } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
