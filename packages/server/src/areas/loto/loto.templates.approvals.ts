import { lotoTemplateMoves } from '@holdpoint/api'
import { sql, type SqlBool } from 'kysely'
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
import { moveTemplate } from './loto.templates.move.handlers.ts'
import { templateForChange } from './loto.templates.queries.ts'
import { tiesIn } from './loto.templates.rights.ts'

type WaitingRow = AskedLast & {
  id: string
  number: string
  title: string
  revision: number
  row_version: number
}

const rounds = { decisions: ['approve', 'return'], begin: ['submit'] }

/** Whether somebody approves templates that others wrote. */
const approves = (person: Person): boolean =>
  opens({ ties: lotoTemplateMoves.events.approve.who }, tiesIn({ status: 'in_review' }), person)

/**
 * Lockout templates in review, for whoever approves them and wrote nothing of them, and nobody in their
 * place (decision 0125). Each point is read before it is approved.
 */
export const templateApprovals: ApprovalSource = {
  kind: 'loto_template',
  async waiting({ db, person }) {
    if (!approves(person)) {
      return []
    }
    const { rows } = await sql<WaitingRow>`
      select template.id, template.number, template.title, template.revision, template.row_version,
        asked.*
      from loto_templates as template
      ${askedLast('template', 'loto_template', rounds, {
        ...{ who: 'template.author_id', at: 'template.updated_at' },
      })}
      where ${isToApprove(person)}`.execute(db)
    return rows.map((row) => ({
      kind: 'loto_template',
      recordId: row.id,
      number: row.number,
      title: row.title,
      ...askedBy(row),
      dueOn: null,
      step: `Approve revision ${row.revision}`,
      risk: null,
      delegatedFrom: null,
      isSignature: false,
      canDecide: false,
      rowVersion: row.row_version,
    }))
  },
  count: ({ person }) =>
    approves(person)
      ? countOf(sql`from loto_templates as template where ${isToApprove(person)}`)
      : null,
  async decide(context, templateId, { decision, reason, rowVersion }) {
    const { db, person } = context
    const { shardKey } = person
    // Held from here on, so that of two who decide at once the second finds the first.
    const row = await templateForChange(db, { shardKey, templateId })
    if (row === undefined || !approves(person)) {
      return 'You may not do this.'
    }
    if (row.status !== 'in_review') {
      const holder = { shardKey, recordType: 'loto_template', recordId: templateId }
      const decided = await decidedBefore(context, holder, rounds)
      return decided ?? 'It waits for nobody’s decision any more.'
    }
    return decision === 'approve'
      ? 'Please read the template and approve it on its own page.'
      : whyNot(() =>
          moveTemplate({ ...context, ifMatch: rowVersion }, row, { event: 'return', reason }),
        )
  },
}

/** The guard `isNotAuthor`, told of many. */
const isToApprove = ({ shardKey, personId }: Person) => sql<SqlBool>`(
  template.shard_key = ${shardKey} and template.deleted_at is null
  and template.status = 'in_review' and template.author_id <> ${personId}
  and template.submitted_by is distinct from ${personId}
  and ${personId} <> all(template.writer_ids))`
