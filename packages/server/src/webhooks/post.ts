import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress, isPrivateHost } from './private-address.ts'

/** What came of a post: an answer with its beginning, or why there is none. */
export type Posted = { status: number | null; note: string }

/** Posts a body to an address. Never rejects. */
export type Post = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Posted>

export interface PostOptions {
  /** Whether addresses of this machine and of private networks are called. Default: no. */
  allowsPrivate?: boolean
  /** How long one post may take. Default: 10 s. */
  timeoutMs?: number
  /** Which addresses a name has. Default: what the machine says. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>
}

/** How much of an answer is read. */
const noteBytesMax = 1024

/** What is said where an address is closed to webhooks. */
export const privateSentence =
  'The address is on this machine or in a private network, which webhooks do not call.'

/**
 * Makes what posts. The name is looked up for each post, and every address that it has is looked at
 * before a connection is made to one of them: what a name meant when it was saved proves nothing.
 * No redirect is followed, and no connection is kept.
 */
export function createPost({
  allowsPrivate = false,
  timeoutMs = 10_000,
  resolve = addressesOf,
}: PostOptions = {}): Post {
  const openAddresses = async (hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> => {
    const [first, ...others] = await resolve(hostname)
    if (first === undefined) {
      throw new Error(`The name ${hostname} has no address.`)
    }
    if (!allowsPrivate && [first, ...others].some(({ address }) => isPrivateAddress(address))) {
      throw new Error(privateSentence)
    }
    return [first, ...others]
  }
  const lookup: LookupFunction = (hostname, { all }, done) => {
    openAddresses(hostname).then(
      ([first, ...others]) =>
        all === true ? done(null, [first, ...others]) : done(null, first.address, first.family),
      (error: Error) => done(error, ''),
    )
  }

  return (url, body, headers) =>
    new Promise<Posted>((settle) => {
      const { protocol, hostname } = new URL(url)
      if (!allowsPrivate && isPrivateHost(hostname)) {
        return settle({ status: null, note: privateSentence })
      }
      const open = protocol === 'http:' ? requestHttp : requestHttps
      let answer: IncomingMessage | undefined
      let read = Buffer.alloc(0)
      const end = (why: string): void => {
        clearTimeout(timer)
        settle(
          answer === undefined
            ? { status: null, note: why }
            : { status: answer.statusCode ?? 0, note: readable(read) },
        )
        request.destroy()
      }
      const request = open(url, {
        ...{ method: 'POST', agent: false, lookup },
        headers: {
          ...{ 'content-type': 'application/json', 'user-agent': 'Holdpoint-Webhooks' },
          ...{ 'content-length': Buffer.byteLength(body), ...headers },
        },
      })
      const seconds = timeoutMs / 1000
      const timer = setTimeout(() => end(`No answer came within ${seconds} seconds.`), timeoutMs)
      request.on('error', (error) => end(sentenceOf(error)))
      request.on('response', (response) => {
        answer = response
        response.on('data', (chunk: Buffer) => {
          read = Buffer.concat([read, chunk]).subarray(0, noteBytesMax)
          if (read.length === noteBytesMax) {
            end('')
          }
        })
        response.on('close', () => end(''))
        response.on('error', () => end(''))
      })
      request.end(body)
    })
}

function addressesOf(hostname: string): Promise<LookupAddress[]> {
  return new Promise((found, failed) => {
    lookUp(hostname, { all: true }, (error, addresses) =>
      error === null ? found(addresses) : failed(error),
    )
  })
}

const known: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name of the address is not known.',
  EAI_AGAIN: 'The name of the address could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was ended before an answer came.',
  ETIMEDOUT: 'No connection could be made.',
  EHOSTUNREACH: 'No connection could be made.',
  ENETUNREACH: 'No connection could be made.',
}

function sentenceOf(error: Error & { code?: string }): string {
  return known[error.code ?? ''] ?? readable(Buffer.from(error.message || 'No answer came.'))
}

/** What a stranger answered, as it may be kept and shown: no characters that steer. */
function readable(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cf}�]+/gu, ' ')
    .trim()
}
