import { placeFormSchedule } from '../place-form-schedule.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Schedules: of an organisation, their makers' own, and those of their makers' teams. */
export const formScheduleRecords: RecordFixture = {
  kind: 'formSchedule',
  ties: ['own', 'signer', 'team', 'all'],
  conditions: ['whose own', 'whose team'],
  async make(test, { actor, stranger, boss, outsider, shardKey, otherShardKey }) {
    const authors: Readonly<Record<string, string>> = {
      'an own one': actor,
      "a stranger's": stranger,
      "somebody's of another organisation": outsider,
    }
    const records: MatrixRecord[] = []
    for (const [relation, author] of Object.entries(authors)) {
      const id = `matrix-schedule-${records.length}`
      const organisation = author === outsider ? otherShardKey : shardKey
      await placeFormSchedule(test, id, { shard_key: organisation, author_id: author })
      records.push({
        relation,
        id,
        facts: { organisation, tied: { own: [author] } },
      })
    }
    for (const leader of [actor, boss]) {
      const id = `matrix-schedule-of-team-${leader}`
      await placeFormSchedule(test, id, { author_id: leader, is_of_team: true })
      const facts = { organisation: shardKey, tied: { own: [leader], team: [leader] } }
      records.push({ relation: `of the team of ${leader}`, id, facts })
    }
    const deleted = 'matrix-schedule-deleted'
    await placeFormSchedule(test, deleted, { author_id: actor, deleted_at: new Date() })
    const anew: MatrixRecord = {
      relation: 'one that is yet to be made',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
