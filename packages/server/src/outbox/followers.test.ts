import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { placeAction } from '../../test/place-action.ts'
import { placeJsa } from '../../test/place-jsa.ts'
import { placeSheet } from '../../test/place-sheet.ts'
import { placeTopic } from '../../test/place-topic.ts'
import { grantTo } from '../../test/rights.ts'

// Whom a deed is told beside those it concerns anyway: followers, owners of filters, whom rules name.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'foreman', ['edit_notify'])
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['notifications', 'subscriptions', 'notify_rules'] as const) {
    await world.database.kysely.deleteFrom(table).execute()
  }
})

const toldTo = async (who: CastName) =>
  contentOf(await (await world.as(who)).notifications.list({})).data.map(
    ({ kind, event, record, actor }) => ({
      ...{ kind, event, id: record?.id, actor: actor?.personId ?? null },
    }),
  )

async function follow(who: CastName, recordType: 'action' | 'topic', recordId: string) {
  return await (await world.as(who)).subscriptions.save({ recordType, recordId })
}

/** An action of the employee, given to the colleague; the manager verifies it. */
async function place(id: string, priority: 'high' | 'low' = 'low') {
  await placeAction(world, id, { verifier: 'manager', columns: { priority } })
}

async function decline(actionId: string) {
  world.wait(1000)
  const asked = { actionId, event: 'decline', reason: 'Not mine.' } as const
  contentOf(await (await world.as('colleague')).actions.move(asked))
  await world.tell()
}

describe('following a record', () => {
  test('tells of what happens to it, once, and not whoever did it', async () => {
    await place('f-one')
    for (const who of ['employee', 'colleague', 'manager'] as const) {
      contentOf(await follow(who, 'action', 'f-one'))
    }
    await decline('f-one')
    await world.tell()
    const told = { event: 'action_declined', id: 'f-one', actor: cast.colleague }
    expect(await toldTo('manager')).toEqual([{ kind: 'record_followed', ...told }])
    // Its owner is told by the deed.
    expect(await toldTo('employee')).toMatchObject([{ kind: 'action_returned', event: null }])
    expect(await toldTo('colleague')).toEqual([])
  })

  test('is open to whoever may read it, is one however often, and ends', async () => {
    await place('f-two')
    expect(problemOf(await follow('outsider', 'action', 'f-two'))).toBe('forbidden')
    expect(problemOf(await follow('manager', 'action', 'none'))).toBe('forbidden')
    const { subscriptionId } = contentOf(await follow('manager', 'action', 'f-two'))
    expect(contentOf(await follow('manager', 'action', 'f-two'))).toEqual({ subscriptionId })
    const manager = await world.as('manager')
    const about = { recordType: 'action', recordId: 'f-two' } as const
    expect(contentOf(await manager.subscriptions.list(about))).toMatchObject([
      { subscriptionId, record: { type: 'action', id: 'f-two', title: 'Action f-two' } },
    ])
    const employee = await world.as('employee')
    expect(problemOf(await employee.subscriptions.remove({ subscriptionId }))).toBe('not_found')
    contentOf(await manager.subscriptions.remove({ subscriptionId }))
    expect(contentOf(await manager.subscriptions.list({}))).toEqual([])
    await decline('f-two')
    expect(await toldTo('manager')).toEqual([])
  })

  test('names nobody who asked without a name, and whoever answered', async () => {
    await placeTopic(world, 'f-topic')
    contentOf(await follow('manager', 'topic', 'f-topic'))
    const colleague = await world.as('colleague')
    const asked = { topicId: 'f-topic', body: 'Who has the key?', isAnonymous: true }
    const { questionId } = contentOf(await colleague.topics.saveQuestionAnswer(asked))
    world.wait(1000)
    const employee = await world.as('employee')
    const answered = { topicId: 'f-topic', questionId, body: 'I have it.' }
    contentOf(await employee.topics.saveQuestionAnswer(answered))
    await world.tell()
    expect(await toldTo('manager')).toEqual([
      { kind: 'record_followed', event: 'topic_answered', id: 'f-topic', actor: cast.employee },
      { kind: 'record_followed', event: 'topic_asked', id: 'f-topic', actor: null },
    ])
  })
})

