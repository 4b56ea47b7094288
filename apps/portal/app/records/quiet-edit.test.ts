import { expect, test } from 'vitest'
import { words as quietWords } from '../lists/quiet-action.words.ts'
import { quietEdit } from './quiet-edit.ts'
import { words } from './records.words.ts'

const undecoded = new Error('Unable to decode turbo-stream response from URL: /x.data')

function post(body: BodyInit, thrown: unknown) {
  const request = new Request('http://any/x', { method: 'POST', body })
  return quietEdit({
    request,
    params: {},
    context: undefined,
    serverAction: () => Promise.reject(thrown),
  })
}

function withFile(): FormData {
  const form = new FormData()
  form.set('photo', new File(['a'], 'a.png'))
  return form
}

test.each([
  ['no answer', new URLSearchParams(), new TypeError('Failed to fetch'), quietWords.noNetwork],
  ['a form that is too large', new URLSearchParams(), undecoded, words.formRefused],
  ['a file that is refused', withFile(), undecoded, words.fileRefused],
])('%s is said, and the page stays with what was typed', async (_what, body, thrown, text) => {
  const answer = (await post(body, thrown)) as Response
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ lastResult: { error: { '': [text] } } })
})

test('a failure of the page itself stays one', async () => {
  const failed = new Error('Unexpected Server Error')
  await expect(post(new URLSearchParams(), failed)).rejects.toBe(failed)
  const led = new Response(null, { status: 302 })
  await expect(post(new URLSearchParams(), led)).rejects.toBe(led)
})
