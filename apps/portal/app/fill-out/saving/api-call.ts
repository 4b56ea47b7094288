import { toReply, type CallInput, type CallName, type CallOf, type Reply } from '@holdpoint/api'

// The few calls that the fill page makes from the browser. Only method and path are kept here: the
// cards themselves carry their schemas, and those would double the page's script.

type BrowserCall =
  'myForms.fill' | 'myForms.addAnswerImage' | 'myForms.removeAnswerImage' | 'myForms.sign'

type Address = { method: 'POST' | 'DELETE'; path: string }

export const addresses = {
  'myForms.fill': { method: 'POST', path: '/my-form-fill' },
  'myForms.addAnswerImage': { method: 'POST', path: '/my-form-answer-images' },
  'myForms.removeAnswerImage': { method: 'DELETE', path: '/my-form-answer-images' },
  'myForms.sign': { method: 'POST', path: '/my-form-sign' },
} as const satisfies Record<BrowserCall & CallName, Address>

/** Where a call lives on the portal's own origin. */
export function callUrl(name: BrowserCall): string {
  return `/api/v1${addresses[name].path}`
}

/** Where a photo or a drawn signature can be seen. */
export function imageUrl(myFormId: string, uploadId: string): string {
  return `/api/v1/my-form-answer-image?${new URLSearchParams({ myFormId, uploadId })}`
}

/** An answer, or none: the network failed, or something else than our server answered. */
export type Answered<Name extends CallName> = Reply<CallOf<Name>> | { status: 'none' }

interface SendOptions {
  idempotencyKey?: string
}

// Browsers let small requests outlive their page, up to 64 kB of them together.
const keptAliveMax = 30_000

/** Makes a call as the person whose cookie the browser holds. */
export async function callApi<Name extends BrowserCall>(
  name: Name,
  input: CallInput<CallOf<Name>> | FormData,
  options: SendOptions = {},
): Promise<Answered<Name>> {
  const { method } = addresses[name]
  const headers = new Headers({ Accept: 'application/json', 'X-Device-Type': 'portal' })
  if (options.idempotencyKey !== undefined) {
    headers.set('Idempotency-Key', options.idempotencyKey)
  }
  let url = callUrl(name)
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (input instanceof FormData) {
    init.body = input
  } else if (method === 'DELETE') {
    url += `?${queryOf(input)}`
  } else {
    headers.set('Content-Type', 'application/json')
    init.body = JSON.stringify(input)
    init.keepalive = init.body.length <= keptAliveMax
  }
  try {
    const response = await fetch(url, init)
    return readAnswer<Name>(response.status, await response.text())
  } catch {
    return { status: 'none' }
  }
}

function queryOf(input: unknown): URLSearchParams {
  const fields = Object.entries(input ?? {})
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}

/** Reads an envelope; what is none came from something in between, such as a gateway. */
export function readAnswer<Name extends CallName>(status: number, body: string): Answered<Name> {
  try {
    return toReply<CallOf<Name>>(status, JSON.parse(body))
  } catch {
    return { status: 'none' }
  }
}
