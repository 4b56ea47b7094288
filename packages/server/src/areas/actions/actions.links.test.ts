import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { limitEntry, placeEntry } from '../../../test/place-entry.ts'

// What an action tells of the entries that it is linked with (decision 0055).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function link(actionId: string, myFormId: string) {
  world.wait(1000)
  const { myForms } = await world.as('employee')
  contentOf(await myForms.linkAction({ actionId, myFormId, questionKey: 'barrier' }))
}

async function linksOf(who: CastName, actionId: string) {
  const { links } = contentOf(await (await world.as(who)).actions.get({ actionId }))
  return links.map(({ id }) => id)
}

test('a link with an entry of limited access is told to those alone who may read that entry', async () => {
  await placeEntry(world, 'hushed', { isLimited: true, sharedWith: ['foreman'] })
  await placeEntry(world, 'open-to-many')
  await placeAction(world, 'linked')
  await link('linked', 'hushed')
  await link('linked', 'open-to-many')
  for (const who of ['employee', 'foreman'] as const) {
    expect(await linksOf(who, 'linked'), who).toEqual(['hushed', 'open-to-many'])
  }
  for (const who of ['colleague', 'manager', 'reviewer', 'admin'] as const) {
    expect(await linksOf(who, 'linked'), who).toEqual(['open-to-many'])
  }
})

test('the same goes for an entry whose access is limited once it is linked', async () => {
  await placeEntry(world, 'narrowed')
  await placeAction(world, 'linked-before')
  await link('linked-before', 'narrowed')
  expect(await linksOf('reviewer', 'linked-before')).toEqual(['narrowed'])
  await limitEntry(world, 'narrowed', true)
  expect(await linksOf('reviewer', 'linked-before')).toEqual([])
  expect(await linksOf('employee', 'linked-before')).toEqual(['narrowed'])
})

test('no other call tells what an action is linked with', async () => {
  await placeEntry(world, 'whispered', { isLimited: true })
  await placeAction(world, 'quietly-linked')
  await link('quietly-linked', 'whispered')
  const { actions } = await world.as('colleague')
  const actionId = 'quietly-linked'
  const told = [
    contentOf(await actions.list({ section: 'all', search: actionId })).data,
    contentOf(await actions.board({ search: actionId })),
    contentOf(await actions.pending({})).data,
    contentOf(await actions.history({ actionId })).data,
    contentOf(await actions.move({ actionId, event: 'start' })),
  ]
  for (const answer of told) {
    expect(JSON.stringify(answer)).toMatch(/quietly-linked|"action":"link"/)
    expect(JSON.stringify(answer)).not.toMatch(/whispered|Short check/)
  }
})
