import type { NamedCall } from '@holdpoint/api'
import * as z from 'zod'
import type { Identity } from '../../src/identity.ts'
import type { TestServer } from '../harness.ts'

const base = 'http://127.0.0.1:3000/api/v1'

/** A call as a request: its input in the query or, for a post, in a JSON body. */
export function requestOf(
  card: NamedCall,
  input: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Request {
  if (card.method === 'POST') {
    return new Request(`${base}${card.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(input),
    })
  }
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, asText(each)]),
  )
  const address = `${base}${card.path}?${new URLSearchParams(pairs)}`
  return new Request(address, { method: card.method, headers })
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const envelope = z.object({ requestId: z.string(), problem: z.object({ name: z.string() }) })

/** Everything of a refusal that whoever asked could compare, apart from the request's own id. */
export type Seen = { status: number; headers: [string, string][]; text: string; problem: string }

/** Makes a request as somebody, with the real handlers behind it, and answers all that is seen. */
export async function seenBy(
  test: TestServer,
  identity: Identity,
  request: Request,
): Promise<Seen> {
  test.wait(1000)
  const origin = { requestId: 'request-of-the-matrix', clientAddress: '127.0.0.1' }
  const response = await test.server.fetch(request, { ...origin, identity })
  const text = await response.text()
  const { requestId, problem } = envelope.parse(JSON.parse(text))
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
    text: text.replaceAll(requestId, '-'),
    problem: problem.name,
  }
}
