const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What the headers of a request say of where it came from. */
export type Verdict = 'allowed' | 'refused' | 'needs form key'

export interface WriteGuardContext {
  /** What counts as our own origin for this request; undefined when nothing does. */
  ownOrigin: string | undefined
  isApiCall: boolean
}

/**
 * Tells whether a request that may change something came from our own pages. It stands in front of
 * everything, because a framework's own check knows only some of its doors.
 *
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin. Text browsers
 * say neither: they must come from one of our pages and bring the key of the form they were shown.
 * Programs without a cookie have nothing that another site could borrow, so they may call the API;
 * pages of other sites may where they show a key, and their cookies are taken away before that.
 */
export function judgeWrite(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  { ownOrigin, isApiCall }: WriteGuardContext,
): Verdict {
  if (readingMethods.has(method)) {
    return 'allowed'
  }
  if (isApiCall && isKeyHolder(headers, ownOrigin)) {
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
  return cameFrom(headers.get('Referer'), ownOrigin) ? 'needs form key' : 'refused'
}

/**
 * A page of another site that shows an API key: whether the two belong together is judged by the
 * API, which sees no cookie of such a call.
 */
function isKeyHolder(headers: Headers, ownOrigin: string | undefined): boolean {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    headers.has('X-Api-Key') &&
    (site === null || site === 'cross-site' || site === 'same-site') &&
    origin !== null &&
    origin !== ownOrigin &&
    /^https?:\/\//.test(origin)
  )
}

function cameFrom(referer: string | null, ownOrigin: string | undefined): boolean {
  return (
    referer !== null &&
    ownOrigin !== undefined &&
    URL.canParse(referer) &&
    new URL(referer).origin === ownOrigin
  )
}
