import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDownload } from '../../lists/downloads/answer-download.server.ts'
import { listCall } from '../../my-forms/list/list-call.server.ts'
import { reachOf } from '../../my-forms/list/list-window.server.ts'
import { openedSearch } from '../../my-forms/search/kept-filter.server.ts'
import { addressOf, readSearch } from '../../my-forms/search/my-forms.search.ts'
import { paths } from '../../paths.ts'
import { rememberedTab } from '../../session/tab-cookie.server.ts'

/** The list of My Forms as a workbook: the address is the list's own, read the same way. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const asked = { ...readSearch(query, await rememberedTab(request)), dialog: null }
  const back = paths.myForms(addressOf(asked))
  return answerDownload({ context, request, back }, async () => {
    const search = await openedSearch(asked, { context, request })
    return context.api.myForms.excel(listCall(search, reachOf(search.filter, context)))
  })
}
