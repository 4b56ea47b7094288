import { sql } from 'kysely'
import { countOf } from '../../db/counts.ts'
import { decidedBefore, whyNot } from '../../records/deciding.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { moveFile } from './files.move.handlers.ts'
import { fileForChange } from './files.queries.ts'
import { isApprover, readerOf, type Reader } from './files.rights.ts'

type WaitingRow = {
  id: string
  number: string
  name: string
  version: number
  row_version: number
  bringer_id: string
  full_name: string
  profile_image: string | null
  uploaded_at: Date
  approver_id: string
  approver_name: string
  approver_image: string | null
}

const rounds = { decisions: ['approve', 'sendBack'], begin: ['submit', 'add version'] }

/** Files that wait for somebody's approval, or for that of whom they stand in for. */
export const fileApprovals: ApprovalSource = {
  kind: 'file',
  async waiting({ db, person, now }) {
    const { rows } = await sql<WaitingRow>`
      select file.id, file.number, file.name, file.version, file.row_version,
        bringer.id as bringer_id, bringer.full_name, bringer.profile_image, newest.uploaded_at,
        approver.id as approver_id, approver.full_name as approver_name,
        approver.profile_image as approver_image
      ${toApprove(readerOf(person, now))}`.execute(db)
    return rows.map((row) => ({
      kind: 'file',
      recordId: row.id,
      number: row.number,
      title: row.name,
      requestedBy: {
        ...{ personId: row.bringer_id, fullName: row.full_name, profileImage: row.profile_image },
      },
      requestedAt: row.uploaded_at.toISOString(),
      dueOn: null,
      step: `Approve version ${row.version}`,
      risk: null,
      delegatedFrom:
        row.approver_id === person.personId
          ? null
          : {
              personId: row.approver_id,
              fullName: row.approver_name,
              profileImage: row.approver_image,
            },
      isSignature: false,
      canDecide: true,
      rowVersion: row.row_version,
    }))
  },
  count: ({ person, now }) => countOf(toApprove(readerOf(person, now))),
  async decide(context, fileId, { decision, reason, rowVersion }) {
    const { db, person, now } = context
    // Held from here on, so that of two who decide at once the second finds the first.
    const row = await fileForChange(db, readerOf(person, now), fileId)
    if (row === undefined || !row.is_approver) {
      return 'You may not do this.'
    }
    if (row.status !== 'pending') {
      const holder = { shardKey: person.shardKey, recordType: 'library_file', recordId: fileId }
      const decided = await decidedBefore(context, holder, rounds)
      return decided ?? 'It waits for nobody’s decision any more.'
    }
    const event = decision === 'approve' ? 'approve' : 'sendBack'
    return whyNot(() => moveFile({ ...context, ifMatch: rowVersion }, row, { event, reason }))
  },
}

/** What was brought by the approver themselves waits for nobody: somebody else must be named. */
const toApprove = (reader: Reader) => sql`from library_files as file
  join people as approver on approver.id = file.approver_id
  join library_versions as newest on newest.shard_key = file.shard_key
    and newest.file_id = file.id and newest.version = file.version
  join people as bringer on bringer.id = newest.uploaded_by
  where file.shard_key = ${reader.shardKey} and file.deleted_at is null
    and file.status = 'pending' and ${isApprover(reader)}
    and newest.uploaded_by <> ${reader.personId}`
