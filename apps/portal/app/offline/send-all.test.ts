import { expect, test } from 'vitest'
import { sendInTurn } from './send-all.ts'

const forms = ['a', 'b', 'c']

/** Sends to a server that answers so for each form. */
async function sending(
  answers: Readonly<Record<string, Awaited<ReturnType<Parts['sendOne']>>>>,
  isThere = true,
) {
  const tried: string[] = []
  const result = await sendInTurn(forms, {
    sendOne: async (formId) => {
      tried.push(formId)
      return answers[formId] ?? 'sent'
    },
    isThere: async () => isThere,
  })
  return { tried, result }
}
type Parts = Parameters<typeof sendInTurn>[1]

test('one form that gets no proper answer does not hold up those behind it', async () => {
  expect(await sending({ a: 'unreachable' })).toEqual({ tried: forms, result: 'unreachable' })
  expect(await sending({ b: 'stuck' })).toEqual({ tried: forms, result: 'stuck' })
  expect(await sending({ a: 'held', b: 'stuck' })).toEqual({ tried: forms, result: 'held' })
  expect(await sending({})).toEqual({ tried: forms, result: 'sent' })
})

test('without a network, or without a person, the others are not tried', async () => {
  expect(await sending({ a: 'unreachable' }, false)).toEqual({
    tried: ['a'],
    result: 'unreachable',
  })
  expect(await sending({ b: 'signedOut' })).toEqual({ tried: ['a', 'b'], result: 'signedOut' })
})
