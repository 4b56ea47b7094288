import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'manager', ['verify_sqr_parts'])
  await grantTo(world, 'reviewer', ['approve_sqr'])
  await grantTo(world, 'admin', ['edit_all_sqr', 'approve_sqr'])
})
afterAll(() => world.close())

/** The employee's, which the foreman and the colleague investigate. */
const place = (id: string, { columns }: NonNullable<Parameters<typeof placeSqr>[2]>) =>
  placeSqr(world, id, { columns: { team_ids: [cast.colleague], ...columns } })

describe('on the first page', () => {
  const waits = async (who: CastName) => {
    const { home } = await world.as(who)
    const { waiting } = contentOf(await home.get({}))
    const { sqrs } = contentOf(await home.counts({}))
    const found = waiting.find(({ kind }) => kind === 'sqrs_waiting')
    expect(found?.count ?? 0).toBe(sqrs)
    return found && `${found.count}: ${found.first?.title ?? ''}`
  }
  const decides = async (who: CastName) => {
    const { pendingApprovals } = await world.as(who)
    const { data } = contentOf(await pendingApprovals.list({ kind: 'sqr' }))
    return data.map(({ recordId }) => recordId).sort()
  }

  test('stands what is to be investigated, what is due first in front, and each report once', async () => {
    await place('one', { columns: { status: 'open', due_at: '2026-03-20T12:00:00Z' } })
    await place('two', { columns: { status: 'investigating', due_at: '2026-03-10T12:00:00Z' } })
    await place('check', { columns: { status: 'verifying' } })
    await place('sign', { columns: { status: 'approval' } })
    await place('grave', { columns: { status: 'approval', severity: 'level_3' } })
    await place('mine', { columns: { status: 'approval', team_ids: [cast.reviewer] } })
    await place('gone', {
      columns: { status: 'verifying', deleted_at: '2026-03-02T12:00:00Z' },
    })
    expect(await waits('foreman')).toBe('2: Report two')
    expect(await waits('colleague')).toBe('2: Report two')
    // What is decided is counted among the approvals, and nowhere else.
    for (const who of ['manager', 'reviewer', 'admin'] as const) {
      expect(await waits(who), who).toBeUndefined()
    }
    expect(await decides('manager')).toEqual(['check'])
    expect(await decides('reviewer')).toEqual(['sign'])
    expect(await decides('admin')).toEqual(['grave', 'mine', 'sign'])
    expect(await decides('foreman')).toEqual([])
    // What is watched waits once nothing of it is pending.
    await place('watched', {
      columns: { status: 'monitoring', due_at: '2026-03-01T12:00:00Z', ncr_step: 'closed' },
    })
    await placeAction(world, 'of-watched', {
      columns: { source_type: 'sqr', source_id: 'watched' },
    })
    expect(await waits('reviewer')).toBeUndefined()
    await world.database.kysely
      .updateTable('actions')
      .set({ status: 'cancelled' })
      .where('id', '=', 'of-watched')
      .execute()
    expect(await waits('reviewer')).toBe('1: Report watched')
    const { sqr } = await world.as('reviewer')
    const { data } = contentOf(await sqr.list({ section: 'all', waitsForMe: true }))
    expect(data.map(({ sqrId }) => sqrId).sort()).toEqual(['sign', 'watched'])
    // Who reported it has done their part.
    expect(await waits('employee')).toBeUndefined()
  })

  test('stands what is watched and has nothing left to be waited for, with those who can do something', async () => {
    const watched = (id: string, ncr_step: 'closed' | 'contained' | null) =>
      place(id, { columns: { status: 'monitoring', severity: 'level_2', ncr_step } })
    const waitIn = async (who: CastName) => {
      const { sqr } = await world.as(who)
      const { data } = contentOf(await sqr.list({ section: 'all', waitsForMe: true }))
      return ['undone', 'open-ncr', 'at-work', 'done'].filter((id) =>
        data.some(({ sqrId }) => sqrId === id),
      )
    }
    const acted = (sqrId: string, status: 'cancelled' | 'closed' | 'open') =>
      placeAction(world, `of-${sqrId}`, {
        columns: { source_type: 'sqr', source_id: sqrId, status },
      })
    // All of its actions were cancelled: somebody raises another one.
    await watched('undone', null)
    await acted('undone', 'cancelled')
    await watched('open-ncr', 'contained')
    await acted('open-ncr', 'closed')
    // Its action waits for those who do it.
    await watched('at-work', 'closed')
    await acted('at-work', 'open')
    await watched('done', 'closed')
    await acted('done', 'closed')
    expect(await waitIn('foreman')).toEqual(['undone', 'open-ncr'])
    expect(await waitIn('colleague')).toEqual(['undone', 'open-ncr'])
    expect(await waitIn('reviewer')).toEqual(['done'])
  })
})
