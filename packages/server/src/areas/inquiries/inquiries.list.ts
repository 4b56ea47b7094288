import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { inquiryList } from '@holdpoint/api'
import { isOneOf, type Conditions } from '../../lists/conditions.ts'
import { listSource, type Asked } from '../../lists/source.ts'
import { moments } from '../../lists/window.ts'
import { inquiryColumns, inquiryPeople, type InquiryRow } from './inquiries.columns.ts'
import { answersInquiries } from './inquiries.rights.ts'

type Facts = { answers: boolean }
type ListQuery = Asked<typeof inquiryList, Facts>

const conditions: Conditions<typeof inquiryList.filter.parts, ListQuery> = {
  statuses: isOneOf('inquiry.status'),
  categories: isOneOf('inquiry.category'),
  priorities: isOneOf('inquiry.priority'),
  isTakenByMe: (_, { personId }) => sql`inquiry.assignee_id = ${personId}`,
}

/** The inquiries that somebody asked, or may answer. */
export const inquiries = listSource<typeof inquiryList, InquiryRow & { counted: number }, Facts>(
  inquiryList,
  {
    facts: (_query, { person }) => ({ answers: answersInquiries(person) }),
    structure: ['answers'],
    from: () => sql`inquiries as inquiry`,
    id: 'inquiry.id',
    readable: (query) => sql<SqlBool>`inquiry.shard_key = ${query.shardKey} and ${onTab(query)}`,
    day: moments('inquiry.asked_at'),
    search: (pattern) => sql`(inquiry.subject ilike ${pattern} or inquiry.number ilike ${pattern}
      or inquiry.description ilike ${pattern})`,
    orders: {
      asked: 'inquiry.asked_at',
      priority: 'inquiry.priority_rank',
      subject: 'inquiry.subject',
      changed: 'inquiry.updated_at',
    },
    conditions,
    select: (db, page, query) => ({
      compile: () =>
        sql<InquiryRow & { counted: number }>`
          select ${inquiryColumns}, page.counted
          from ${page}
          join inquiries as inquiry on inquiry.id = page.id
            and inquiry.shard_key = ${query.shardKey}
          ${inquiryPeople}
          order by page.place`.compile(db),
    }),
  },
)

/** Whoever answers finds those of all where the tab is not their own. */
function onTab({ section, answers, personId }: ListQuery): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`inquiry.asker_id = ${personId}`
  const whose = answers && section !== 'mine' ? sql<SqlBool>`true` : own
  return section === 'open'
    ? sql`${whose} and inquiry.status in ('new', 'in_progress', 'waiting_user')`
    : whose
}
