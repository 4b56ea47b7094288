import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, type CastName } from '../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { placeFile } from '../../test/place-file.ts'
import { grantTo } from '../../test/rights.ts'
import { sendPhoto } from '../../test/send-photo.ts'

// What is told to everybody whom a record is for.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_messages', 'edit_own_messages', 'delete_own_messages'])
  await grantTo(world, 'manager', ['manage_files'])
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.kysely.deleteFrom('notifications').execute()
})

const kindsOf = async (who: CastName) =>
  contentOf(await (await world.as(who)).notifications.list({})).data.map(({ kind }) => kind)

const message = {
  title: 'Wind on Friday',
  category: 'weather',
  description: 'Cranes stay down.',
  priority: 'important',
  ...{ countries: '-1', districts: '-1', departments: '-1', businessUnits: '-1', jobTitles: '-1' },
} as const

const at = (ms: number) => new Date(world.ports.clock.now().getTime() + ms).toISOString()
const hour = 3_600_000

async function send(startsIn: number) {
  const author = await world.as('employee')
  const image = `upload:${await sendPhoto(world)}`
  const times = { startsAt: at(startsIn), endsAt: at(10 * hour) }
  return contentOf(await author.messages.create({ ...message, ...times, image, send: true }))
}

test('a message is told when it becomes active, to whom it is for, not to its author', async () => {
  const { number } = await send(hour)
  await world.tell()
  expect(await kindsOf('colleague')).toEqual([])
  world.wait(hour)
  await world.tell()
  const { data } = contentOf(await (await world.as('colleague')).notifications.list({}))
  expect(data).toMatchObject([
    {
      kind: 'message_sent',
      record: { type: 'message', number },
      actor: { personId: cast.employee },
    },
  ])
  expect(await kindsOf('employee')).toEqual([])
})

test('one that is moved is told at its new time alone, and one that is held back to nobody', async () => {
  const { messageId } = await send(hour)
  const author = await world.as('employee')
  const { data } = contentOf(await author.messages.list({ section: 'sent' }))
  expect(data.some((one) => one.messageId === messageId)).toBe(true)
  const edited = {
    ...{ ...message, messageId, priority: 'critical' as const },
    ...{ startsAt: at(3 * hour), endsAt: at(9 * hour) },
  }
  contentOf(await author.messages.edit(edited))
  world.wait(2 * hour)
  await world.tell()
  expect(await kindsOf('colleague')).toEqual([])
  world.wait(2 * hour)
  await world.tell()
  // It has become critical meanwhile, and is told as what it is.
  expect(await kindsOf('colleague')).toEqual(['message_critical'])

  const { messageId: held } = await send(hour)
  contentOf(await author.messages.move({ messageId: held, event: 'unschedule' }))
  world.wait(2 * hour)
  await world.tell()
  expect(await kindsOf('colleague')).toEqual(['message_critical'])
})

test('asked again, it is told again', async () => {
  const { messageId } = await send(0)
  await world.tell()
  const times = { startsAt: at(0), endsAt: at(5 * hour) }
  const author = await world.as('employee')
  contentOf(await author.messages.edit({ ...message, ...times, messageId, askAgain: true }))
  await world.tell()
  expect(await kindsOf('colleague')).toEqual(['message_sent', 'message_sent'])
})

test('a file that asks to be acknowledged is told to whom it is for when it comes into force', async () => {
  const columns = { status: 'pending', approver_id: cast.foreman, require_ack: true } as const
  const personIds = [cast.colleague, cast.foreman]
  await placeFile(world, 'asks', { columns, audience: { ...noParts, personIds } })
  await placeFile(world, 'asks-nobody', {
    ...{ columns: { ...columns, require_ack: false }, audience: { ...noParts, personIds } },
  })
  const foreman = await world.as('foreman')
  for (const recordId of ['asks', 'asks-nobody']) {
    const decided = {
      kind: 'file',
      recordIds: recordId,
      rowVersions: '1',
      decision: 'approve',
    } as const
    contentOf(await foreman.pendingApprovals.decide(decided))
  }
  await world.tell()
  expect(await kindsOf('colleague')).toEqual(['file_to_acknowledge'])
  expect(await kindsOf('foreman')).toEqual([])
  expect(await kindsOf('employee')).toEqual([])
})

const noParts = {
  ...{ countries: [], districts: [], departments: [], businessUnits: [], jobTitles: [], crews: [] },
}
