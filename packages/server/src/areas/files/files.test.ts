import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAcknowledgement, placeFile } from '../../../test/place-file.ts'
import { nobodyMeant } from '../../../test/place-message.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

type Draft = CallInput<CallOf<'files.save'>>

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

const crew = { countries: 'US' }
const draft = { name: 'Lock-out of the missile', tags: 'lock-out', ...crew } satisfies Draft

async function save(who: CastName, more: Partial<Draft> = {}) {
  world.wait(1000)
  return (await world.as(who)).files.save({ ...draft, ...more })
}

/** Brings a version as the manager. */
async function bring(fileId: string, isMaterial = false) {
  const file = `upload:${await sendPhoto(world, 'manager')}`
  return (await world.as('manager')).files.addVersion({ fileId, file, isMaterial })
}

async function move(who: CastName, fileId: string, event: string, reason = 'It is so.') {
  world.wait(1000)
  const asked = { fileId, event: event as 'submit', reason }
  return (await world.as(who)).files.move(asked)
}

const ownOf = async (who: CastName, fileId: string) =>
  contentOf(await (await world.as(who)).files.get({ fileId })).own

describe('who adds and who reads', () => {
  test('nobody without the key adds or brings a version', async () => {
    for (const who of ['employee', 'admin', 'reviewer'] as const) {
      expect(problemOf(await save(who))).toBe('forbidden')
    }
  })

  test('a draft is read by its keepers alone, and what is in force by whom it is for', async () => {
    await placeFile(world, 'draft', { columns: { status: 'draft' } })
    await placeFile(world, 'named', {
      audience: { ...nobodyMeant, personIds: [cast.employee] },
    })
    const asked = async (who: CastName, fileId: string) =>
      (await (await world.as(who)).files.get({ fileId })).status
    expect(await asked('employee', 'draft')).toBe('problem')
    expect(await asked('manager', 'draft')).toBe(200)
    expect(await asked('employee', 'named')).toBe(200)
    expect(await asked('colleague', 'named')).toBe('problem')
  })
})

describe('what is saved', () => {
  test.each<[string, Partial<Draft>, string, string]>([
    ['no name', { name: ' ' }, 'name', 'Please enter file name'],
    ['nobody to acknowledge it', { requireAck: true, countries: 'ZZ' }, 'countries', 'Nobody bel'],
    ['an approver from elsewhere', { approverId: cast.outsider }, 'approverId', 'Please choose'],
    ['a folder with a comma', { folder: 'A, B' }, 'folder', 'A folder’s name has no comma.'],
  ])('refuses %s at its field', async (_what, more, field, sentence) => {
    const reply = await save('manager', more)
    const path = reply.status === 'problem' ? reply.problem.fields[0] : undefined
    expect(path?.path).toBe(field)
    expect(path?.message).toContain(sentence)
  })

  test('keeps folders as they are meant', async () => {
    const { fileId } = contentOf(await save('manager', { folder: ' /Wireline / Pressure/ ' }))
    const client = await world.as('manager')
    expect(contentOf(await client.files.get({ fileId })).folder).toBe('Wireline/Pressure')
    expect(contentOf(await client.files.choices({})).folders).toContain('Wireline/Pressure')
  })

  test('tells in its history who is asked from now on, by the names of parts and people', async () => {
    const meant = {
      countries: '-1',
      crews: 'F-01',
      personIds: `${cast.employee},${cast.colleague}`,
    }
    const { fileId } = contentOf(await save('manager', meant))
    const history = async () =>
      contentOf(await (await world.as('manager')).files.history({ fileId })).data
    const turned = { ...meant, personIds: `${cast.colleague},${cast.employee}` }
    contentOf(await save('manager', { fileId, ...turned, folder: 'Wireline' }))
    expect((await history())[0]?.fields.map(({ key }) => key)).toEqual(['folder'])
    contentOf(await save('manager', { fileId, folder: 'Wireline', personIds: cast.employee }))
    expect((await history())[0]?.fields).toEqual([
      { key: 'crews', label: 'Crew', from: 'F-01 Red', to: null },
      { key: 'countries', label: 'Country', from: 'All', to: 'United States' },
      {
        ...{ key: 'personIds', label: 'People by name' },
        ...{ from: 'Test Colleague, Test Employee', to: 'Test Employee' },
      },
    ])
  })
})

test('what waits for approval stands among the approvals, of deputies as well', async () => {
  await placeFile(world, 'waiting', {
    columns: { status: 'pending', approver_id: cast.foreman },
  })
  const foreman = await world.as('foreman')
  const waiting = async (who: CastName) =>
    contentOf(await (await world.as(who)).pendingApprovals.list({ kind: 'file' })).data
  expect(await waiting('foreman')).toMatchObject([
    { recordId: 'waiting', step: 'Approve version 1', delegatedFrom: null },
  ])
  expect(await waiting('colleague')).toEqual([])
  const today = '2026-03-05'
  contentOf(
    await foreman.pendingApprovals.delegate({
      ...{ personId: cast.colleague, startsOn: today, endsOn: '2026-04-05' },
    }),
  )
  expect(await waiting('colleague')).toMatchObject([
    { recordId: 'waiting', delegatedFrom: { personId: cast.foreman } },
  ])
  const decide = async (who: CastName, decision: 'approve' | 'reject', reason?: string) =>
    contentOf(
      await (
        await world.as(who)
      ).pendingApprovals.decide({
        ...{ kind: 'file', recordIds: ['waiting'], rowVersions: [1], decision },
        ...(reason === undefined ? {} : { reason }),
      }),
    )[0]
  expect(await decide('employee', 'approve')).toMatchObject({ isDone: false })
  expect(await decide('colleague', 'reject')).toMatchObject({ why: 'Please say why.' })
  expect(await decide('colleague', 'approve')).toMatchObject({ isDone: true })
  expect(await decide('foreman', 'approve')).toMatchObject({
    why: 'Already decided by Test Colleague.',
  })
})

