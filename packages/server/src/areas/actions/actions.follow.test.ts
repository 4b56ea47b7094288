import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'

type Asked = Omit<CallInput<CallOf<'actions.move'>>, 'actionId'>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

async function move(who: CastName, actionId: string, asked: Asked) {
  world.wait(1000)
  return contentOf(await (await world.as(who)).actions.move({ actionId, ...asked }))
}

async function detailOf(actionId: string) {
  return contentOf(await (await world.as('employee')).actions.get({ actionId }))
}

function rowsLike(title: string) {
  return world.database.kysely
    .selectFrom('actions')
    .selectAll()
    .where('title', '=', title)
    .orderBy('created_at')
    .execute()
}

describe('an action that has not helped', () => {
  test('has a new one, waits for it and is closed with it', async () => {
    const columns = { status: 'effectiveness_review', waits_until: '2026-03-05' } as const
    await placeAction(world, 'weak', { columns })
    const answered = await move('employee', 'weak', { event: 'notEffective', reason: 'It leaks' })
    const [child] = answered.children
    expect(answered).toMatchObject({ status: 'effectiveness_review', isEffective: false })
    expect(answered.statusReason).toBe(`Waits for ${child?.number}.`)
    const childId = child?.actionId ?? ''
    const detail = await detailOf(childId)
    expect(detail).toMatchObject({ status: 'open', parent: { actionId: 'weak' } })
    expect(detail.description).toContain('It leaks')
    await move('colleague', childId, { event: 'start' })
    const done = await move('colleague', childId, { event: 'complete' })
    expect(done.status).toBe('closed')
    const parent = await detailOf('weak')
    expect(parent).toMatchObject({ status: 'closed', statusReason: `Closed by ${child?.number}.` })
    expect(parent.closedAt).not.toBeNull()
  })
})

describe('the new action of one that has not helped', () => {
  const watched = { status: 'effectiveness_review', waits_until: '2026-03-05' } as const
  const pendingOf = async (who: CastName) =>
    contentOf(await (await world.as(who)).actions.pending({ pLimit: 200 })).data.map(
      ({ actionId }) => actionId,
    )
  const childOf = async (actionId: string) => {
    const asked = { event: 'notEffective', reason: 'It leaks' } as const
    const { children } = await move('employee', actionId, asked)
    return children.at(-1) ?? { actionId: '', number: '' }
  }

  test('leaves the decision to its owner again where it is cancelled or deleted', async () => {
    await placeAction(world, 'unhelped', { columns: watched })
    const child = await childOf('unhelped')
    expect(await pendingOf('employee')).not.toContain('unhelped')
    await move('employee', child.actionId, { event: 'cancel', reason: 'Said twice' })
    expect(await detailOf('unhelped')).toMatchObject({
      ...{ status: 'effectiveness_review', isEffective: null },
      statusReason: `${child.number} was cancelled.`,
    })
    expect(await pendingOf('employee')).toContain('unhelped')
    const told = world.database.kysely.selectFrom('outbox').select('kind')
    const kinds = await told.where('record_id', '=', 'unhelped').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('action_to_judge')
    const ofChild = await told.where('record_id', '=', child.actionId).execute()
    expect(ofChild.map(({ kind }) => kind)).toEqual(['action_assigned', 'action_cancelled'])
    const again = await childOf('unhelped')
    await grantTo(world, 'foreman', ['delete_all_actions'])
    const { actions } = await world.as('foreman')
    const { assignedActionId } = await detailOf(again.actionId)
    contentOf(await actions.remove({ actionId: again.actionId, assignedActionId }))
    const since = await told.where('record_id', '=', 'unhelped').execute()
    expect(since.map(({ kind }) => kind)).toContain('action_to_judge')
    expect((await detailOf('unhelped')).statusReason).toBe(`${again.number} was deleted.`)
    expect(await pendingOf('employee')).toContain('unhelped')
    // What was cancelled brings nothing about when it is deleted.
    const { assignedActionId: first } = await detailOf(child.actionId)
    const version = (await detailOf('unhelped')).rowVersion
    contentOf(await actions.remove({ actionId: child.actionId, assignedActionId: first }))
    expect((await detailOf('unhelped')).rowVersion).toBe(version)
    await move('employee', 'unhelped', { event: 'confirm' })
  })

  test('closes one that comes again, which is raised anew, and what that one followed', async () => {
    const title = 'Grease the pin'
    await placeAction(world, 'first', { columns: { ...watched, title: 'Above it' } })
    await placeAction(world, 'second', {
      columns: { ...watched, title, repeat_every_days: 30, parent_id: 'first' },
    })
    const child = await childOf('second')
    await move('colleague', child.actionId, { event: 'start' })
    await move('colleague', child.actionId, { event: 'complete' })
    expect((await detailOf('second')).status).toBe('closed')
    expect((await detailOf('first')).status).toBe('closed')
    const rows = await rowsLike(title)
    expect(rows.map(({ repeat_every_days, status }) => [repeat_every_days, status])).toEqual([
      [30, 'closed'],
      [null, 'closed'],
      [30, 'open'],
    ])
  })
})

