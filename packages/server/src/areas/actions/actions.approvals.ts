import { sql } from 'kysely'
import type { ApprovalItem } from '@holdpoint/api'
import { countOf } from '../../db/counts.ts'
import type { PersonContext } from '../../handler.ts'
import { decidedBefore as recordDecidedBefore } from '../../records/deciding.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { actionColumns, type ActionRow } from './actions.columns.ts'
import { tryMove } from './actions.pending.handlers.ts'
import { actionForChange } from './actions.queries.ts'
import { hasDone, isVerifier, readerOf, type Reader } from './actions.rights.ts'

type WaitingRow = ActionRow & { completed_at: Date | null }

/** Actions that wait to be verified. */
export const actionApprovals: ApprovalSource = {
  kind: 'action',
  async waiting({ db, person, now }) {
    const reader = readerOf(person, now)
    const { rows } = await sql<WaitingRow>`
      select ${actionColumns(reader, 1)}, action.completed_at
      from actions as action
      where ${isToVerify(reader)}`.execute(db)
    return rows.map((row) => toItem(row, person.personId))
  },
  count: ({ person, now }) =>
    countOf(sql`from actions as action where ${isToVerify(readerOf(person, now))}`),
  async decide(context, actionId, { decision, reason, rowVersion }) {
    const event = decision === 'approve' ? 'verify' : 'sendBack'
    return (
      (await decidedBefore(context, actionId)) ??
      tryMove({ ...context, ifMatch: rowVersion }, actionId, { event, reason })
    )
  },
}

const rounds = { decisions: ['verify', 'sendBack'], begin: ['complete'] }

const isToVerify = (reader: Reader) => sql<boolean>`action.shard_key = ${reader.shardKey}
  and action.deleted_at is null and action.status = 'pending_verification'
  and ${isVerifier(reader)} and not ${hasDone(reader)}`

function toItem(row: WaitingRow, personId: string): ApprovalItem {
  const [doer] = row.assignees
  return {
    kind: 'action',
    recordId: row.id,
    number: row.number,
    title: row.title,
    requestedBy: doer ?? row.owner,
    requestedAt: (row.completed_at ?? row.created_at).toISOString(),
    dueOn: row.due_on,
    step: 'Verify',
    risk: row.priority,
    delegatedFrom: row.verifier?.personId === personId ? null : row.verifier,
    isSignature: false,
    canDecide: true,
    rowVersion: row.row_version,
  }
}

/** Who was there first, in a sentence, where the action waits for nobody's decision any more. */
async function decidedBefore(context: PersonContext, actionId: string): Promise<string | null> {
  const { db, person, now } = context
  // Held from here on, so that of two who decide at once the second finds the first.
  const row = await actionForChange(db, readerOf(person, now), actionId)
  if (row === undefined || row.status === 'pending_verification' || !row.is_verifier) {
    return null
  }
  const holder = { shardKey: person.shardKey, recordType: 'action', recordId: actionId }
  return recordDecidedBefore(context, holder, rounds)
}
