import { withCors } from '@holdpoint/server'
import type { Caller } from './api-host.ts'
import type { RequestScope } from './request-scope.ts'

/**
 * A refusal of the entry itself as the page of another site may read it: with the headers that
 * the API would give the same page, which is known by asking for a preflight's answer.
 */
export async function readableRefusal(
  refused: Response,
  request: Request,
  { isFromElsewhere }: RequestScope,
  caller: Caller,
): Promise<Response> {
  if (!isFromElsewhere) {
    return refused
  }
  const site = request.headers.get('Origin')
  return withCors(
    refused,
    site !== null && (await isWelcome(site, request, caller)) ? site : undefined,
  )
}

async function isWelcome(site: string, { url, method }: Request, caller: Caller): Promise<boolean> {
  const headers = { Origin: site, 'Access-Control-Request-Method': method }
  const answer = await caller.fetch(new Request(url, { method: 'OPTIONS', headers }))
  await answer.body?.cancel()
  return answer.headers.get('Access-Control-Allow-Origin') === site
}
