import type { AppLoadContext } from '@remix-run/node'
import { openedPlace } from '../kept-filter.server.ts'
import type { Arrived } from '../list-ask.ts'
import { listCall } from '../list-call.server.ts'
import type { FilterSource } from '../list-source.ts'
import type { AnyPlace, Places } from '../place.ts'
import { reachOf } from '../reach.server.ts'
import { rememberedTab } from '../../session/tab-cookie.server.ts'
import { answerDownload, type FileReply } from './answer-download.server.ts'

/** A list as a workbook: the address is the list's own, read the same way. */
export async function answerWorkbook<P extends AnyPlace>(
  { context, request }: Arrived,
  { places, keeper }: Pick<FilterSource, 'keeper'> & { places: Places<P> },
  excel: (api: AppLoadContext['api'], call: ReturnType<typeof listCall<P>>) => Promise<FileReply>,
) {
  const query = new URL(request.url).searchParams
  const { list } = places.rules
  const asked = places.read(query, await rememberedTab(request, list)).closed
  const { address: back } = asked
  return answerDownload({ context, request, back, noAccess: list.noAccess }, async () => {
    const place = await openedPlace(asked, { context, request }, keeper)
    return excel(context.api, listCall(place, reachOf(place, context)))
  })
}
