import type { AppLoadContext } from '@remix-run/node'
import { entryDeeds } from '../fill-out/entry-deeds.ts'
import { paths } from '../paths.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { tabs } from './tabs.ts'

/** Loads what happened to an entry, a page of it, and where the older rest stands. */
export async function loadEntryHistory(
  id: string,
  { context, request }: { context: AppLoadContext; request: Request },
) {
  const part = askedPart(request)
  const answer = await context.api.myForms.history({ myFormId: id, ...part })
  const history = contentOf(answer, request, { forbidden: 'my_forms' })
  const rest = restOf(part, history)
  return {
    events: toEvents(history.data, { context, did: entryDeeds, first: 'start' }),
    older: rest === undefined ? null : paths.reviewQuestion(id, { tab: tabs.history, older: rest }),
  }
}
