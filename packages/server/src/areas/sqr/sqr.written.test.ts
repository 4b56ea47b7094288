import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { startSqrWorld, whyNot, type SqrWorld } from '../../../test/sqr-world.ts'

// Nobody decides on a report that they did not see as it is, nor on what they wrote of it.

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
  await grantTo(world, 'admin', ['edit_all_sqr', 'approve_sqr', 'delete_all_actions'])
})
afterAll(() => world.close())

const mild = {
  ...{ endsAt: '2026-03-04T07:00:00Z', responsiblePartyId: 'responsible-party.vendor' },
  ownerId: cast.foreman,
}
const draft = { title: 'Order seals', assigneeIds: [cast.colleague], dueOn: '2026-03-20' }
const move = async (...[who, ...asked]: Parameters<SqrWorld['ask']>) =>
  contentOf(await world.ask(who, ...asked))
const versionOf = async (sqrId: string) => (await world.read('admin', sqrId)).rowVersion

async function investigated() {
  const sqrId = await world.begin(mild)
  await move('employee', sqrId, 'submit')
  await move('foreman', sqrId, 'investigate')
  return sqrId
}

async function addFile(who: CastName, sqrId: string) {
  const file = `upload:${await sendPhoto(world, who)}` as never
  return contentOf(await (await world.sqr(who)).saveFiles({ sqrId, file })).uploadId
}

describe('whoever writes a report by its files or its actions', () => {
  const written: [string, (sqrId: string) => Promise<unknown>][] = [
    ['a file that is added', (sqrId) => addFile('admin', sqrId)],
    [
      'a file that is removed',
      async (sqrId) => {
        const uploadId = await addFile('foreman', sqrId)
        contentOf(await (await world.sqr('admin')).removeFile({ sqrId, uploadId }))
      },
    ],
    [
      'an action that is raised on the report',
      async (sqrId) => contentOf(await (await world.sqr('admin')).saveActions({ sqrId, ...draft })),
    ],
    [
      'an action that is raised by the form of actions',
      async (sqrId) => {
        const { actions } = await world.as('admin')
        contentOf(await actions.save({ ...draft, sourceType: 'sqr', sourceId: sqrId }))
        const { history } = await world.read('admin', sqrId)
        expect(history.data[0]).toMatchObject({ action: 'raise action' })
      },
    ],
    [
      'an action that is deleted',
      async (sqrId) => {
        const { actionId } = contentOf(
          await (await world.sqr('foreman')).saveActions({ sqrId, ...draft }),
        )
        contentOf(await (await world.as('admin')).actions.removeSqrAction({ actionId, sqrId }))
      },
    ],
  ]

  test.each(written)(
    'makes another version of it and does not approve it: %s',
    async (_, write) => {
      const sqrId = await investigated()
      const before = await versionOf(sqrId)
      await write(sqrId)
      expect(await versionOf(sqrId)).toBeGreaterThan(before)
      await move('foreman', sqrId, 'ask_approval')
      expect(whyNot(await world.ask('admin', sqrId, 'approve'))).toContain('You have investigated')
      await move('reviewer', sqrId, 'approve')
    },
  )
})

describe('whoever decides on a report', () => {
  const helped = { event: 'effective', reason: 'No leak.' } as const

  test('has seen what became of its actions since', async () => {
    const sqrId = await investigated()
    const columns = { source_type: 'sqr', source_id: sqrId } as const
    await placeAction(world, 'seen', { columns })
    await placeAction(world, 'unseen', { columns })
    await move('foreman', sqrId, 'ask_approval')
    const seen = await versionOf(sqrId)
    const owner = (await world.as('employee')).actions
    contentOf(
      await owner.move({ actionId: 'unseen', event: 'cancel', reason: 'It is not needed.' }),
    )
    const { changeStatus } = await world.sqr('reviewer')
    const approve = (ifMatch: number) => changeStatus({ sqrId, event: 'approve' }, { ifMatch })
    expect(problemOf(await approve(seen))).toBe('row_changed')
    const again = await versionOf(sqrId)
    contentOf(await owner.save({ ...draft, actionId: 'seen', title: 'Count seals' }))
    expect(problemOf(await approve(again))).toBe('row_changed')
    contentOf(await approve(await versionOf(sqrId)))
    // Whoever does an action has not investigated by that, and stops no edit of what is investigated.
    const other = await investigated()
    await placeAction(world, 'worked', { columns: { ...columns, source_id: other } })
    const before = await versionOf(other)
    contentOf(
      await (await world.as('colleague')).actions.move({ actionId: 'worked', event: 'start' }),
    )
    expect(await versionOf(other)).toBe(before)
  })

  test('closes none as helped of which every action was cancelled', async () => {
    const sqrId = await investigated()
    const columns = { source_type: 'sqr', source_id: sqrId } as const
    await placeAction(world, 'dropped', { columns })
    await move('foreman', sqrId, 'ask_approval')
    await move('reviewer', sqrId, 'approve')
    const owner = (await world.as('employee')).actions
    const reason = 'Too dear.'
    contentOf(await owner.move({ actionId: 'dropped', event: 'cancel', reason }))
    const { changeStatus, list } = await world.sqr('reviewer')
    const close = () => changeStatus({ sqrId, ...helped })
    const waits = async () =>
      contentOf(await list({ section: 'all', waitsForMe: true })).data.map(({ sqrId: id }) => id)
    expect(whyNot(await close())).toContain('None of its actions was done.')
    expect(await waits()).not.toContain(sqrId)
    await placeAction(world, 'made', { columns: { ...columns, status: 'closed' } })
    expect(await waits()).toContain(sqrId)
    contentOf(await close())
  })
})
