import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOf } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile } from '../../../test/place-file.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

// Who approves a version, who is told, and whose decision is named (decision 0079).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())

const draft = { name: 'Hoses', tags: 'hoses', countries: 'US' } satisfies CallInput<
  CallOf<'files.save'>
>

async function setActive(who: CastName, isActive: boolean) {
  const { kysely } = world.database
  await kysely
    .updateTable('people')
    .set({ is_active: isActive })
    .where('id', '=', cast[who])
    .execute()
}

async function move(who: CastName, fileId: string, event: 'submit' | 'approve' | 'sendBack') {
  world.wait(1000)
  return (await world.as(who)).files.move({ fileId, event, reason: 'It is so.' })
}

async function bring(fileId: string) {
  const file = `upload:${await sendPhoto(world, 'manager')}`
  contentOf(await (await world.as('manager')).files.addVersion({ fileId, file }))
}

/** Whom a file was told to, and how, in their order. */
async function toldOf(fileId: string) {
  await world.tell()
  const rows = await world.database.kysely
    .selectFrom('notifications')
    .select(['kind', 'person_id'])
    .where('record_id', '=', fileId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, person_id: personId }) => [kind, personId])
}

test('nobody is chosen to approve who has left, nor waited for', async () => {
  const columns = { status: 'draft', approver_id: cast.reviewer } as const
  await placeFile(world, 'left', { columns })
  await setActive('reviewer', false)
  const { files } = await world.as('manager')
  const submit = async () => move('manager', 'left', 'submit')
  expect(await submit()).toMatchObject({
    problem: { message: 'Who was to approve it has left. Please choose somebody else.' },
  })
  expect(await files.save({ ...draft, fileId: 'left', approverId: cast.reviewer })).toMatchObject({
    problem: {
      fields: [{ path: 'approverId', message: 'Please choose somebody who works here.' }],
    },
  })
  contentOf(await files.save({ ...draft, fileId: 'left', approverId: cast.foreman }))
  contentOf(await submit())
  await setActive('reviewer', true)
})

test('who brought a version is not waited for as its approver', async () => {
  await placeFile(world, 'brought', { columns: { status: 'draft', approver_id: cast.manager } })
  const message = 'Who approves it brought this version. Please choose somebody else.'
  expect(await move('manager', 'brought', 'submit')).toMatchObject({ problem: { message } })
  const { files } = await world.as('manager')
  contentOf(await files.save({ ...draft, fileId: 'brought', approverId: cast.foreman }))
  contentOf(await move('manager', 'brought', 'submit'))
  expect(await files.save({ ...draft, fileId: 'brought', approverId: cast.manager })).toMatchObject(
    { problem: { fields: [{ path: 'approverId', message }] } },
  )
})

test('its approver is told that it waits, whoever they are then, and who brought it of the end', async () => {
  await placeFile(world, 'told', { columns: { status: 'draft', approver_id: cast.foreman } })
  contentOf(await move('manager', 'told', 'submit'))
  world.wait(1000)
  const { files } = await world.as('manager')
  contentOf(await files.save({ ...draft, fileId: 'told', approverId: cast.colleague }))
  world.wait(1000)
  contentOf(await files.save({ ...draft, fileId: 'told', approverId: cast.colleague }))
  contentOf(await move('colleague', 'told', 'approve'))
  expect(await toldOf('told')).toEqual([
    ['file_to_approve', cast.foreman],
    ['file_to_approve', cast.colleague],
    ['file_approved', cast.manager],
  ])
})

test('a decision on an earlier version is not named for the next one', async () => {
  await placeFile(world, 'rounds', { columns: { status: 'draft', approver_id: cast.foreman } })
  contentOf(await move('manager', 'rounds', 'submit'))
  contentOf(await move('foreman', 'rounds', 'sendBack'))
  const why = async () => {
    const { pendingApprovals } = await world.as('foreman')
    const asked = { kind: 'file', recordIds: 'rounds', rowVersions: '1' } as const
    const [one] = contentOf(await pendingApprovals.decide({ ...asked, decision: 'approve' }))
    return one?.why
  }
  expect(await why()).toBe('Already decided by you.')
  await bring('rounds')
  expect(await why()).toBe('It waits for nobody’s decision any more.')
  contentOf(await move('manager', 'rounds', 'submit'))
  await bring('rounds')
  expect(await why()).toBe('It waits for nobody’s decision any more.')
})
