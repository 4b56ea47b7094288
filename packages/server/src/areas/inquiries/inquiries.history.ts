import {
  inquiryCategoryLabels,
  inquiryPriorityLabels,
  inquiryStateLabels,
  type InquiryDetail,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { historyOf } from '../../records/history.queries.ts'
import { changesIn, eventOf, fieldsOf } from '../../records/history.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import type { InquiryRow } from './inquiries.columns.ts'
import { readsNotes } from './inquiries.rights.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Status',
  subject: 'Subject',
  description: 'What is asked',
  category: 'About',
  priority: 'How much it presses',
  page: 'Page',
  assignee: 'Taken by',
}

/** A page of what happened to an inquiry, newest first; notes are left out for whoever asked. */
export async function historyOfInquiry(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  row: InquiryRow,
  page: { offset: number; limit: number },
): Promise<InquiryDetail['history']> {
  const holder = { shardKey: person.shardKey, recordType: 'inquiry', recordId: row.id }
  const without = readsNotes(row, person) ? [] : ['note']
  const rows = await historyOf(db, holder, { ...page, without })
  const takers = rows
    .flatMap(({ changes }) => changesIn(changes))
    .flatMap(({ key, from, to }) => (key === 'assignee' ? [from, to] : []))
    .filter((id) => typeof id === 'string')
  const assignee = Object.fromEntries(await namesOfPeople(db, person.shardKey, takers))
  const values = {
    ...{ status: inquiryStateLabels, category: inquiryCategoryLabels },
    ...{ priority: inquiryPriorityLabels, assignee },
  }
  return {
    data: rows.map((event) => ({
      ...eventOf(event),
      fields: fieldsOf(event.changes, { labels, values }),
    })),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: page.offset,
  }
}
