import { loadActionLines } from '../../entry-actions/entry-actions.server.ts'
import type { MyFormRow } from '../list/my-forms.rows.server.ts'
import type { PageAsk } from '../page-ask.ts'
import type { ActionsList } from './actions-list.ts'

/** Loads the actions of an entry, under the name that its row has on the page. */
export async function loadActions(
  { id }: { id: string },
  ask: PageAsk,
  rows: readonly MyFormRow[],
): Promise<ActionsList> {
  return {
    myFormId: id,
    title: rows.find((row) => row.id === id)?.title ?? null,
    actions: await loadActionLines(id, ask),
  }
}
