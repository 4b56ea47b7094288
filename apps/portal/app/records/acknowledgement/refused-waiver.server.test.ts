import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { problem, type Problem } from '@holdpoint/api'
import { readEdit } from '../edit-form.server.ts'
import { takeToast } from '../../session/flash.server.ts'
import * as z from 'zod'
import { refusedWaiver } from './refused-waiver.server.ts'

const context = {
  now: () => new Date('2026-11-22T11:42:00Z'),
  publicOrigin: 'http://localhost:3000',
} as AppLoadContext

const at = 'http://localhost:3000/sds/01J?dialog=waive&person=01P'

function refused(said: Problem) {
  const form = new FormData()
  form.set('reason', 'On leave')
  const { reply } = readEdit(form, z.object({ reason: z.string() }))
  const answer = { problem: said, requestId: 'r' }
  const post = { context, form, request: new Request(at, { method: 'POST' }) }
  const came = { reply, known: {} }
  return refusedWaiver(post, { answer, came, here: '/sds/01J', forbidden: 'sds' })
}

test.each([
  problem('wrong_state', { message: 'Nothing is asked of this person any more.' }),
  problem('invalid_input', {
    fields: [{ path: 'personId', message: 'Nothing is asked of this person.' }],
  }),
])('leads to the people where the person is asked nothing: $name', async (said) => {
  const answer = await refused(said)
  if (!(answer instanceof Response)) {
    throw new Error('It leads nowhere.')
  }
  expect(answer.headers.get('Location')).toBe('/sds/01J')
  const Cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { toast } = await takeToast(context, new Request(at, { headers: { Cookie } }))
  expect(toast?.text).toMatch(/^Nothing is asked of this person/)
})

test('keeps what was typed where only the reason is wrong', async () => {
  const fields = [{ path: 'reason', message: 'Please say why.' }]
  expect(await refused(problem('invalid_input', { fields }))).toMatchObject({
    data: {
      lastResult: { error: { reason: ['Please say why.'] }, initialValue: { reason: 'On leave' } },
    },
  })
})
