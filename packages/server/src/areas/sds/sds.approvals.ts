import { sql, type SqlBool } from 'kysely'
import { policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { countOf } from '../../db/counts.ts'
import type { Person } from '../../identity.ts'
import {
  askedBy,
  askedLast,
  decidedBefore,
  whyNot,
  type AskedLast,
} from '../../records/deciding.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { moveSheet } from './sds.move.handlers.ts'
import { sheetForChange } from './sds.queries.ts'
import { readerOf, tiesIn } from './sds.rights.ts'

type WaitingRow = AskedLast & {
  id: string
  number: string
  product_name: string
  row_version: number
}

const rounds = { decisions: ['approve', 'sendBack'], begin: ['review', 'reopen'] }

/** Whether somebody approves sheets: whoever keeps them, and nobody in their place. */
const approves = (person: Person): boolean =>
  opens(
    policies['sds.saveDocument'].record,
    tiesIn({ status: 'reviewing', stays_in_use: false, request: null }),
    person,
  )

/** Sheets in review, for whoever keeps sheets (decision 0097). */
export const sheetApprovals: ApprovalSource = {
  kind: 'sheet',
  async waiting({ db, person }) {
    if (!approves(person)) {
      return []
    }
    const { rows } = await sql<WaitingRow>`
      select sheet.id, sheet.number, sheet.product_name, sheet.row_version, asked.*
      from sds_sheets as sheet
      ${askedLast('sheet', 'sds', rounds, { who: 'sheet.created_by', at: 'sheet.updated_at' })}
      where ${isInReview(person.shardKey)}`.execute(db)
    return rows.map((row) => ({
      kind: 'sheet',
      recordId: row.id,
      number: row.number,
      title: row.product_name,
      ...askedBy(row),
      dueOn: null,
      step: 'Approve the sheet',
      risk: null,
      delegatedFrom: null,
      isSignature: false,
      canDecide: true,
      rowVersion: row.row_version,
    }))
  },
  count: ({ person }) =>
    approves(person)
      ? countOf(sql`from sds_sheets as sheet where ${isInReview(person.shardKey)}`)
      : null,
  async decide(context, sheetId, { decision, reason, rowVersion }) {
    const { db, person, now } = context
    // Held from here on, so that of two who decide at once the second finds the first.
    const row = await sheetForChange(db, readerOf(person, now), sheetId)
    if (row === undefined || !approves(person)) {
      return 'You may not do this.'
    }
    if (row.status !== 'reviewing') {
      const holder = { shardKey: person.shardKey, recordType: 'sds', recordId: sheetId }
      const decided = await decidedBefore(context, holder, rounds)
      return decided ?? 'It waits for nobody’s decision any more.'
    }
    const event = decision === 'approve' ? 'approve' : 'sendBack'
    return whyNot(() => moveSheet({ ...context, ifMatch: rowVersion }, row, { event, reason }))
  },
}

const isInReview = (shardKey: string) => sql<SqlBool>`(
  sheet.shard_key = ${shardKey} and sheet.deleted_at is null and sheet.status = 'reviewing')`
