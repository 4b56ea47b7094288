import { createClient, problem, type Client, type SessionInfo } from '@holdpoint/api'
import type { ApiHost, CallOrigin } from './api-host.ts'
import { asPlainForm } from './plain-form.ts'
import { readSmallBody } from './read-body.ts'
import { refusal } from './refusals.ts'
import { sentOn } from './streamed-request.ts'

// Whose address it is: the other host counts tries by network, and else all people were one. It listens
// to this one where its TRUSTED_PROXIES name it.
const forwardedFor = 'X-Forwarded-For'

const rememberedMs = 1000
const rememberedMax = 5000
const readyWaitMs = 2000

export interface RemoteApiOptions {
  baseUrl: string
  now: () => Date
  fetch?: typeof globalThis.fetch
}

/** The API on another host. The session's opaque id goes along as a bearer, never as a cookie. */
export function createRemoteApi({
  baseUrl,
  now,
  fetch = globalThis.fetch,
}: RemoteApiOptions): ApiHost {
  const remembered = new Map<string, { info: Promise<SessionInfo | null>; until: number }>()

  function clientOf(token: string | undefined, timeZone: string, origin: CallOrigin): Client {
    return createClient({
      baseUrl,
      timeZone,
      deviceType: 'portal',
      getToken: () => token,
      fetch: (input, init) => {
        const request = new Request(input, init)
        request.headers.set(forwardedFor, origin.clientAddress)
        return fetch(request)
      },
    })
  }

  async function askWho(token: string, origin: CallOrigin): Promise<SessionInfo | null> {
    const reply = await clientOf(token, 'UTC', origin).auth.session({})
    if (reply.status === 200) {
      return reply.content
    }
    if (reply.status === 'problem' && reply.problem.name === 'not_signed_in') {
      return null
    }
    throw new ApiHostUnavailable(baseUrl)
  }

  function whoIs(token: string | undefined, origin: CallOrigin): Promise<SessionInfo | null> {
    if (token === undefined) {
      return Promise.resolve(null)
    }
    const known = remembered.get(token)
    if (known !== undefined && known.until > now().getTime()) {
      return known.info
    }
    if (remembered.size >= rememberedMax) {
      remembered.clear()
    }
    const info = askWho(token, origin)
    remembered.set(token, { info, until: now().getTime() + rememberedMs })
    info.catch(() => remembered.delete(token))
    return info
  }

  return {
    async callerOf(token, origin) {
      return {
        info: await whoIs(token, origin),
        client: (timeZone) => clientOf(token, timeZone, origin),
        fetch: (request) => forward(request, token, origin, baseUrl, fetch),
        receiveUploads: (request) => withoutFiles(request, origin),
      }
    },
    async ready() {
      const signal = AbortSignal.timeout(readyWaitMs)
      const answer = await fetch(new URL('/readyz', baseUrl), { signal }).catch(() => undefined)
      return { api: answer?.ok === true ? null : 'The API on the other host is not ready.' }
    },
  }
}

/** The API on the other host gave no answer that makes sense. */
export class ApiHostUnavailable extends Error {
  override name = 'ApiHostUnavailable'

  constructor(baseUrl: string, options?: ErrorOptions) {
    super(`The API at ${baseUrl} cannot be reached or answers with something else.`, options)
  }
}

// What belongs to one hop or to this host's own cookies and pages.
const staysHere = new Set([
  'connection',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])
const staysThere = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]

async function forward(
  request: Request,
  token: string | undefined,
  { isFromElsewhere, clientAddress }: CallOrigin,
  baseUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers()
  for (const [name, value] of request.headers) {
    if (!staysHere.has(name) && !/^(sec|x-forwarded)-/.test(name)) {
      headers.set(name, value)
    }
  }
  headers.set(forwardedFor, clientAddress)
  if (isFromElsewhere === true) {
    // The other host judges whether this origin and its key belong together.
    const site = request.headers.get('Origin')
    headers.set('Sec-Fetch-Site', 'cross-site')
    if (site !== null) {
      headers.set('Origin', site)
    }
  }
  if (token !== undefined && !headers.has('Authorization')) {
    headers.set('Authorization', `Bearer ${token}`)
  }
  try {
    const init = { ...sentOn(request, headers), redirect: 'manual' as const }
    const answer = await fetch(new URL(pathname + search, baseUrl), init)
    const answerHeaders = new Headers(answer.headers)
    staysThere.forEach((name) => answerHeaders.delete(name))
    return new Response(answer.body, { status: answer.status, headers: answerHeaders })
  } catch (error) {
    throw new ApiHostUnavailable(baseUrl, { cause: error })
  }
}

/** A form that takes files and was sent without any, as one that takes none; with some, a refusal. */
async function withoutFiles(request: Request, origin: CallOrigin): Promise<Request | Response> {
  const form = await formIn(request).catch(() => undefined)
  const isBringing = (value: FormDataEntryValue) => typeof value !== 'string' && value.size > 0
  if (form === undefined || [...form.values()].some(isBringing)) {
    return filesStayAway(origin)
  }
  const fields = new URLSearchParams()
  form.forEach((value, name) => fields.append(name, typeof value === 'string' ? value : ''))
  return asPlainForm(request, fields)
}

/** What is larger than a form without files can be, or takes longer, brings some. */
async function formIn(request: Request): Promise<FormData> {
  const body = Uint8Array.from(await readSmallBody(request))
  return new Response(body, {
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? '' },
  }).formData()
}

function filesStayAway({ requestId }: CallOrigin): Response {
  return refusal(
    problem('not_available_yet', {
      message: 'Files cannot be sent through this portal yet while its API is on another host.',
    }),
    { requestId, wantsPage: false },
  )
}
