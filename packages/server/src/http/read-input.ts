import type { Call } from '@holdpoint/api'
import { fail } from '../fail.ts'

const bodyBytesMax = 1024 * 1024

/**
 * Reads a call's input from a request: the query for GET and DELETE, the body for POST. A query
 * beside a body counts for nothing, because addresses end up in logs and histories.
 */
export async function readInput(card: Call, request: Request): Promise<unknown> {
  if (card.method !== 'POST') {
    return fromEntries(new URL(request.url).searchParams)
  }
  const text = await readText(request)
  if (text === '') {
    return {}
  }
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  switch (type) {
    case 'application/json':
      return parseJson(text)
    case 'application/x-www-form-urlencoded':
      return fromEntries(new URLSearchParams(text))
    default:
      return fail('unsupported_media_type', {
        message: 'Send the body as JSON, as a form, or as multipart.',
      })
  }
}

/** Reads a body that is a JSON object, whatever its sender calls it. */
export async function readJsonObject(request: Request): Promise<object> {
  return parseJson(await readText(request))
}

/** A name that comes several times is a list. */
function fromEntries(pairs: URLSearchParams): Record<string, string | string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const before = fields.get(name)
    if (before === undefined) {
      fields.set(name, [value])
    } else {
      before.push(value)
    }
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  )
}

async function readText(request: Request): Promise<string> {
  if (request.body === null) {
    return ''
  }
  const chunks: Uint8Array[] = []
  let byteSize = 0
  for await (const chunk of request.body) {
    byteSize += chunk.byteLength
    if (byteSize > bodyBytesMax) {
      fail('body_too_large', { message: 'A call takes at most 1 MB; send files as multipart.' })
    }
    chunks.push(chunk)
  }
  return decode(Buffer.concat(chunks))
}

/** A byte that is no UTF-8 is refused: put in its place, a sign would be saved that nobody wrote. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fail('malformed_body', { message: 'The body is not UTF-8 text.' })
  }
}

function parseJson(text: string): object {
  const value: unknown = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('malformed_body', { message: 'The body must be a JSON object.' })
  }
  return value
}

/** Deeper than any call's input, and shallow enough for whatever walks it. */
const depthMax = 64

/** Whether a text nests deeper than that; brackets in strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString && sign === '\\') {
      at += 1
    } else if (sign === '"') {
      isInString = !isInString
    } else if (!isInString && (sign === '[' || sign === '{')) {
      depth += 1
      if (depth > depthMax) {
        return true
      }
    } else if (!isInString && (sign === ']' || sign === '}')) {
      depth -= 1
    }
  }
  return false
}

function parsed(text: string): unknown {
  if (isTooDeep(text)) {
    fail('malformed_body', { message: `The body nests deeper than ${depthMax} levels.` })
  }
  try {
    return JSON.parse(text)
  } catch {
    return fail('malformed_body', { message: 'The body is not valid JSON.' })
  }
}
