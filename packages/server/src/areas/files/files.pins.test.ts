import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinnedFilesMax } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeFile, placePin } from '../../../test/place-file.ts'
import { nobodyMeant } from '../../../test/place-message.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const meant = { audience: { ...nobodyMeant, personIds: [cast.employee] } }

async function pinnedBy(who: CastName) {
  return contentOf(await (await world.as(who)).files.pins({}))
}

test('who may not read a file does not pin it', async () => {
  await placeFile(world, 'closed', meant)
  const colleague = await world.as('colleague')
  expect(problemOf(await colleague.files.pin({ fileId: 'closed' }))).toBe('forbidden')
  expect(await pinnedBy('colleague')).toEqual([])
})

test('a pin is one’s own, names what to keep, and goes when it is taken off', async () => {
  await placeFile(world, 'held', meant)
  const employee = await world.as('employee')
  contentOf(await employee.files.pin({ fileId: 'held' }))
  contentOf(await employee.files.pin({ fileId: 'held' }))
  const kept = { fileId: 'held', version: 1, mediaType: 'application/pdf', size: 4 }
  expect(await pinnedBy('employee')).toEqual([expect.objectContaining(kept)])
  expect(contentOf(await employee.files.get({ fileId: 'held' })).isPinned).toBe(true)
  const admin = await world.as('admin')
  expect(contentOf(await admin.files.get({ fileId: 'held' })).isPinned).toBe(false)
  expect(await pinnedBy('admin')).toEqual([])

  contentOf(await employee.files.unpin({ fileId: 'held' }))
  contentOf(await employee.files.unpin({ fileId: 'held' }))
  expect(await pinnedBy('employee')).toEqual([])
})

test('a pin opens nothing: with the right to read it the file is named, and not without', async () => {
  await placeFile(world, 'lent', meant)
  await placePin(world, 'lent', cast.employee)
  const ids = async () => (await pinnedBy('employee')).map(({ fileId }) => fileId)
  expect(await ids()).toContain('lent')
  const write = (archived: boolean) =>
    world.database.kysely
      .updateTable('library_files')
      .set({ status: archived ? 'archived' : 'approved' })
      .where('id', '=', 'lent')
      .execute()
  await write(true)
  expect(await ids()).not.toContain('lent')
  await write(false)
  expect(await ids()).toContain('lent')
})

test('a newer version that comes into force is the one to keep, and no other', async () => {
  await placeFile(world, 'newer', { ...meant, columns: { version: 2 } })
  await placePin(world, 'newer', cast.employee)
  const version = async () =>
    (await pinnedBy('employee')).find(({ fileId }) => fileId === 'newer')?.version
  expect(await version()).toBe(1)
  const { kysely } = world.database
  const first = await kysely
    .selectFrom('library_versions')
    .selectAll()
    .where('file_id', '=', 'newer')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('library_versions')
    .values({ ...first, version: 2 })
    .execute()
  expect(await version()).toBe(1)
  await kysely
    .updateTable('library_files')
    .set({ current_version: 2 })
    .where('id', '=', 'newer')
    .execute()
  expect(await version()).toBe(2)
})

test('as many are pinned as a device keeps, and the next one is refused in words', async () => {
  for (let at = 0; at <= pinnedFilesMax; at += 1) {
    await placeFile(world, `many-${at}`)
    if (at < pinnedFilesMax) {
      await placePin(world, `many-${at}`, cast.reviewer)
    }
  }
  const reviewer = await world.as('reviewer')
  expect(problemOf(await reviewer.files.pin({ fileId: `many-${pinnedFilesMax}` }))).toBe(
    'wrong_state',
  )
  contentOf(await reviewer.files.unpin({ fileId: 'many-0' }))
  contentOf(await reviewer.files.pin({ fileId: `many-${pinnedFilesMax}` }))
})