describe('an action that comes again', () => {
  const again = { status: 'in_progress', repeat_every_days: 30, title: 'Grease it' } as const

  test('is raised anew when it is closed, a while after it was due', async () => {
    await placeAction(world, 'grease', { columns: again })
    await move('colleague', 'grease', { event: 'complete' })
    const [, next, ...more] = await rowsLike('Grease it')
    expect(more).toEqual([])
    // Due on 20 March, and 30 days later.
    expect(next).toMatchObject({ status: 'open', due_on: '2026-04-19', repeat_every_days: 30 })
    expect(next).toMatchObject({ owner_id: cast.employee, created_by: cast.employee })
  })

  test('is also closed where somebody who did it has left', async () => {
    const title = 'Grease it later'
    const columns = { ...again, title }
    await placeAction(world, 'left', { assignees: ['colleague', 'foreman'], columns })
    const people = world.database.kysely.updateTable('people').where('id', '=', cast.foreman)
    await people.set({ is_active: false }).execute()
    const done = await move('colleague', 'left', { event: 'complete' })
    await people.set({ is_active: true }).execute()
    expect(done.status).toBe('closed')
    expect(await rowsLike(title)).toHaveLength(2)
  })
})

describe('actions.savePending', () => {
  test('does what can be done and says why of the rest', async () => {
    await placeAction(world, 'one')
    await placeAction(world, 'two', { columns: { status: 'in_progress' } })
    await placeAction(world, 'three', { assignees: ['manager'] })
    await placeAction(world, 'four')
    const actionIds = ['one', 'two', 'three', 'none', 'four']
    const colleague = await world.as('colleague')
    const done = contentOf(await colleague.actions.savePending({ actionIds, event: 'start' }))
    expect(done.map(({ isDone }) => isDone)).toEqual([true, false, false, false, true])
    expect(done.map(({ why }) => why).slice(0, 2)).toEqual([
      null,
      '“Start” is not possible while this is in progress.',
    ])
    expect((await detailOf('four')).status).toBe('in_progress')
    expect((await detailOf('three')).status).toBe('open')
  })

  test('lists what waits for somebody, the late first', async () => {
    await placeAction(world, 'late', { assignees: ['manager'], columns: { due_on: '2026-03-01' } })
    const manager = await world.as('manager')
    const { data, totalRecords } = contentOf(await manager.actions.pending({}))
    expect(data.map(({ actionId, isOverdue }) => [actionId, isOverdue])).toEqual([
      ['late', true],
      ['three', false],
    ])
    expect(totalRecords).toBe(2)
  })
})

