import {
  jsaLeaders,
  riskNameOfLevel,
  today,
  type ActionPriority,
  type RiskName,
} from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import { countOf } from '../../db/counts.ts'
import {
  askedBy,
  askedLast,
  decidedBefore,
  whyNot,
  type AskedLast,
} from '../../records/deciding.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { hazardTally } from './jsa.columns.ts'
import { moveJsa } from './jsa.move.handlers.ts'
import { jsaForChange } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'
import { isToApprove, waiterOf, type Waiter } from './jsa.waiting.ts'

type WaitingRow = AskedLast & {
  id: string
  number: string
  title: string
  row_version: number
  starts_at: Date | null
  residual_level: number | null
}

const rounds = { decisions: ['approve', 'return'], begin: ['submit'] }

/** How a residual risk ranks among what waits. */
const risks: Partial<Record<RiskName, ActionPriority>> = {
  ...{ Medium: 'medium', High: 'high', Severe: 'critical', Unacceptable: 'critical' },
}

/**
 * Analyses that await approval, for whoever may give it, and nobody in their place (decision 0125). All
 * of them are grave, so that they are read before they are approved.
 */
export const jsaApprovals: ApprovalSource = {
  kind: 'jsa',
  async waiting({ db, person, now }) {
    const { rows } = await sql<WaitingRow>`
      select jsa.id, jsa.number, jsa.title, jsa.row_version, jsa.starts_at, worst.residual_level,
        asked.*
      from jsas as jsa cross join lateral (${hazardTally}) as worst
      ${askedLast('jsa', 'jsa', rounds, { who: 'jsa.author_id', at: 'jsa.updated_at' })}
      where ${waits(waiterOf(person, now))}`.execute(db)
    return rows.map((row) => {
      const risk = riskNameOfLevel(row.residual_level)
      return {
        kind: 'jsa',
        recordId: row.id,
        number: row.number,
        title: row.title,
        ...askedBy(row),
        // The work begins then, and not before.
        dueOn: row.starts_at && today(row.starts_at, person.timeZone),
        step: risk === null ? 'Approve' : `Approve: residual risk ${risk}`,
        risk: risk && (risks[risk] ?? null),
        delegatedFrom: null,
        isSignature: false,
        canDecide: false,
        rowVersion: row.row_version,
      }
    })
  },
  count: ({ person, now }) => countOf(sql`from jsas as jsa where ${waits(waiterOf(person, now))}`),
  async decide(context, jsaId, { decision, reason, rowVersion }) {
    const { db, person } = context
    // Held from here on, so that of two who decide at once the second finds the first.
    const row = await jsaForChange(db, person, jsaId)
    if (row === undefined || !opens({ ties: jsaLeaders }, tiesOf(row), person)) {
      return 'You may not do this.'
    }
    if (row.status !== 'awaiting_approval') {
      const holder = { shardKey: person.shardKey, recordType: 'jsa', recordId: jsaId }
      const decided = await decidedBefore(context, holder, rounds)
      return decided ?? 'It waits for nobody’s decision any more.'
    }
    return decision === 'approve'
      ? 'Please read the analysis and approve it on its own page.'
      : whyNot(() => moveJsa({ ...context, ifMatch: rowVersion }, row, { event: 'return', reason }))
  },
}

const waits = (waiter: Waiter) => sql<boolean>`jsa.shard_key = ${waiter.shardKey}
  and jsa.deleted_at is null and ${isToApprove(waiter)}`
