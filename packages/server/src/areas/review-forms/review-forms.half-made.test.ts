import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast, castPassword } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove } from '../../../test/place-entry.ts'

// What lies between a question that is handed back and the answer that comes for it.

let world: TestServer
let employee: Client
let manager: Client

beforeAll(async () => {
  world = await startTestServer()
  ;[employee, manager] = await Promise.all([world.as('employee'), world.as('manager')])
})
afterAll(() => world.close())

async function sign(myFormId: string): Promise<void> {
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
}

/** An entry of the employee's that two people of one step decide on. */
async function handedIn(): Promise<string> {
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
  const given = { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'no' }
  const changes = Object.entries(given).map(([key, value]) => ({ key, value }))
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  await sign(myFormId)
  await askToApprove(world, myFormId, 'manager')
  await askToApprove(world, myFormId, 'reviewer')
  contentOf(await employee.myForms.submit({ myFormId }))
  return myFormId
}

const handBack = (myFormId: string, note: string) =>
  manager.reviewForms.saveStatus({
    myFormId,
    event: 'requestChange',
    flags: [{ questionKey: 'barrier', note }],
  })
const change = (myFormId: string, value: string) =>
  employee.myForms.fill({ myFormId, changes: [{ key: 'barrier', value }] })
const approve = (client: Client, myFormId: string) =>
  client.reviewForms.saveApprovalStatus({ myFormId, decision: 'approve' })
const unsent = {
  problem: {
    name: 'wrong_state',
    message:
      'Its submitter has begun to change what was handed back. It can be approved once it is sent again.',
  },
}

test('a correction that was begun is approved once it is sent, and not before', async () => {
  const myFormId = await handedIn()
  contentOf(await handBack(myFormId, 'Which one?'))
  contentOf(await change(myFormId, 'yes'))
  expect(await approve(manager, myFormId)).toMatchObject(unsent)
  const { allowedEvents } = contentOf(await manager.reviewForms.information({ myFormId }))
  expect(allowedEvents.find(({ event }) => event === 'approve')).toMatchObject({ isOpen: false })
  await sign(myFormId)
  contentOf(await employee.myForms.submit({ myFormId }))
  contentOf(await approve(manager, myFormId))
})

test('what was handed back and is as it was can be approved all the same', async () => {
  const myFormId = await handedIn()
  contentOf(await handBack(myFormId, 'Which one?'))
  contentOf(await approve(manager, myFormId))
})

test('the history says what was asked of each question, also once it came back', async () => {
  const myFormId = await handedIn()
  contentOf(await handBack(myFormId, 'Which barrier?'))
  contentOf(await handBack(myFormId, 'And since when?'))
  contentOf(await change(myFormId, 'yes'))
  await sign(myFormId)
  contentOf(await employee.myForms.submit({ myFormId }))
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  const asked = data.filter(({ action }) => action === 'requestChange')
  expect(asked.flatMap(({ fields }) => fields.map(({ to }) => to))).toEqual([
    expect.stringMatching(/: And since when\?$/),
    expect.stringMatching(/: Which barrier\?$/),
  ])
})

test('those of a step are told once that it waits for them, whoever of it decides', async () => {
  const myFormId = await handedIn()
  contentOf(await approve(manager, myFormId))
  await world.tell()
  const told = await world.database.kysely
    .selectFrom('notifications')
    .select('kind')
    .where('record_id', '=', myFormId)
    .where('person_id', '=', cast.reviewer)
    .execute()
  expect(told).toEqual([{ kind: 'form_to_approve' }])
})
