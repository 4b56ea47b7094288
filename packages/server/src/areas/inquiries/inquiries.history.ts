import {
  inquiryCategoryLabels,
  inquiryPriorityLabels,
  inquiryStateLabels,
  type InquiryDetail,
} from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { historyPage } from '../../records/history-page.ts'
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
export function historyOfInquiry(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  row: InquiryRow,
  page: { offset: number; limit: number },
): Promise<InquiryDetail['history']> {
  const holder = { shardKey: person.shardKey, recordType: 'inquiry', recordId: row.id }
  const without = readsNotes(row, person) ? [] : ['note']
  const values = {
    ...{ status: inquiryStateLabels, category: inquiryCategoryLabels },
    priority: inquiryPriorityLabels,
  }
  return historyPage(db, holder, { ...page, without }, { labels, values, people: ['assignee'] })
}
