import {
  type Caller,
  type RepeatableCall,
  createCaller,
  createRepeatableCall,
} from '@holdpoint/api/calls'
import { type Connection } from './connection-settings.ts'
import { type TagSession, sessionOf } from './tag-session.ts'
import { warn, warnOnce } from './warn.ts'

/**
 * A caller for a tag with an `api-base`, or undefined where the page hands the data in. The key
 * names the page, the token the person; no cookie is sent. What a connection lacks is told to the
 * page's developer, once for each tag and cause. A tag whose token was taken off asks nobody.
 */
export function callerOf(tag: Connection): Caller | undefined {
  const { apiBase, apiKey, token } = tag
  if (apiBase === '') {
    return undefined
  }
  const call = createCaller({
    baseUrl: apiBase,
    deviceType: 'embed',
    ...(apiKey === '' ? {} : { apiKey }),
    getToken: () => (tag.getToken ? tag.getToken() : token || undefined),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return async (descriptor, input, options) => {
    if (sessionOf(tag).isSignedOut && tag.getToken === undefined) {
      throw new Error(signedOut)
    }
    const reply = await call(descriptor, input, options)
    const name = reply.status === 'problem' ? reply.problem.name : ''
    const hint = hintOf(name)
    const told = toldOf.get(tag) ?? new Set()
    if (hint && !told.has(name)) {
      toldOf.set(tag, told.add(name))
      warn(`${apiBase} (${name}): ${hint} See docs/embedding.md#when-something-does-not-show`)
    }
    return reply
  }
}

const repeats = new WeakMap<TagSession, RepeatableCall>()

/**
 * What a tag keeps of its presses until they were answered, so that one whose answer was lost counts
 * once. It is forgotten when the person is signed out.
 */
export function repeatOf(tag: Connection): RepeatableCall {
  const session = sessionOf(tag)
  const repeat = repeats.get(session) ?? createRepeatableCall()
  repeats.set(session, repeat)
  return repeat
}

/**
 * What a tag does that is to ask somebody and was given nobody: the developer is told once, the
 * person in a sentence.
 */
export function refuseUnconnected(tag: HTMLElement, lacks: string): never {
  warnOnce(
    `<${tag.localName}> is not connected: give it ${lacks}, or api-base with api-key and getToken. See docs/embedding.md#where-the-data-comes-from`,
  )
  throw new Error(notConnected)
}

const toldOf = new WeakMap<Connection, Set<string>>()

/** The problems that only the page's developer can mend. */
const isRefusal = (name: string) => /^(not_signed_in|api_key_|out_of_)/.test(name)
/** A frame without an origin: what a browser keeps from it looks like a host that is not there. */
const isNowhere = (name: string) => name === 'unreachable' && origin === 'null'

function hintOf(name: string): string | undefined {
  if (isNowhere(name)) {
    return 'a frame sandboxed without allow-same-origin has no origin that a key could allow. Hand the data in by properties.'
  }
  if (name === 'unreachable') {
    return `no answer that ${origin} may read. Check api-base, the origins of the key, and connect-src.`
  }
  return isRefusal(name)
    ? `refused at ${origin}. Check getToken or token (ten minutes at most), api-key, and the key's origins and scopes.`
    : undefined
}

type AnyReply = {
  status: 200 | 203 | 222 | 'problem'
  message?: string
  content?: unknown
  /** Of a refusal; the first is shown (spec 8). */
  errors?: readonly string[]
  problem?: { name: string; message: string }
}

/** For the person, who can mend neither key nor token. */
const notConnected =
  'This page is not connected to Holdpoint. Please reload it, or tell those who look after it.'

const signedOut = 'You are signed out of Holdpoint on this page. Please sign in again.'

/** The content of an answer; another answer than done is thrown as its sentence, for the widget to show. */
export function contentOf<R extends AnyReply>(reply: R): Extract<R, { status: 200 }>['content'] {
  if (reply.status === 200) {
    return reply.content as Extract<R, { status: 200 }>['content']
  }
  const { name = '', message } = reply.problem ?? {}
  if (isRefusal(name) || isNowhere(name)) {
    throw new Error(notConnected)
  }
  const sentence = message ?? (reply.errors?.[0] || reply.message)
  throw new Error(sentence || 'Something went wrong.')
}
