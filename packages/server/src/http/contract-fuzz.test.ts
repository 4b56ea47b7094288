import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls, isEnvelope, isProblemName, problems, type NamedCall } from '@holdpoint/api'
import { seededRandom, type SeededRandom } from '../../seeds/seeded-random.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { inputOf } from '../../test/valid-input.ts'

// Hostile input for every call there is, from a seed: whatever comes, the answer is the contract's,
// soon, and never a failure of the server's.

const seed = 20_260_305
const rounds = 60

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`

/** Values as JSON text, because some of them no JavaScript value can hold. */
const hostileJson: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e400',
  '-1e400',
  '9007199254740993',
  '0.1',
  '1e21',
  '[]',
  '{}',
  '[null,[{"a":[]}]]',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202egpj.exe"',
  '"😀😀"',
  '"__proto__"',
  '"constructor"',
  '{"__proto__":{"status":"complete"}}',
  '{"constructor":{"prototype":{}}}',
  '"\' or 1=1; drop table my_forms; --"',
  '"%_\\\\"',
  '"${7*7}{{7*7}}"',
  '"../../etc/passwd"',
  '"upload:../../secret"',
  '"upload:none"',
  '"0000-01-01"',
  '"2999-12-31"',
  '"9999-12-31"',
  '"2026-02-30"',
  '"2026-03-05T00:00:00+99:99"',
  '"-0001-01-01T00:00:00Z"',
  '"1970-01-01T00:00:00Z"',
  '"-1"',
  '"-2"',
  '"9999999"',
  '"99999999999999999999"',
  '"NaN"',
  '"1e3"',
  '"0x10"',
  '",,,,"',
  `"${'a,'.repeat(20_000)}"`,
  `"${'x'.repeat(100_000)}"`,
  `"${'\\u0301'.repeat(10_000)}"`,
  nested(30),
  nested(5000),
  `[${'{"key":"tidy","value":"yes"},'.repeat(600)}{"key":"tidy"}]`,
  '[{"key":"__proto__","value":{"rev":1}},{"key":"constructor","value":1}]',
  '[{"key":"tidy","value":{"toString":1}},{"key":"seen","value":[1,[2]]}]',
  '[{"key":"at","value":"9999-99-99T99:99"},{"key":"crew","value":["x","x"]}]',
  '"[{\\"key\\":\\"seen\\",\\"value\\":\\"\\\\u0000\\"}]"',
  `"[{\\"key\\":\\"seen\\",\\"value\\":${nested(3000)}}]"`,
  '"[[[[["',
]

const broken: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1,}',
  '\u0000',
  '{"a":"\ud800"}',
  nested(100_000),
  `{"a":${nested(100_000)}}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  '{"__proto__":null,"constructor":null,"hasOwnProperty":1}',
]

function fieldsOf(card: NamedCall): string[] {
  return card.input instanceof z.ZodObject ? Object.keys(card.input.shape) : []
}

/** Something broken, or fields by name, each as JSON text. */
type Input = string | ReadonlyMap<string, string>

/** One input: the valid one with some fields made hostile, now and then something broken. */
function inputFor(card: NamedCall, myFormId: string, random: SeededRandom): Input {
  if (random.chance(0.1)) {
    return random.pick(broken)
  }
  const fields = new Map(
    Object.entries(inputOf(card.name, myFormId)).map(([name, value]) => [
      name,
      JSON.stringify(value),
    ]),
  )
  const names = [...fieldsOf(card), '__proto__', 'extra']
  for (let count = random.int(1, 3); count > 0; count -= 1) {
    fields.set(random.pick(names), random.pick(hostileJson))
  }
  return fields
}

function send(card: NamedCall, input: Input, random: SeededRandom): Promise<Response> {
  const as = 'employee' as const
  if (card.method !== 'POST') {
    return world.http(`${card.path}?${queryOf(input)}`, { method: card.method, as })
  }
  const asForm = random.chance(0.2)
  return world.http(card.path, {
    method: 'POST',
    body: asForm ? String(queryOf(input)) : bodyOf(input),
    headers: { 'Content-Type': asForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    as,
  })
}

function bodyOf(input: Input): string {
  return typeof input === 'string'
    ? input
    : `{${[...input].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
}

/** The same fields as text, where short lists are names that come several times. */
function queryOf(input: Input): URLSearchParams {
  const query = new URLSearchParams()
  if (typeof input === 'string') {
    query.append('q', input)
    return query
  }
  for (const [name, json] of input) {
    const value: unknown = json.length < 300 && !json.includes('e400') ? JSON.parse(json) : json
    for (const entry of Array.isArray(value) ? [...value, ...value] : [value]) {
      query.append(name, typeof entry === 'string' ? entry : JSON.stringify(entry))
    }
  }
  return query
}

async function check(card: NamedCall, response: Response): Promise<void> {
  if (card.isFile && response.status === 200) {
    await response.body?.cancel()
    return
  }
  const body: unknown = await response.json()
  if (!isEnvelope(body)) {
    throw new Error(`No envelope: ${JSON.stringify(body).slice(0, 300)}`)
  }
  expect(body.status).toBe(response.status)
  switch (response.status) {
    case 200:
      card.content.parse(body.content)
      break
    case 222:
      card.refusal.parse(body.content)
      break
    default: {
      const name: unknown = body.problem?.name
      expect(isProblemName(name) && problems[name].status).toBe(response.status)
      expect(response.status).toBeLessThan(500)
    }
  }
}

// Signing out comes last, for it ends the session of all the others.
const calls = [...allCalls()].sort(
  (a, b) => Number(a.name === 'auth.signout') - Number(b.name === 'auth.signout'),
)

test.each(calls.map((card) => [card.name, card] as const))(
  '%s answers hostile input as the contract says, at once',
  async (name, card) => {
    const random = seededRandom(`${seed} ${name}`)
    const employee = await world.as('employee')
    let myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
    for (let round = 0; round < rounds; round += 1) {
      const input = inputFor(card, myFormId, random)
      const started = performance.now()
      const response = await send(card, input, random)
      const tookMs = performance.now() - started
      try {
        await check(card, response)
      } catch (error) {
        const logged = world.failures.map(({ error: cause }) => String(cause)).join('; ')
        const what = `Round ${round}: ${bodyOf(input).slice(0, 500)} ${logged}`
        throw new Error(what, { cause: error })
      }
      expect(tookMs).toBeLessThan(2000)
      if (name === 'myForms.remove' && response.status === 200) {
        myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
      }
      world.wait(2000)
    }
    expect(world.failures).toEqual([])
  },
)
