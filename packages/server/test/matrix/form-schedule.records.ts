import { placeFormSchedule } from '../place-form-schedule.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Schedules: of an organisation, and their makers' own. */
export const formScheduleRecords: RecordFixture = {
  kind: 'formSchedule',
  ties: ['own', 'signer', 'all'],
  conditions: ['whose own'],
  async make(test, { actor, stranger, outsider, shardKey, otherShardKey }) {
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
      records.push({ relation, id, facts: { organisation, tied: { own: [author] } } })
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
