import { describe, expect, expectTypeOf, test } from 'vitest'
import { allCalls, catalogue, type CallOf } from '../catalogue.ts'
import type { Problem } from '../problems.ts'
import type { MyForm } from '../areas/my-forms/my-forms.records.ts'
import type { Reply } from '../envelope.ts'
import { bindClient, type Client } from './bind-client.ts'
import type { CallOptions } from './call-options.ts'

type Sent = { name: string; input: unknown; options: CallOptions }

function recordingClient(): { client: Client; sent: Sent[] } {
  const sent: Sent[] = []
  const client = bindClient((card, input, options) => {
    sent.push({ name: card.name, input, options })
    return Promise.resolve({ status: 200, content: null, message: '', requestId: '' })
  })
  return { client, sent }
}

describe('bindClient', () => {
  test('has a function for each call of the catalogue, which sends its own card', async () => {
    const { client, sent } = recordingClient()
    for (const [area, verbs] of Object.entries(client)) {
      for (const [verb, send] of Object.entries(verbs)) {
        await send({ marker: `${area}.${verb}` })
      }
    }
    expect(sent.map(({ input }) => input)).toEqual(
      Object.entries(catalogue).flatMap(([area, verbs]) =>
        Object.keys(verbs).map((verb) => ({ marker: `${area}.${verb}` })),
      ),
    )
    expect(sent.map(({ name }) => name)).toEqual(allCalls().map(({ name }) => name))
  })

  test('passes on what is said beside the input', async () => {
    const { client, sent } = recordingClient()
    await client.myForms.submit({ myFormId: 'x' }, { idempotencyKey: 'k', ifMatch: 3 })
    await client.myForms.submit({ myFormId: 'x' })
    expect(sent.map(({ options }) => options)).toEqual([{ idempotencyKey: 'k', ifMatch: 3 }, {}])
  })
})

describe('the types of the client', () => {
  const { client } = recordingClient()

  test('take what a card takes, defaults left out and lists in either form', () => {
    expectTypeOf(client.myForms.list).toBeCallableWith({})
    expectTypeOf(client.myForms.list).toBeCallableWith({ status: 'reject,complete' })
    expectTypeOf(client.myForms.list).toBeCallableWith({ status: ['reject'], pOffset: '10' })
    expectTypeOf(client.myForms.start).toBeCallableWith({ formId: 'f', isLimitedAccess: 1 })
    expectTypeOf(client.myForms.get).parameter(0).toEqualTypeOf<{ myFormId: string }>()
  })

  test('refuse a wrong parameter while compiling', () => {
    const refused = [
      // @ts-expect-error: the entry must be named.
      () => client.myForms.get({}),
      // @ts-expect-error: an id is text.
      () => client.myForms.get({ myFormId: 4 }),
      // @ts-expect-error: there is no such section.
      () => client.myForms.list({ section: 'drafts' }),
      // @ts-expect-error: there is no such order.
      () => client.myForms.list({ orderBy: 'score' }),
      // @ts-expect-error: there is no such parameter.
      () => client.myForms.list({ colour: 'red' }),
      // @ts-expect-error: there is no such call.
      () => client.myForms.destroy({}),
      // @ts-expect-error: there is no such area.
      () => client.jobs,
      // @ts-expect-error: a version is a number.
      () => client.myForms.submit({ myFormId: 'x' }, { ifMatch: 'x' }),
    ]
    expect(refused).toHaveLength(8)
  })

  test('answer a union on the status, each with its own content', () => {
    type Listed = Awaited<ReturnType<Client['myForms']['list']>>
    expectTypeOf<Listed['status']>().toEqualTypeOf<200 | 222 | 203 | 'problem'>()
    expectTypeOf<Extract<Listed, { status: 200 }>['content']['data']>().toEqualTypeOf<MyForm[]>()
    expectTypeOf<Extract<Listed, { status: 222 }>['content']>().toEqualTypeOf<null>()
    expectTypeOf<Extract<Listed, { status: 'problem' }>['problem']>().toEqualTypeOf<Problem>()
    type Submitted = Reply<CallOf<'myForms.submit'>>
    expectTypeOf<
      Extract<Submitted, { status: 222 }>['content']['missing'][number]['label']
    >().toEqualTypeOf<string>()
  })
})
