import { placeQualification, placeTraining } from '../place-training.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

const anew = (relation: string, organisation: string): MatrixRecord => ({
  relation,
  id: null,
  facts: { organisation, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
})

/** What people hold: theirs, and of whoever reports to somebody. */
export const trainingRecords: RecordFixture = {
  kind: 'trainingRecord',
  ties: ['own', 'team', 'signer', 'all'],
  conditions: ['organisation', 'deleted', 'whose own', 'whose team'],
  async make(test, people) {
    const { actor, report, stranger, boss, outsider, shardKey, otherShardKey } = people
    await placeQualification(test, 'q-first-aid')
    await placeQualification(test, 'q-elsewhere', { shard_key: otherShardKey })
    type Made = { holder: string; team?: string[]; isDeleted?: boolean; isElsewhere?: boolean }
    const made: Readonly<Record<string, Made>> = {
      'an own one': { holder: actor },
      'an own one that was deleted': { holder: actor, isDeleted: true },
      'of somebody who reports to the actor': { holder: report, team: [actor] },
      "a stranger's": { holder: stranger, team: [boss] },
      "another organisation's": { holder: outsider, isElsewhere: true },
      "another organisation's, of the actor": { holder: actor, isElsewhere: true },
    }
    const records: MatrixRecord[] = []
    for (const [relation, one] of Object.entries(made)) {
      const { holder, team = [], isDeleted = false, isElsewhere = false } = one
      const id = `matrix-training-${records.length}`
      const organisation = isElsewhere ? otherShardKey : shardKey
      await placeTraining(test, id, {
        ...{ shard_key: organisation, person_id: holder },
        qualification_id: isElsewhere ? 'q-elsewhere' : 'q-first-aid',
        deleted_at: isDeleted ? new Date() : null,
      })
      const tied = { own: [holder], team }
      records.push({ relation, id, facts: { organisation, tied, isDeleted } })
    }
    return [...records, anew('one that is yet to be recorded', shardKey)]
  },
}

/** What an organisation asks its people to hold is for all of it. */
export const qualificationRecords: RecordFixture = {
  kind: 'qualification',
  ties: ['signer', 'all'],
  conditions: ['organisation'],
  async make(test, { shardKey, otherShardKey }) {
    const made = { 'one of the organisation': shardKey, "another organisation's": otherShardKey }
    const records: MatrixRecord[] = []
    for (const [relation, organisation] of Object.entries(made)) {
      const id = `matrix-qualification-${records.length}`
      await placeQualification(test, id, { shard_key: organisation })
      records.push({ relation, id, facts: { organisation, tied: {} } })
    }
    return [...records, anew('one that is yet to be added', shardKey)]
  },
}