describe('actions.remove', () => {
  test('refuses without the key, and answers 203 for what belongs to a report or was handed on', async () => {
    const columns = { source_type: 'sqr', source_id: 'sqr-1' } as const
    await placeAction(world, 'of-report', { columns })
    const asked = { actionId: 'of-report', assignedActionId: 'of-report-0' }
    const employee = await world.as('employee')
    expect(problemOf(await employee.actions.remove(asked))).toBe('forbidden')
    await grantTo(world, 'foreman', ['delete_all_actions'])
    const foreman = await world.as('foreman')
    expect(await foreman.actions.remove(asked)).toMatchObject({
      status: 203,
      message: 'This action belongs to a safety quality report. Please delete it there.',
    })
    await placeSqr(world, 'sqr-1', { columns: { status: 'open' } })
    const elsewhere = { actionId: 'of-report', sqrId: 'sqr-2' }
    expect(problemOf(await foreman.actions.removeSqrAction(elsewhere))).toBe('forbidden')
    contentOf(await foreman.actions.removeSqrAction({ actionId: 'of-report', sqrId: 'sqr-1' }))
    expect(problemOf(await foreman.actions.get({ actionId: 'of-report' }))).toBe('forbidden')

    await placeAction(world, 'handed-on')
    const stale = { actionId: 'handed-on', assignedActionId: 'another-0' }
    expect((await foreman.actions.remove(stale)).status).toBe(203)
    const current = { actionId: 'handed-on', assignedActionId: 'handed-on-0' }
    contentOf(await foreman.actions.remove(current))
  })
})

describe('handing an action on', () => {
  test.each([
    ['reassign', 'open'],
    ['reissue', 'returned'],
  ] as const)('to its verifier is refused by %s', async (event, status) => {
    const actionId = `${event}-to-verifier`
    await placeAction(world, actionId, { verifier: 'reviewer', columns: { status } })
    const { actions } = await world.as('employee')
    const assigneeIds = [cast.colleague, cast.reviewer]
    expect(await actions.move({ actionId, event, assigneeIds })).toMatchObject({
      problem: {
        name: 'invalid_input',
        fields: [{ path: 'assigneeIds', message: 'Somebody else verifies what one does.' }],
      },
    })
    expect((await detailOf(actionId)).assignees).toHaveLength(1)
    await move('employee', actionId, { event, assigneeIds: [cast.colleague, cast.manager] })
    expect((await detailOf(actionId)).assignees).toHaveLength(2)
  })
})

describe('the history of an action', () => {
  test('tells what happened, newest first, in words', async () => {
    await placeAction(world, 'told')
    await move('colleague', 'told', { event: 'start' })
    await move('colleague', 'told', { event: 'hold', reason: 'No parts', dueOn: '2026-03-10' })
    const reply = await (await world.as('employee')).actions.history({ actionId: 'told' })
    expect(contentOf(reply)).toMatchObject({
      totalRecords: 2,
      data: [
        { action: 'hold', reason: 'No parts', fields: [{ label: 'Status', to: 'On hold' }] },
        { action: 'start', person: { personId: cast.colleague } },
      ],
    })
    const outsider = await (await world.as('outsider')).actions.history({ actionId: 'told' })
    expect(problemOf(outsider)).toBe('forbidden')
  })

  test('tells all that an edit changed, its owner by name', async () => {
    const asset = { shard_key: castShard, id: 'pump', code: 'P-1', name: 'Pump', category: 'Pumps' }
    await world.database.kysely.insertInto('assets').values(asset).execute()
    await placeAction(world, 'edited')
    const { actions } = await world.as('employee')
    const draft = {
      ...{ actionId: 'edited', title: 'Action edited', assigneeIds: cast.colleague },
      dueOn: '2026-03-20',
    }
    const further = {
      ...{ ownerId: cast.manager, description: 'It leaks', assetId: 'pump' },
      ...{ controlLevel: 'ppe' as const, effectivenessDays: 30, repeatEveryDays: 91 },
    } as const
    contentOf(await actions.save({ ...draft, ...further }))
    const { data } = contentOf(await actions.history({ actionId: 'edited' }))
    const [edit] = data
    expect(edit?.fields.map(({ label, from, to }) => [label, from, to]).toSorted()).toEqual([
      ['Asked whether it has helped', null, '30 days after'],
      ['Comes again', null, 'Every 91 days'],
      ['Control', null, 'Protective equipment'],
      ['Description', null, null],
      ['Equipment', null, null],
      ['Owner', 'Test Employee', 'Test Manager'],
    ])
  })
})

