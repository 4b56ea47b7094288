import { placeForm } from '../place-form.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

type Made = { owner: string | null; isDeleted?: boolean; isNew?: boolean }

/** Forms: of no organisation alone, and their makers' own. */
export const formRecords: RecordFixture = {
  kind: 'form',
  ties: ['own', 'signer', 'all'],
  conditions: ['deleted', 'whose own'],
  async make(test, { actor, stranger, outsider, shardKey, otherShardKey }) {
    const forms: Readonly<Record<string, Made>> = {
      'an own one': { owner: actor },
      'an own one, never published': { owner: actor, isNew: true },
      'an own one, deleted': { owner: actor, isDeleted: true },
      "a stranger's": { owner: stranger },
      "a stranger's, deleted": { owner: stranger, isDeleted: true },
      "somebody's of another organisation": { owner: outsider },
      "nobody's": { owner: null },
    }
    const records: MatrixRecord[] = []
    for (const [relation, { owner, isDeleted = false, isNew }] of Object.entries(forms)) {
      const id = `matrix-form-${records.length}`
      await placeForm(test, id, {
        columns: {
          owner_id: owner,
          ...(isNew === true ? { status: 'draft' as const } : {}),
          ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
        },
      })
      const organisation = owner === outsider ? otherShardKey : shardKey
      const tied = { own: owner === null ? [] : [owner] }
      records.push({ relation, id, facts: { organisation, isOfAll: true, tied, isDeleted } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
