import * as fc from 'fast-check'
import type { NamedCall } from '@holdpoint/api'
import type { FuzzInput } from './inputs.ts'

const base = 'http://127.0.0.1:3000/api/v1'

/** How an input travels, beside what it says. */
export type Dress = {
  body: 'json' | 'form' | 'multipart'
  /** What stands in the file fields of a multipart body. */
  file: 'reference' | 'picture' | 'text' | 'empty'
  headers: Readonly<Record<string, string>>
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const files = {
  picture: new Blob([png]),
  text: new Blob(['<svg onload=alert(1)>']),
  empty: new Blob([]),
}

export const dresses: fc.Arbitrary<Dress> = fc.record({
  body: fc.constantFrom('json', 'json', 'form', 'multipart'),
  file: fc.constantFrom('reference', 'picture', 'text', 'empty'),
  headers: fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('k-1', 'k-2').map((key) => ({ 'Idempotency-Key': key })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('"1"', '"7"', 'W/"2"', '*', 'x')
        .map((tag) => ({ 'If-Match': tag })),
    },
  ),
})

/** The request that carries an input: in the query, or for a post in a body of one of three kinds. */
export function requestFor(card: NamedCall, input: FuzzInput, dress: Dress): Request {
  const { headers } = dress
  if (card.method !== 'POST') {
    return new Request(`${base}${card.path}?${pairsOf(input)}`, { method: card.method, headers })
  }
  switch (dress.body) {
    case 'json':
      return new Request(`${base}${card.path}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: jsonOf(input),
      })
    case 'form':
      return new Request(`${base}${card.path}`, { method: 'POST', headers, body: pairsOf(input) })
    case 'multipart':
      return new Request(`${base}${card.path}`, {
        method: 'POST',
        headers,
        body: partsOf(input, dress),
      })
    default:
      return dress.body satisfies never
  }
}

/** An input in one line, to make a failure again by hand. */
export function inOneLine(input: FuzzInput): string {
  return jsonOf(input).slice(0, 600)
}

function jsonOf({ fields, broken }: FuzzInput): string {
  return broken ?? `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}

/**
 * The same fields as text, where short lists are names that come several times. No form can say that
 * there is nothing: what is valid leaves it out.
 */
function pairsOf({ kind, fields, broken }: FuzzInput): URLSearchParams {
  const said = fields.filter(([, json]) => kind !== 'valid' || json !== 'null')
  return new URLSearchParams(
    broken === undefined ? said.flatMap(([name, json]) => textsOf(name, json)) : [['q', broken]],
  )
}

function partsOf(input: FuzzInput, { file }: Dress): FormData {
  const form = new FormData()
  for (const [name, value] of pairsOf(input)) {
    if (value.startsWith('upload:') && file !== 'reference') {
      form.append(name, files[file], 'photo.png')
    } else {
      form.append(name, value)
    }
  }
  return form
}

const repeatedMax = 200

function textsOf(name: string, json: string): [string, string][] {
  const value = json.length < 2000 ? parsed(json) : json
  const isList = Array.isArray(value) && value.length <= repeatedMax && value.every(isPlain)
  return (isList ? value : [value]).map((each) => [
    name,
    typeof each === 'string' ? each : (JSON.stringify(each) ?? ''),
  ])
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}
