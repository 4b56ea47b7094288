import type { FileStatus } from '@holdpoint/api'
import { nobodyMeant } from '../place-message.ts'
import { placeFile } from '../place-file.ts'
import type { MatrixPeople, MatrixRecord, RecordFixture } from './facts.ts'

type Who = Exclude<keyof MatrixPeople, 'shardKey' | 'otherShardKey'>

type MatrixFile = {
  owner?: Who
  approver?: Who
  status?: FileStatus
  meant?: Who
  isDeleted?: boolean
  isElsewhere?: boolean
}

const files: Readonly<Record<string, MatrixFile>> = {
  'own, in force for others': { owner: 'actor', meant: 'crewmate' },
  'own draft': { owner: 'actor', status: 'draft' },
  'one to approve': { approver: 'actor', status: 'pending' },
  'one for another to approve': { approver: 'stranger', status: 'pending' },
  'in force for the actor': { meant: 'actor' },
  'in force for others': { meant: 'crewmate' },
  'a draft for the actor': { status: 'draft', meant: 'actor' },
  'an archived one for the actor': { status: 'archived', meant: 'actor' },
  'own, approved by oneself, for oneself, deleted': {
    ...{ owner: 'actor', approver: 'actor', meant: 'actor', isDeleted: true },
  },
  "another organisation's, with the actor's name on it": {
    ...{ owner: 'actor', approver: 'actor', meant: 'actor', isElsewhere: true },
  },
}

/** Files of the library, of every state. */
export const fileRecords: RecordFixture = {
  kind: 'library_file',
  ties: ['own', 'verifier', 'shared', 'all'],
  conditions: ['organisation', 'deleted', 'whose own', 'whose verifier', 'whose shared'],
  async make(test, people) {
    const records: MatrixRecord[] = []
    for (const [relation, file] of Object.entries(files)) {
      const { owner = 'stranger', approver, status = 'approved', meant, isDeleted = false } = file
      const shard = file.isElsewhere === true ? people.otherShardKey : people.shardKey
      const id = `matrix-file-${records.length}`
      const named = meant === undefined ? [] : [people[meant]]
      await placeFile(test, id, {
        audience: { ...nobodyMeant, personIds: named },
        uploadedBy: people.stranger,
        columns: {
          ...{ shard_key: shard, status, owner_id: people[owner], created_by: people.stranger },
          approver_id: approver === undefined ? null : people[approver],
          ...(isDeleted ? { deleted_at: '2026-03-05T12:00:00Z' } : {}),
        },
      })
      const tied = {
        own: [people[owner]],
        verifier: approver === undefined ? [] : [people[approver]],
        shared: status === 'approved' ? named : [],
      }
      records.push({ relation, id, facts: { organisation: shard, tied, isDeleted } })
    }
    const anew: MatrixRecord = {
      relation: 'one that is yet to be added',
      id: null,
      facts: { organisation: people.shardKey, tied: {}, madeBy: 'anybody' },
    }
    return [...records, anew]
  },
}
