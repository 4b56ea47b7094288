import { today, type ActionPriority, type Severity, type SqrPhase } from '@holdpoint/api'
import { sql, type SqlBool } from 'kysely'
import { countOf } from '../../db/counts.ts'
import type { Person } from '../../identity.ts'
import { fail } from '../../fail.ts'
import {
  askedBy,
  askedLast,
  decidedBefore,
  whyNot,
  type AskedLast,
} from '../../records/deciding.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { held } from './sqr.editing.ts'
import { moveSqr } from './sqr.move.handlers.ts'
import { isSerious } from './sqr.rules.ts'
import { isToDecide, isWaiting, waiterOf } from './sqr.waiting.ts'

type WaitingRow = AskedLast & {
  id: string
  number: string
  title: string
  status: SqrPhase
  severity: Severity
  due_at: Date | null
  row_version: number
}

const rounds = {
  decisions: ['verify', 'approve', 'return'],
  begin: ['ask_verification', 'ask_approval'],
}

/** How a severity ranks among what waits. */
const risks: Partial<Record<Severity, ActionPriority>> = {
  ...{ near_miss: 'low', level_1: 'medium', level_2: 'high', level_3: 'critical' },
}

/**
 * Reports that wait to be verified or approved, for whoever may and has never investigated them
 * (decision 0125). What is verified is looked at part by part, and what is serious is read, so that
 * only the approval of the rest is given from a list.
 */
export const sqrApprovals: ApprovalSource = {
  kind: 'sqr',
  async waiting({ db, person }) {
    const { rows } = await sql<WaitingRow>`
      select sqr.id, sqr.number, sqr.title, sqr.status, sqr.severity, sqr.due_at, sqr.row_version,
        asked.*
      from sqrs as sqr
      ${askedLast('sqr', 'sqr', rounds, { who: 'sqr.reporter_id', at: 'sqr.phase_since' })}
      where ${waits(person)}`.execute(db)
    return rows.map((row) => ({
      kind: 'sqr',
      recordId: row.id,
      number: row.number,
      title: row.title,
      ...askedBy(row),
      // What is investigated in time has been investigated; its approval has no day.
      dueOn: row.status === 'approval' ? null : row.due_at && today(row.due_at, person.timeZone),
      step: row.status === 'approval' ? 'Approve' : 'Verify',
      risk: risks[row.severity] ?? null,
      delegatedFrom: null,
      isSignature: false,
      canDecide: row.status === 'approval' && !isSerious(row.severity),
      rowVersion: row.row_version,
    }))
  },
  count: ({ person }) => countOf(sql`from sqrs as sqr where ${waits(person)}`),
  decide: (context, sqrId, { decision, reason, rowVersion }) =>
    whyNot(async () => {
      const { permissions, shardKey } = context.person
      if (!permissions.has('approve_sqr') && !permissions.has('verify_sqr_parts')) {
        return fail('forbidden')
      }
      // Held from here on, so that of two who decide at once the second finds the first.
      const sqr = await held(context, sqrId)
      const { status, severity } = sqr.row
      if (status !== 'approval' && status !== 'verifying') {
        const holder = { shardKey, recordType: 'sqr', recordId: sqrId }
        const decided = await decidedBefore(context, holder, rounds)
        return fail('wrong_state', {
          message: decided ?? 'It waits for nobody’s decision any more.',
        })
      }
      if (status === 'verifying') {
        return fail('wrong_state', {
          message: 'Please verify each part on the page of the report.',
        })
      }
      if (decision === 'approve' && isSerious(severity)) {
        return fail('wrong_state', {
          message: 'Of Level 2 or above it is read first. Please approve it on its own page.',
        })
      }
      const event = decision === 'approve' ? 'approve' : 'return'
      await moveSqr({ ...context, ifMatch: rowVersion }, sqr, { event, statusId: null, reason })
    }),
}

const waits = (person: Person) => sql<SqlBool>`(sqr.shard_key = ${person.shardKey}
  and sqr.deleted_at is null and ${isToDecide} and ${isWaiting(waiterOf(person))})`