test('a job safety analysis tells whoever follows it, whose filter it fits, and whom a rule names', async () => {
  await placeJsa(world, 'f-jsa', { columns: { status: 'active' } })
  await grantTo(world, 'manager', ['access_all_jsa'])
  await grantTo(world, 'colleague', ['access_all_jsa'])
  const manager = await world.as('manager')
  const filterValues = { selectedStatus: 'stopped', dateRange: 0 }
  const filter = { title: 'Stopped', type: 'jsa', filterValues } as const
  const [saved] = contentOf(await manager.savedFilters.save({ filterObject: [filter] }))
  contentOf(await manager.subscriptions.save({ savedFilterId: saved?.id ?? '' }))
  const rule = { moduleType: 'analyses', event: 'jsa_stopped', personIds: cast.colleague } as const
  contentOf(await (await world.as('foreman')).notify.save(rule))
  const { jsa } = await world.as('employee')
  contentOf(await jsa.act({ jsaId: 'f-jsa', event: 'stop', reason: 'Wind.' }))
  await world.tell()
  const told = { id: 'f-jsa', actor: cast.employee, event: 'jsa_stopped' }
  expect((await toldTo('manager'))[0]).toEqual({ ...told, kind: 'filter_matched' })
  expect((await toldTo('colleague'))[0]).toEqual({ ...told, kind: 'rule_told' })
})

test('a safety data sheet tells whoever follows it, whose filter it fits, and whom a rule names', async () => {
  await grantTo(world, 'employee', ['manage_sds'])
  await placeSheet(world, 'f-sheet', { status: 'reviewing', signal_word: 'danger' })
  const manager = await world.as('manager')
  const followed = { recordType: 'sds', recordId: 'f-sheet' } as const
  // Nobody follows what they may not read.
  expect(problemOf(await manager.subscriptions.save(followed))).toBe('forbidden')
  const filterValues = { signalWords: 'danger', dateRange: 0 }
  const filter = { title: 'Danger', type: 'sds', filterValues } as const
  const [saved] = contentOf(await manager.savedFilters.save({ filterObject: [filter] }))
  contentOf(await manager.subscriptions.save({ savedFilterId: saved?.id ?? '' }))
  const rule = { moduleType: 'sheets', event: 'sheet_put_away', personIds: cast.colleague } as const
  contentOf(await (await world.as('foreman')).notify.save(rule))
  const { sds } = await world.as('employee')
  contentOf(await sds.move({ sheetId: 'f-sheet', event: 'approve' }))
  await world.tell()
  const told = { id: 'f-sheet', actor: cast.employee }
  expect(await toldTo('manager')).toEqual([
    { ...told, kind: 'filter_matched', event: 'sheet_in_force' },
  ])
  contentOf(await manager.subscriptions.save(followed))
  await grantTo(world, 'manager', ['access_all_sds'])
  await grantTo(world, 'colleague', ['access_all_sds'])
  world.wait(1000)
  contentOf(await sds.move({ sheetId: 'f-sheet', event: 'archive', reason: 'Not bought.' }))
  await world.tell()
  expect((await toldTo('manager'))[0]).toEqual({
    ...{ ...told, kind: 'record_followed', event: 'sheet_put_away' },
  })
  expect(await toldTo('colleague')).toEqual([
    { ...told, kind: 'rule_told', event: 'sheet_put_away' },
  ])
})

describe('a saved filter', () => {
  test('tells once of each record that fits it, and of no other', async () => {
    const manager = await world.as('manager')
    const filter = { title: 'High', type: 'action' as const, filterValues: { priority: 'high' } }
    const [saved] = contentOf(await manager.savedFilters.save({ filterObject: [filter] }))
    const savedFilterId = saved?.id ?? ''
    contentOf(await manager.subscriptions.save({ savedFilterId }))
    expect(
      problemOf(await (await world.as('employee')).subscriptions.save({ savedFilterId })),
    ).toBe('forbidden')
    await place('f-high', 'high')
    await place('f-low')
    await decline('f-high')
    await decline('f-low')
    const told = { kind: 'filter_matched', event: 'action_declined', actor: cast.colleague }
    expect(await toldTo('manager')).toEqual([{ ...told, id: 'f-high' }])
    const employee = await world.as('employee')
    contentOf(await employee.actions.move({ actionId: 'f-high', event: 'reissue' }))
    await decline('f-high')
    expect(await toldTo('manager')).toHaveLength(1)
    // A filter that is deleted tells of nothing.
    contentOf(await manager.savedFilters.remove({ id: savedFilterId }))
    expect(contentOf(await manager.subscriptions.list({}))).toEqual([])
  })

  test('of a list that tells nothing is refused', async () => {
    const manager = await world.as('manager')
    const filter = { title: 'All', type: 'message', filterValues: {} } as const
    const [saved] = contentOf(await manager.savedFilters.save({ filterObject: [filter] }))
    const reply = await manager.subscriptions.save({ savedFilterId: saved?.id ?? '' })
    expect(problemOf(reply)).toBe('wrong_state')
    expect(problemOf(await manager.subscriptions.save({}))).toBe('invalid_input')
  })
})