test('a file is brought, approved by another, acknowledged, and asked for anew', async () => {
  const { fileId } = contentOf(
    await save('manager', { requireAck: true, approverId: cast.foreman }),
  )
  expect(problemOf(await move('manager', fileId, 'submit'))).toBe('wrong_state')
  contentOf(await bring(fileId))
  contentOf(await move('manager', fileId, 'submit'))
  expect(problemOf(await move('manager', fileId, 'approve'))).toBe('forbidden')
  contentOf(await move('foreman', fileId, 'approve'))
  expect(await ownOf('employee', fileId)).toMatchObject({ state: 'pending', isOpened: false })

  const employee = await world.as('employee')
  // Not before it was opened.
  expect(problemOf(await employee.files.acknowledge({ fileId }))).toBe('wrong_state')
  contentOf(await employee.files.open({ fileId }))
  contentOf(await employee.files.acknowledge({ fileId }))
  expect(await ownOf('employee', fileId)).toMatchObject({ state: 'acknowledged' })
  expect(problemOf(await employee.files.acknowledge({ fileId }))).toBe('wrong_state')

  // A small change is read without being acknowledged again, and the old stays until then.
  contentOf(await bring(fileId))
  const detail = contentOf(await employee.files.get({ fileId }))
  // Who only reads it is not told of what is on its way.
  expect(detail).toMatchObject({ status: 'approved', currentVersion: 1 })
  expect(detail.versions.map(({ version }) => version)).toEqual([1])
  contentOf(await move('manager', fileId, 'submit'))
  contentOf(await move('foreman', fileId, 'approve'))
  expect(await ownOf('employee', fileId)).toMatchObject({ state: 'acknowledged' })

  // A material one voids what was said of those before it.
  contentOf(await bring(fileId, true))
  contentOf(await move('manager', fileId, 'submit'))
  contentOf(await move('foreman', fileId, 'approve'))
  expect(await ownOf('employee', fileId)).toMatchObject({ state: 'pending' })

  const manager = await world.as('manager')
  expect(
    problemOf(await manager.files.waive({ fileId, personId: cast.outsider, reason: 'Elsewhere' })),
  ).toBe('invalid_input')
  contentOf(await manager.files.waive({ fileId, personId: cast.employee, reason: 'On leave' }))
  expect(await ownOf('employee', fileId)).toMatchObject({ state: 'waived' })
  expect(
    await manager.files.waive({ fileId, personId: cast.employee, reason: 'Again' }),
  ).toMatchObject({
    problem: { name: 'wrong_state', message: 'It is waived for Test Employee already.' },
  })
  const { counts, data } = contentOf(await manager.files.acknowledgements({ fileId }))
  expect(counts.waived).toBe(1)
  expect(counts.pending).toBe(counts.audience - 1)
  expect(data.find(({ state }) => state === 'waived')?.reason).toBe('On leave')
  const history = contentOf(await manager.files.history({ fileId })).data
  expect(history[0]).toMatchObject({ action: 'waive', reason: 'On leave' })

  // Days later it is overdue for the others.
  world.wait(15 * 24 * 3600 * 1000)
  expect(await ownOf('colleague', fileId)).toMatchObject({ state: 'overdue' })
  expect(contentOf(await (await world.as('colleague')).home.get({})).waiting).toContainEqual(
    expect.objectContaining({ kind: 'files_to_acknowledge' }),
  )
})

test('what repeats is opened and acknowledged anew', async () => {
  await placeFile(world, 'yearly', { columns: { repeat_months: 12 } })
  await placeAcknowledgement(world, 'yearly', cast.employee, '2025-02-10T12:00:00Z')
  const employee = await world.as('employee')
  expect(await ownOf('employee', 'yearly')).toMatchObject({ state: 'overdue', isOpened: false })
  expect(problemOf(await employee.files.acknowledge({ fileId: 'yearly' }))).toBe('wrong_state')
  contentOf(await employee.files.open({ fileId: 'yearly' }))
  expect(await ownOf('employee', 'yearly')).toMatchObject({ isOpened: true })
  contentOf(await employee.files.acknowledge({ fileId: 'yearly' }))
  expect(await ownOf('employee', 'yearly')).toMatchObject({ state: 'acknowledged' })
})

test('what was acknowledged is deleted by another key than what was not', async () => {
  await placeFile(world, 'acked')
  await placeFile(world, 'fresh')
  await placeAcknowledgement(world, 'acked', cast.employee)
  await grantTo(world, 'reviewer', ['delete_not_acknowledged_files'])
  expect(problemOf(await move('reviewer', 'acked', 'remove'))).toBe('wrong_state')
  contentOf(await move('reviewer', 'fresh', 'remove'))
  await grantTo(world, 'reviewer', ['delete_acknowledged_files'])
  contentOf(await move('reviewer', 'acked', 'remove'))
  const left = await world.database.kysely
    .selectFrom('record_acknowledgements')
    .select('version')
    .where('record_id', '=', 'acked')
    .execute()
  // The trail stays.
  expect(left).toHaveLength(1)
})

test('the file itself comes to whom it is for, and older versions to its keepers', async () => {
  await placeFile(world, 'served', { audience: { ...nobodyMeant, personIds: [cast.employee] } })
  const employee = await world.as('employee')
  expect(problemOf(await employee.files.content({ fileId: 'served', version: 2 }))).toBe(
    'not_found',
  )
  const stranger = await world.as('colleague')
  expect(problemOf(await stranger.files.content({ fileId: 'served' }))).toBe('forbidden')
})
