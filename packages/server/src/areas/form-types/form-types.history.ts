import { formTypeIconLabels, type FormTypeDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { historyOf } from '../../records/history.queries.ts'
import { eventOf, fieldsOf } from '../../records/history.ts'
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
export async function historyOfFormType(
  db: Queryable,
  { shardKey, formTypeId }: OneFormType,
  page: { offset: number; limit: number },
): Promise<FormTypeDetail['history']> {
  const holder = { shardKey, recordType: 'form_type', recordId: formTypeId }
  const rows = await historyOf(db, holder, page)
  return {
    data: rows.map((row) => ({
      ...eventOf(row),
      fields: fieldsOf(row.changes, { labels, values }),
    })),
    totalRecords: Number(rows[0]?.total ?? 0),
    offset: page.offset,
  }
}
