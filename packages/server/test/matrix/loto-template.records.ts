import type { LotoTemplateState } from '@holdpoint/api'
import { placeTemplate } from '../place-loto-template.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Templates of lockouts: what is or was in use is there for everybody of the organisation. */
export const lotoTemplateRecords: RecordFixture = {
  kind: 'lotoTemplate',
  ties: ['shared', 'all'],
  conditions: ['organisation', 'deleted'],
  async make(test, people) {
    const { actor, crewmate, report, stranger, boss, outsider, shardKey, otherShardKey } = people
    const everybody = [actor, crewmate, report, stranger, boss]
    type Made = { state: LotoTemplateState; isDeleted?: boolean; isElsewhere?: boolean }
    const templates: Readonly<Record<string, Made>> = {
      'a draft': { state: 'draft' },
      'one in review': { state: 'in_review' },
      'one in use': { state: 'approved' },
      'one that was superseded': { state: 'superseded' },
      'a retired one': { state: 'retired' },
      'a draft, deleted': { state: 'draft', isDeleted: true },
      'one in use, deleted': { state: 'approved', isDeleted: true },
      "another organisation's": { state: 'approved', isElsewhere: true },
      "another organisation's draft": { state: 'draft', isElsewhere: true },
    }
    const records: MatrixRecord[] = []
    for (const [relation, made] of Object.entries(templates)) {
      const { state, isDeleted = false, isElsewhere = false } = made
      const id = `matrix-template-${records.length}`
      const organisation = isElsewhere ? otherShardKey : shardKey
      await placeTemplate(test, id, {
        ...{ shard_key: organisation, status: state, author_id: isElsewhere ? outsider : stranger },
        approved_by: isElsewhere ? outsider : stranger,
        ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
      })
      const isOut = state !== 'draft' && state !== 'in_review'
      const shared = isOut ? (isElsewhere ? [outsider] : everybody) : []
      records.push({ relation, id, facts: { organisation, tied: { shared }, isDeleted } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'all' },
    }
    return [...records, anew]
  },
}
