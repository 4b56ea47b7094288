import { formTypeIconLabels, type FormTypeDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { historyPage } from '../../records/history-page.ts'
import type { OneFormType } from './form-types.queries.ts'

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  icon: 'Icon',
  sortOrder: 'Place in the fill menu',
  isActive: 'In the fill menu',
}

const values = {
  icon: formTypeIconLabels,
  isActive: { true: 'Yes', false: 'No' },
}

/** A page of what happened to a form type, newest first. */
export function historyOfFormType(
  db: Queryable,
  { shardKey, formTypeId }: OneFormType,
  page: { offset: number; limit: number },
): Promise<FormTypeDetail['history']> {
  const holder = { shardKey, recordType: 'form_type', recordId: formTypeId }
  return historyPage(db, holder, page, { labels, values })
}
