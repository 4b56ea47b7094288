import { formAudienceLabels, formStateLabels, formTypeIconLabels } from '@holdpoint/api'
import type { ManagedFormDetail } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { historyPage } from '../../records/history-page.ts'
import { audienceNames, typeNames } from './manage-forms.named.queries.ts'
import type { OneForm } from './manage-forms.queries.ts'

const labels: Readonly<Record<string, string>> = {
  ...{ status: 'Status', title: 'Title', description: 'Description', formType: 'Form type' },
  ...{ icon: 'Icon', sortOrder: 'Place in the fill menu', copiedFrom: 'Copied from' },
  takenFrom: 'Taken from the library',
  ...{ version: 'Version', entries: 'Entries', ...formAudienceLabels },
}

/** Each press in a draft is in the trail; the history tells what came of them. */
const without = ['write draft', 'undo draft']

/** A page of what happened to a form, newest first, as far as it was done in one organisation. */
export async function historyOfForm(
  db: Queryable,
  { shardKey, formId }: OneForm,
  page: { offset: number; limit: number },
): Promise<ManagedFormDetail['history']> {
  const holder = { shardKey, recordType: 'form', recordId: formId }
  const values = {
    ...{ status: formStateLabels, icon: formTypeIconLabels },
    ...{ formType: await typeNames(db), ...(await audienceNames(db)) },
  }
  return historyPage(db, holder, { ...page, without }, { labels, values })
}