describe('a work order that is not done', () => {
  const order = {
    ...{ shard_key: castShard, id: 'w', number: 'W', status: 'scheduled' as const },
    ...{ requested_by: 'x', system: 'x', description: 'x', priority: 'low' as const },
  }

  test('is waived by the owner with a reason, until another one takes its place', async () => {
    await world.database.kysely
      .insertInto('work_orders')
      .values([order, { ...order, id: 'w-2', number: 'W-2' }])
      .execute()
    const columns = { status: 'in_progress', work_order_id: 'w' } as const
    await placeAction(world, 'ordered', { columns })
    const asked = {
      actionId: 'ordered',
      event: 'waiveWorkOrder',
      reason: ' Mended by hand. ',
    } as const
    const colleague = await world.as('colleague')
    expect(problemOf(await colleague.actions.move(asked))).toBe('forbidden')
    const waived = await move('employee', 'ordered', asked)
    expect(waived).toMatchObject({ status: 'in_progress', workOrderWaiver: 'Mended by hand.' })
    const { data } = contentOf(await colleague.actions.history({ actionId: 'ordered' }))
    expect(data[0]).toMatchObject({ action: 'waiveWorkOrder', reason: 'Mended by hand.' })

    const draft = { title: 'Mend', assigneeIds: cast.colleague, dueOn: '2026-03-20' }
    const employee = await world.as('employee')
    contentOf(await employee.actions.save({ actionId: 'ordered', ...draft, workOrderId: 'w-2' }))
    expect(
      problemOf(await colleague.actions.move({ actionId: 'ordered', event: 'complete' })),
    ).toBe('wrong_state')
    await move('employee', 'ordered', asked)
    expect((await move('colleague', 'ordered', { event: 'complete' })).status).toBe('closed')
  })
})

describe('what became of an action', () => {
  /** What each was told of an action, in the order in which it was told. */
  async function told(actionId: string) {
    const rows = await world.database.kysely
      .selectFrom('outbox')
      .select(['kind', 'person_ids'])
      .where('record_id', '=', actionId)
      .orderBy('created_at')
      .execute()
    return rows.map(({ kind, person_ids }) => [kind, person_ids])
  }

  test('is told to its owner when it is completed, and to both when its due date moves', async () => {
    await placeAction(world, 'heard', { verifier: 'reviewer' })
    const dueOn = '2026-04-01'
    await move('colleague', 'heard', { event: 'extend', dueOn, reason: 'The part is late' })
    await move('employee', 'heard', { event: 'extend', dueOn: '2026-04-02', reason: 'Once more' })
    await move('colleague', 'heard', { event: 'start' })
    await move('colleague', 'heard', { event: 'complete' })
    expect(await told('heard')).toEqual(
      expect.arrayContaining([
        ['action_extended', [cast.employee]],
        ['action_extended', [cast.colleague]],
        ['action_to_verify', [cast.reviewer]],
        ['action_completed', [cast.employee]],
      ]),
    )
  })

  test('is told once to whoever comes to own it, and not to who owns it still', async () => {
    await placeAction(world, 'owned')
    const { actions } = await world.as('employee')
    const draft = { actionId: 'owned', title: 'Mend', assigneeIds: [cast.colleague] }
    const dueOn = '2026-03-20'
    contentOf(await actions.save({ ...draft, dueOn, ownerId: cast.manager }))
    expect(await told('owned')).toEqual([['action_assigned', [cast.manager]]])
    world.wait(1000)
    contentOf(await actions.save({ ...draft, dueOn, ownerId: cast.manager }))
    expect(await told('owned')).toHaveLength(1)
    world.wait(1000)
    const assigneeIds = [cast.colleague, cast.foreman]
    const later = { ...draft, assigneeIds, dueOn: '2026-03-21', ownerId: cast.foreman }
    contentOf(await actions.save(later))
    expect((await told('owned')).slice(1).toSorted()).toEqual([
      ['action_assigned', [cast.foreman]],
      ['action_extended', [cast.colleague]],
    ])
  })
})
