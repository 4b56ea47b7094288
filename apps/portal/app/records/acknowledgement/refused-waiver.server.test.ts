import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem, type Problem } from '@holdpoint/api'
import { readEdit } from '../edit-form.server.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../../routes/_shell.my-forms/test-page.ts'
import * as z from 'zod'
import { refusedWaiver } from './refused-waiver.server.ts'

let page: TestPage
let admin: TestPerson
let personId: string

beforeAll(async () => {
  page = await openTestPage()
  admin = await page.signedIn('admin')
  const colleague = await page.signedIn('colleague')
  personId = content(await colleague.client.auth.session({})).user.personId
})
afterAll(() => page.entry.close())

async function refused(said: Problem) {
  const form = new FormData()
  form.set('personId', personId)
  form.set('reason', 'On leave')
  const { reply } = readEdit(form, z.object({ reason: z.string() }))
  const { context, request } = await page.arriving(admin, '/sds/01J?dialog=waive')
  const answer = { problem: said, requestId: 'r' }
  const post = { context, form, request }
  return refusedWaiver(post, { answer, came: { reply, known: {} }, forbidden: 'sds' })
}

const typed = { reason: 'On leave' }

test.each([
  problem('wrong_state', { message: 'Nothing is asked of this person.' }),
  problem('invalid_input', {
    fields: [{ path: 'personId', message: 'Nothing is asked of this person.' }],
  }),
])('says that the person is asked nothing, and keeps what was typed: $name', async (said) => {
  expect((await refused(said)).data).toMatchObject({
    lastResult: { error: { '': ['Nothing is asked of this person.'] }, initialValue: typed },
    known: { personId: [{ id: personId }] },
  })
})

test('keeps what was typed where only the reason is wrong', async () => {
  const fields = [{ path: 'reason', message: 'Please say why.' }]
  expect((await refused(problem('invalid_input', { fields }))).data).toMatchObject({
    lastResult: { error: { reason: ['Please say why.'] }, initialValue: typed },
  })
})
