import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'foreman', ['edit_notify'])
})
afterAll(() => world.close())

test('a rule is saved on top of no version that its keeper has not seen', async () => {
  const foreman = await world.as('foreman')
  const asked = { moduleType: 'sheets', event: 'sheet_in_force' } as const
  const ruleNow = async () => {
    const { rules } = contentOf(await foreman.notify.get({ moduleType: 'sheets' }))
    return rules.find(({ event }) => event === asked.event)
  }
  const save = (personIds: string, ifMatch: number) =>
    foreman.notify.save({ ...asked, personIds }, { ifMatch })
  expect((await ruleNow())?.rowVersion).toBe(0)
  const first = await Promise.all([save(cast.manager, 0), save(cast.colleague, 0)])
  expect(first.map(problemOf).sort()).toEqual(['row_changed', 'status 200'])
  expect(await ruleNow()).toMatchObject({ rowVersion: 1, total: 1 })
  expect(contentOf(await save(cast.manager, 1)).rowVersion).toBe(2)
  expect(problemOf(await save(cast.colleague, 1))).toBe('row_changed')
  expect((await ruleNow())?.audience.people).toMatchObject([{ personId: cast.manager }])
})
