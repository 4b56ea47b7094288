import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeSheet } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'

// Sheets in review among the pending approvals of whoever keeps sheets.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
  await grantTo(world, 'foreman', ['manage_sds'])
  await grantTo(world, 'reviewer', ['access_all_sds'])
})
afterAll(() => world.close())

async function waitingFor(who: CastName) {
  const { pendingApprovals } = await world.as(who)
  return contentOf(await pendingApprovals.list({ kind: 'sheet' })).data
}

async function decide(who: CastName, recordIds: string, decision: 'approve' | 'reject') {
  const { pendingApprovals } = await world.as(who)
  const asked = { kind: 'sheet', recordIds, rowVersions: '2', decision } as const
  return contentOf(await pendingApprovals.decide({ ...asked, reason: 'It is so.' }))
}

test('a sheet in review waits for whoever keeps sheets, and is decided there', async () => {
  for (const id of ['whole', 'wanting', 'refused']) {
    await placeSheet(world, id, { status: 'received' })
  }
  await world.database.kysely
    .updateTable('sds_sheets')
    .set({ emergency_phone: '' })
    .where('id', '=', 'wanting')
    .execute()
  const { sds } = await world.as('foreman')
  for (const sheetId of ['whole', 'wanting', 'refused']) {
    world.wait(1000)
    contentOf(await sds.move({ sheetId, event: 'review' }))
  }
  expect(await waitingFor('employee')).toEqual([])
  expect(await waitingFor('reviewer')).toEqual([])
  const waiting = await waitingFor('manager')
  expect(waiting.map(({ recordId }) => recordId)).toEqual(['whole', 'wanting', 'refused'])
  expect(waiting[0]).toMatchObject({ step: 'Approve the sheet', canDecide: true })
  expect(waiting[0]?.requestedBy.personId).toBe(cast.foreman)
  const home = contentOf(await (await world.as('manager')).home.get({})).waiting
  expect(home.find(({ kind }) => kind === 'to_approve')?.count).toBe(3)
  expect(await decide('reviewer', 'whole', 'approve')).toMatchObject([
    { isDone: false, why: 'You may not do this.' },
  ])
  expect(await decide('manager', 'wanting', 'approve')).toMatchObject([
    { why: 'Please enter manufacturer, emergency phone and revision date first.' },
  ])
  expect(await decide('manager', 'whole', 'approve')).toMatchObject([{ isDone: true }])
  expect(await decide('manager', 'refused', 'reject')).toMatchObject([{ isDone: true }])
  expect(await decide('foreman', 'whole', 'approve')).toMatchObject([
    { isDone: false, why: expect.stringMatching(/^Already decided by /) as string },
  ])
  expect(contentOf(await sds.get({ sheetId: 'whole' })).status).toBe('approved')
  expect(contentOf(await sds.get({ sheetId: 'refused' }))).toMatchObject({
    ...{ status: 'received', statusReason: 'It is so.' },
  })
})