describe('a rule', () => {
  const rule = { moduleType: 'actions', event: 'action_declined' } as const

  test('tells whom it names of what they may read, until it names nobody', async () => {
    const foreman = await world.as('foreman')
    const asked = { moduleType: 'topics', event: 'topic_asked' } as const
    const personIds = [cast.manager, cast.foreman].join(',')
    expect(contentOf(await foreman.notify.save({ ...asked, personIds }))).toMatchObject({
      ...{ event: 'topic_asked', total: 2 },
    })
    const { rules } = contentOf(await foreman.notify.get({ moduleType: 'topics' }))
    expect(rules.filter(({ total }) => total > 0)).toMatchObject([
      { event: 'topic_asked', audience: { people: [{}, {}] } },
    ])
    await placeTopic(world, 'f-limited', { people: ['manager', 'colleague'] })
    const ask = async (body: string) => {
      const colleague = await world.as('colleague')
      contentOf(await colleague.topics.saveQuestionAnswer({ topicId: 'f-limited', body }))
      await world.tell()
    }
    await ask('Where is the spare valve?')
    const told = { kind: 'rule_told', event: 'topic_asked', id: 'f-limited' }
    expect(await toldTo('manager')).toEqual([{ ...told, actor: cast.colleague }])
    expect(await toldTo('foreman')).toEqual([])
    expect(contentOf(await foreman.notify.save(asked)).total).toBe(0)
    await ask('Who greased the pump?')
    expect(await toldTo('manager')).toHaveLength(1)
  })

  test('of one form tells of that form alone, and of its module alone', async () => {
    const foreman = await world.as('foreman')
    const formId = (
      await world.database.kysely.selectFrom('forms').select('id').executeTakeFirstOrThrow()
    ).id
    const ofForm = { moduleType: 'forms', uniqueId: formId, event: 'form_submitted' } as const
    contentOf(await foreman.notify.save({ ...ofForm, personIds: cast.manager }))
    const all = contentOf(await foreman.notify.get({ moduleType: 'forms' })).rules
    expect(all.every(({ total }) => total === 0)).toBe(true)
    const one = contentOf(await foreman.notify.get({ moduleType: 'forms', uniqueId: formId }))
    expect(one.rules.map(({ total }) => total)).toEqual([1, 0, 0, 0])
    const wrong = { ...rule, uniqueId: formId }
    expect(problemOf(await foreman.notify.save(wrong))).toBe('invalid_input')
    expect(problemOf(await foreman.notify.get({ moduleType: 'forms', uniqueId: 'none' }))).toBe(
      'not_found',
    )
    const mixed = { moduleType: 'forms', event: 'action_declined' } as const
    expect(await foreman.notify.save(mixed)).toMatchObject({
      problem: { fields: [{ path: 'event', message: 'This does not happen in the module.' }] },
    })
  })

  test('is made by nobody without the key', async () => {
    for (const who of ['employee', 'admin'] as const) {
      const client = await world.as(who)
      expect(problemOf(await client.notify.save(rule))).toBe('forbidden')
      expect(problemOf(await client.notify.get({ moduleType: 'forms' }))).toBe('forbidden')
    }
  })
})

test('an event whose record is gone tells nothing, and does not stay', async () => {
  await place('f-later')
  contentOf(await follow('manager', 'action', 'f-later'))
  const at = world.ports.clock.now()
  const key = { shard_key: 'test-org', record_type: 'action', sequence: 1, next_try_at: at }
  // Its audit row is gone: nothing is told of it, and it does not stay.
  await world.database.kysely
    .insertInto('outbox_events')
    .values({ ...key, record_id: 'gone' })
    .execute()
  await decline('f-later')
  expect(await toldTo('manager')).toHaveLength(1)
  expect(await world.database.kysely.selectFrom('outbox_events').selectAll().execute()).toEqual([])
})
