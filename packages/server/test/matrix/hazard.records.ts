import type { HazardState } from '@holdpoint/api'
import { placeHazard } from '../place-hazard.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Master hazards: what is or was in use is there for everybody of the organisation. */
export const hazardRecords: RecordFixture = {
  kind: 'masterHazard',
  ties: ['own', 'assignee', 'shared', 'all'],
  conditions: ['organisation', 'deleted', 'whose own', 'whose assignee'],
  async make(test, people) {
    const { actor, crewmate, report, stranger, boss, outsider, shardKey, otherShardKey } = people
    const everybody = [actor, crewmate, report, stranger, boss]
    type Made = { owner: string; state?: HazardState; isDeleted?: boolean; isElsewhere?: boolean }
    const hazards: Readonly<Record<string, Made>> = {
      'an own draft': { owner: actor, state: 'draft' },
      'an own one': { owner: actor },
      'an own one, retired': { owner: actor, state: 'retired' },
      "a stranger's draft": { owner: stranger, state: 'draft' },
      "a stranger's": { owner: stranger },
      "a stranger's, retired": { owner: stranger, state: 'retired' },
      'an own draft, deleted': { owner: actor, state: 'draft', isDeleted: true },
      'an own one, deleted': { owner: actor, isDeleted: true },
      "a stranger's, deleted": { owner: stranger, isDeleted: true },
      "another organisation's": { owner: outsider, isElsewhere: true },
      "another organisation's draft, with the actor's name on it": {
        ...{ owner: actor, state: 'draft', isElsewhere: true },
      },
    }
    const records: MatrixRecord[] = []
    for (const [relation, made] of Object.entries(hazards)) {
      const { owner, state = 'active', isDeleted = false, isElsewhere = false } = made
      const id = `matrix-hazard-${records.length}`
      const organisation = isElsewhere ? otherShardKey : shardKey
      await placeHazard(test, id, {
        ...{ shard_key: organisation, status: state, owner_id: owner },
        ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
      })
      const isDraft = state === 'draft'
      const tied = {
        own: [owner],
        assignee: isDraft ? [owner] : [],
        shared: isDraft ? [] : isElsewhere ? [outsider] : everybody,
      }
      records.push({ relation, id, facts: { organisation, tied, isDeleted } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'assignee' },
    }
    return [...records, anew]
  },
}
