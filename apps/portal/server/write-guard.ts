const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What the headers of a request say of where it came from. */
export type Verdict = 'allowed' | 'refused' | 'needs form key'

export interface WriteGuardContext {
  /** What counts as our own origin for this request; undefined when nothing does. */
  ownOrigin: string | undefined
  isApiCall: boolean
  /** A page of another site makes the call. */
  isFromElsewhere: boolean
}

/**
 * Tells whether a request that may change something came from our own pages. It stands in front of
 * everything, because a framework's own check knows only some of its doors.
 *
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin. Text browsers
 * say neither: they must bring the key of the form they were shown, which no other site can read.
 * A Referer of theirs has to be ours; from pages with a query, as most of ours, lynx sends none.
 * Programs without a cookie have nothing that another site could borrow, so they may call the API.
 * Calls from pages of other sites go on without their cookies: the API lets none of them through
 * without a fitting key, and its refusal can be read by a site that it knows.
 */
export function judgeWrite(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { ownOrigin, isApiCall, isFromElsewhere }: WriteGuardContext,
): Verdict {
  if (readingMethods.has(method)) {
    return 'allowed'
  }
  if (isApiCall && isFromElsewhere) {
    return 'allowed'
  }
  const fetchSite = headers.get('Sec-Fetch-Site')
  if (fetchSite !== null) {
    return fetchSite === 'same-origin' ? 'allowed' : 'refused'
  }
  const origin = headers.get('Origin')
  if (origin !== null) {
    return ownOrigin !== undefined && origin === ownOrigin ? 'allowed' : 'refused'
  }
  if (headers.get('Cookie') === null) {
    return isApiCall ? 'allowed' : 'refused'
  }
  const referer = headers.get('Referer')
  const mayBeOurs = referer === null ? !isApiCall : isOfOrigin(referer, ownOrigin)
  return mayBeOurs ? 'needs form key' : 'refused'
}

function isOfOrigin(referer: string, ownOrigin: string | undefined): boolean {
  return ownOrigin !== undefined && URL.canParse(referer) && new URL(referer).origin === ownOrigin
}
