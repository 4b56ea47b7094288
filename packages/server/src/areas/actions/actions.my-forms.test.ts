import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['my_form_dashboard', 'delete_own_submissions'])
  await grantTo(world, 'foreman', ['delete_all_actions'])
})
afterAll(() => world.close())

/** What My Forms says of the actions of an entry, wherever it does. */
async function told(myFormId: string) {
  world.wait(1000)
  const employee = await world.as('employee')
  const list = contentOf(await employee.myForms.list({ section: 'completed' }))
  const summary = contentOf(await employee.myForms.actionSummary({ myFormId }))
  const graph = contentOf(await employee.myForms.graph({ section: 'completed' }))
  const actions = contentOf(await employee.myForms.actions({ myFormId }))
  return {
    row: list.data.find(({ id }) => id === myFormId)?.actionCount,
    summary: summary.length,
    open: graph.openActions.count,
    actions: actions.map(({ status }) => status),
  }
}

test('My Forms tells of actions as they are raised, moved and deleted', async () => {
  const myFormId = await placeEntry(world, 'told', { status: 'complete' })
  expect(await told(myFormId)).toEqual({ row: 0, summary: 0, open: 0, actions: [] })
  const employee = await world.as('employee')
  const draft = { title: 'Mend it', assigneeIds: cast.colleague, dueOn: '2026-03-20' }
  const from = { sourceType: 'my_form', sourceId: myFormId } as const
  const { actionId } = contentOf(await employee.actions.save({ ...draft, ...from }))
  expect(await told(myFormId)).toEqual({ row: 1, summary: 1, open: 1, actions: ['open'] })
  expect((await employee.myForms.remove({ myFormId })).status).toBe(203)

  const colleague = await world.as('colleague')
  for (const event of ['start', 'complete'] as const) {
    contentOf(await colleague.actions.move({ actionId, event }))
  }
  expect(await told(myFormId)).toEqual({ row: 1, summary: 1, open: 0, actions: ['closed'] })

  const foreman = await world.as('foreman')
  const { assignedActionId } = contentOf(await foreman.actions.get({ actionId }))
  contentOf(await foreman.actions.remove({ actionId, assignedActionId }))
  expect(await told(myFormId)).toEqual({ row: 0, summary: 0, open: 0, actions: [] })
  contentOf(await employee.myForms.remove({ myFormId, reason: 'Twice' }))
})
