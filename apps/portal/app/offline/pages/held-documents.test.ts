import { describe, expect, test } from 'vitest'
import { createHeldDocuments } from './held-documents.ts'

const origin = 'https://holdpoint.example'
const list = `${origin}/my-forms?section=ongoing&page=2`
const page = (html: string, status = 200, type = 'text/html; charset=utf-8') =>
  new Response(html, { status, headers: { 'Content-Type': type } })

describe('documents that were just loaded', () => {
  test('are taken once, under any spelling of their address, and stay readable for the page', async () => {
    const held = createHeldDocuments(() => 5)
    const response = page('a list')
    held.hold(list, response)
    const taken = await held.take(`${origin}/my-forms?page=2&section=ongoing`, 'a list')
    expect(taken).toMatchObject({ html: 'a list', kind: 'list', at: 5 })
    expect(await response.text()).toBe('a list')
    expect(await held.take(list, '')).toBeNull()
  })

  test('are not held where nothing is kept, or the answer is no page', async () => {
    const held = createHeldDocuments(() => 0)
    held.hold(`${origin}/settings/embed`, page('settings'))
    held.hold(list, page('no', 404))
    expect(await held.take(`${origin}/settings/embed`, '')).toBeNull()
    expect(await held.take(list, '')).toBeNull()
    held.hold(list, page('{}', 200, 'application/json'))
    expect(await held.take(list, '')).toBeNull()
  })

  test('are not taken for another answer of the same address, nor after a sign-out', async () => {
    const held = createHeldDocuments(() => 0)
    held.hold(list, page('answer-1'))
    expect(await held.take(list, 'answer-2')).toBeNull()
    held.hold(list, page('answer-1'))
    held.clear()
    expect(await held.take(list, 'answer-1')).toBeNull()
  })

  test('are let go after a while, and when many others came', async () => {
    let now = 0
    const held = createHeldDocuments(() => now)
    held.hold(list, page('old'))
    now = 31_000
    expect(await held.take(list, '')).toBeNull()
    held.hold(list, page('first'))
    for (const number of [1, 2, 3, 4]) {
      held.hold(`${origin}/my-form/fill-out/${number}`, page('form'))
    }
    expect(await held.take(list, '')).toBeNull()
  })
})
