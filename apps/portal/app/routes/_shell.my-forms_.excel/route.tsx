import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerDownload } from '../../lists/downloads/answer-download.server.ts'
import { openedPlace } from '../../lists/kept-filter.server.ts'
import { listCall } from '../../lists/list-call.server.ts'
import { reachOf } from '../../lists/reach.server.ts'
import { myFormsPlaces } from '../../my-forms/my-forms.place.ts'
import { myFormsSource } from '../../my-forms/my-forms.source.server.ts'
import { rememberedTab } from '../../session/tab-cookie.server.ts'

/** The list of My Forms as a workbook: the address is the list's own, read the same way. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const remembered = await rememberedTab(request, myFormsPlaces.rules.list)
  const asked = myFormsPlaces.read(query, remembered).closed
  return answerDownload({ context, request, back: asked.address }, async () => {
    const place = await openedPlace(asked, { context, request }, myFormsSource.keeper)
    return context.api.myForms.excel(listCall(place, reachOf(place, context)))
  })
}
