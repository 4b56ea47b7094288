import type { InquiryState } from '@holdpoint/api'
import { placeInquiry } from '../place-inquiry.ts'
import type { MatrixRecord, RecordFixture } from './facts.ts'

/** Inquiries: their askers' own; whoever has taken one is nothing else to it than any other. */
export const inquiryRecords: RecordFixture = {
  kind: 'inquiry',
  ties: ['own', 'signer', 'all'],
  conditions: ['organisation', 'whose own'],
  async make(test, { actor, stranger, outsider, shardKey, otherShardKey }) {
    type Made = {
      asker: string
      state?: InquiryState
      assignee?: string
      isElsewhere?: boolean
    }
    const inquiries: Readonly<Record<string, Made>> = {
      'an own one': { asker: actor },
      'an own one that waits': { asker: actor, state: 'waiting_user', assignee: stranger },
      'an own one, closed': { asker: actor, state: 'closed' },
      "a stranger's": { asker: stranger },
      "a stranger's that the actor has taken": {
        ...{ asker: stranger, state: 'in_progress', assignee: actor },
      },
      "another organisation's": { asker: outsider, isElsewhere: true },
      "another organisation's, with the actor's name on it": { asker: actor, isElsewhere: true },
    }
    const records: MatrixRecord[] = []
    for (const [relation, made] of Object.entries(inquiries)) {
      const { asker, state = 'new', assignee = null, isElsewhere = false } = made
      const id = `matrix-inquiry-${records.length}`
      const organisation = isElsewhere ? otherShardKey : shardKey
      await placeInquiry(test, id, {
        ...{ shard_key: organisation, status: state, asker_id: asker, assignee_id: assignee },
      })
      records.push({ relation, id, facts: { organisation, tied: { own: [asker] } } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be asked',
      id: null,
      facts: { organisation: shardKey, tied: {}, madeBy: 'anybody', madeAs: 'signer' },
    }
    return [...records, anew]
  },
}
