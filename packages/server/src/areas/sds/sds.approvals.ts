import { sql, type SqlBool } from 'kysely'
import { policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { decidedBefore, whyNot } from '../../records/deciding.ts'
import type { ApprovalSource } from '../pending-approvals/approval-source.ts'
import { moveSheet } from './sds.move.handlers.ts'
import { sheetForChange } from './sds.queries.ts'
import { readerOf, tiesIn } from './sds.rights.ts'

type WaitingRow = {
  id: string
  number: string
  product_name: string
  row_version: number
  asker_id: string
  full_name: string
  profile_image: string | null
  asked_at: Date
}

const rounds = { decisions: ['approve', 'sendBack'], begin: ['review', 'reopen'] }

/** Whether somebody approves sheets: whoever keeps them, and nobody in their place. */
const approves = (person: Person): boolean =>
  opens(
    policies['sds.saveDocument'].record,
    tiesIn({ status: 'reviewing', stays_in_use: false }),
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
      select sheet.id, sheet.number, sheet.product_name, sheet.row_version,
        asker.id as asker_id, asker.full_name, asker.profile_image,
        coalesce(begun.at, sheet.updated_at) as asked_at
      from sds_sheets as sheet
      left join lateral (
        select event.person_id, event.at from audit_events as event
        where event.shard_key = sheet.shard_key and event.record_type = 'sds'
          and event.record_id = sheet.id and event.action = any(${rounds.begin}::text[])
        order by event.sequence desc limit 1
      ) as begun on true
      join people as asker on asker.id = coalesce(begun.person_id, sheet.created_by)
      where ${isInReview(person.shardKey)}`.execute(db)
    return rows.map((row) => ({
      kind: 'sheet',
      recordId: row.id,
      number: row.number,
      title: row.product_name,
      requestedBy: {
        ...{ personId: row.asker_id, fullName: row.full_name, profileImage: row.profile_image },
      },
      requestedAt: row.asked_at.toISOString(),
      dueOn: null,
      step: 'Approve the sheet',
      risk: null,
      delegatedFrom: null,
      isSignature: false,
      canDecide: true,
      rowVersion: row.row_version,
    }))
  },
  async count({ db, person }) {
    if (!approves(person)) {
      return 0
    }
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from sds_sheets as sheet
      where ${isInReview(person.shardKey)}`.execute(db)
    return rows[0]?.total ?? 0
  },
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
