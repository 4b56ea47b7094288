import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

let placed = 0
async function aDeletedOne(status: 'in_progress' | 'complete' = 'in_progress', by?: CastName) {
  placed += 1
  const myFormId = await placeEntry(world, `restored-${placed}`, { status })
  contentOf(await (await world.as(by ?? 'employee')).myForms.remove({ myFormId, reason: 'Twice' }))
  return myFormId
}

async function restores(who: CastName, myFormId: string) {
  return (await world.as(who)).myForms.restore({ myFormId })
}

describe('myForms.restore', () => {
  test('refuses nobody, strangers, and an entry that is missing or there, alike', async () => {
    const myFormId = await aDeletedOne()
    expect(problemOf(await world.nobody.myForms.restore({ myFormId }))).toBe('not_signed_in')
    for (const name of ['colleague', 'admin', 'outsider'] as const) {
      expect(problemOf(await restores(name, myFormId))).toBe('forbidden')
    }
    expect(problemOf(await restores('employee', 'none'))).toBe('forbidden')
    const there = await placeEntry(world, 'restored-there', { status: 'in_progress' })
    expect(problemOf(await restores('employee', there))).toBe('forbidden')
  })

  test('refuses a submitter whose entry somebody else has deleted', async () => {
    const myFormId = await aDeletedOne('complete', 'admin')
    expect(problemOf(await restores('employee', myFormId))).toBe('forbidden')
    contentOf(await restores('admin', myFormId))
  })

  test('refuses after a quarter of an hour', async () => {
    const myFormId = await aDeletedOne()
    world.wait(15 * 60_000 + 1)
    expect(await restores('employee', myFormId)).toMatchObject({
      problem: {
        name: 'wrong_state',
        message: 'This form was deleted too long ago to bring it back.',
      },
    })
  })

  test('brings the entry back as it was, once, and says so in its history', async () => {
    const myFormId = await aDeletedOne()
    const employee = await world.as('employee')
    expect(problemOf(await employee.myForms.get({ myFormId }))).toBe('forbidden')
    world.wait(15 * 60_000)
    contentOf(await restores('employee', myFormId))
    const { entry } = contentOf(await employee.myForms.get({ myFormId }))
    expect(entry).toMatchObject({ formStatus: 'in_progress', rowVersion: 3 })
    const { data } = contentOf(await employee.myForms.history({ myFormId }))
    expect(data.map(({ action }) => action)).toEqual(['restore', 'delete'])
    expect(problemOf(await restores('employee', myFormId))).toBe('forbidden')
  })
})
