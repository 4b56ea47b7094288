import { type Caller, createCaller } from '@holdpoint/api/calls'
import { secret, text } from './settings.ts'

/**
 * The settings of a tag that may fetch by itself; spread into its own table. A token given by the
 * attribute is taken out of the markup once read.
 */
export const connectionSettings = { apiBase: text(), apiKey: text(), token: secret() }

/** Answers the token to send; asked before each call, so that the page may renew it. */
export type GetToken = (() => string | undefined | Promise<string | undefined>) | undefined

/** The property beside them, for tokens that are renewed; spread into the table of data. */
export const connectionData: { getToken: GetToken } = { getToken: undefined }

type Connection = { apiBase: string; apiKey: string; token: string; getToken: GetToken }

/**
 * A caller for a tag with an `api-base`, or undefined where the page hands the data in. The key
 * names the page, the token the person; no cookie is sent.
 */
export function callerOf({ apiBase, apiKey, token, getToken }: Connection): Caller | undefined {
  if (apiBase === '') {
    return undefined
  }
  return createCaller({
    baseUrl: apiBase,
    deviceType: 'embed',
    ...(apiKey === '' ? {} : { apiKey }),
    getToken: getToken ?? (() => token || undefined),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

/** Names where a tag asks and as whom; what was answered elsewhere does not hold there. */
export function sourceOf({ apiBase, apiKey, token }: Omit<Connection, 'getToken'>): string {
  return [apiBase, apiKey, token].join(' ')
}

type AnyReply = {
  status: 200 | 203 | 222 | 'problem'
  message?: string
  content?: unknown
  /** Of a refusal; the first is shown (spec 8). */
  errors?: readonly string[]
  problem?: { message: string }
}

/** The content of an answer; another answer than done is thrown as its sentence, for the widget to show. */
export function contentOf<R extends AnyReply>(reply: R): Extract<R, { status: 200 }>['content'] {
  if (reply.status === 200) {
    return reply.content as Extract<R, { status: 200 }>['content']
  }
  const sentence = reply.problem?.message ?? (reply.errors?.[0] || reply.message)
  throw new Error(sentence || 'Something went wrong.')
}
