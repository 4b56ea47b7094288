import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function isGraphDefaultOf(client: Client): Promise<boolean | undefined> {
  const { userSettings } = contentOf(await client.master.get({ keys: 'userSettings' }))
  return userSettings?.isMyFormDashboardDefaultView
}

describe('userSettings.save', () => {
  test('refuses nobody', async () => {
    const reply = await world.nobody.userSettings.save({ isMyFormDashboardDefaultView: true })
    expect(problemOf(reply)).toBe('not_signed_in')
  })

  test.each(['', '{}', '{"isMyFormDashboardDefaultView":"graph"}'])(
    'refuses what is neither yes nor no: %s',
    async (body) => {
      const response = await world.http('/user-settings', {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
        as: 'employee',
      })
      expect(response.status).toBe(400)
    },
  )

  test('stores the view of one person, and master answers it to them alone', async () => {
    const employee = await world.as('employee')
    const colleague = await world.as('colleague')
    expect(await isGraphDefaultOf(employee)).toBe(false)
    const reply = await employee.userSettings.save({ isMyFormDashboardDefaultView: '1' })
    expect(contentOf(reply)).toEqual({ isMyFormDashboardDefaultView: true })
    expect(await isGraphDefaultOf(employee)).toBe(true)
    expect(await isGraphDefaultOf(colleague)).toBe(false)
    await employee.userSettings.save({ isMyFormDashboardDefaultView: false })
    expect(await isGraphDefaultOf(employee)).toBe(false)
  })

  test('leaves a trail of changes, and none where nothing changed', async () => {
    const colleague = await world.as('colleague')
    for (const isMyFormDashboardDefaultView of [true, true, false]) {
      await colleague.userSettings.save({ isMyFormDashboardDefaultView })
    }
    const trail = await world.database.kysely
      .selectFrom('audit_events')
      .select('changes')
      .where('record_type', '=', 'user_settings')
      .where('record_id', '=', cast.colleague)
      .orderBy('sequence')
      .execute()
    expect(trail.map(({ changes }) => changes)).toEqual([
      { isMyFormDashboardDefaultView: { from: false, to: true } },
      { isMyFormDashboardDefaultView: { from: true, to: false } },
    ])
  })
})
