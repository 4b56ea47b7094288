import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '@holdpoint/api'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../routes/_shell.my-forms/test-page.ts'
import { openRecords } from './open-records.server.ts'

let world: TestPage

beforeAll(async () => {
  world = await openTestPage()
}, 120_000)
afterAll(() => world.entry.close())

/** An action that somebody raises for themselves. */
async function raisedBy({ client }: TestPerson): Promise<string> {
  const { personId } = content(await client.auth.session({})).user
  const dueOn = today(new Date(), 'America/Chicago')
  const draft = { title: 'Change the seal', assigneeIds: [personId], dueOn }
  return content(await client.actions.save(draft)).actionId
}

test('tells which records are open, whoever raised them, of more than one call takes too', async () => {
  const employee = await world.signedIn('employee')
  const own = await raisedBy(employee)
  const foreign = await raisedBy(await world.signedIn('admin'))
  const { context } = await world.arriving(employee, '/actions')
  const gone = Array.from({ length: 120 }, (_, place) => `01GONE${place}`)
  expect(await openRecords(context, 'action', [foreign, ...gone, own, own])).toEqual(new Set([own]))
  expect(await openRecords(context, 'action', [])).toEqual(new Set())
})
