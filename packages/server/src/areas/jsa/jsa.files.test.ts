import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeShare } from '../../../test/place-share.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  // Nobody is of anybody's team.
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  await grantTo(world, 'employee', ['create_jsa'])
  const crew = [{ person_id: cast.reviewer }]
  await placeJsa(world, 'job', { crew })
  await placeJsa(world, 'full', {})
  for (const status of ['active', 'closed', 'expired', 'cancelled'] as const) {
    const columns = {
      status,
      ...(status === 'closed' ? { closed_at: '2026-03-05T13:00:00Z' } : {}),
    }
    await placeJsa(world, status, { columns })
  }
  await placeShare(world, { type: 'jsa', id: 'job', personId: cast.colleague })
})
afterAll(() => world.close())

const as = (who: CastName) => {
  world.wait(1000)
  return world.as(who)
}
const sent = async (who: CastName) => `upload:${await sendPhoto(world, who)}`

test('a file is added by whoever writes the analysis, and read by whoever reads it', async () => {
  const jsaId = 'job'
  const file = await sent('reviewer')
  expect(problemOf(await world.nobody.jsa.saveFiles({ jsaId, file }))).toBe('not_signed_in')
  for (const who of ['reviewer', 'colleague', 'manager'] as const) {
    expect(problemOf(await (await as(who)).jsa.saveFiles({ jsaId, file }))).toBe('forbidden')
  }
  const employee = await as('employee')
  // What somebody else has sent is not one's own to add.
  expect(problemOf(await employee.jsa.saveFiles({ jsaId, file }))).toBe('invalid_input')
  const added = contentOf(await employee.jsa.saveFiles({ jsaId, file: await sent('employee') }))
  expect(Object.keys(added)).toEqual(['uploadId', 'name', 'type', 'size', 'addedAt'])
  const { uploadId } = added
  for (const who of ['employee', 'reviewer', 'colleague'] as const) {
    const { jsa } = await as(who)
    expect(contentOf(await jsa.files({ jsaId }))).toEqual([added])
    const { files, can } = contentOf(await jsa.get({ jsaId }))
    expect([files, can.files]).toEqual([[added], who === 'employee'])
    expect((await jsa.file({ jsaId, uploadId })).status).toBe(200)
  }
  const { jsa } = await as('manager')
  expect(problemOf(await jsa.files({ jsaId }))).toBe('forbidden')
  expect(problemOf(await jsa.file({ jsaId, uploadId }))).toBe('forbidden')
  // By way of another analysis it is not there.
  expect(problemOf(await employee.jsa.file({ jsaId: 'full', uploadId }))).toBe('not_found')
  expect(problemOf(await employee.jsa.removeFile({ jsaId: 'full', uploadId }))).toBe('not_found')
  expect(problemOf(await (await as('reviewer')).jsa.removeFile({ jsaId, uploadId }))).toBe(
    'forbidden',
  )
  contentOf(await (await as('foreman')).jsa.removeFile({ jsaId, uploadId }))
  expect(problemOf(await employee.jsa.file({ jsaId, uploadId }))).toBe('not_found')
  const { history } = contentOf(await employee.jsa.get({ jsaId }))
  expect(history.data.map(({ action, fields }) => [action, fields[0]?.label])).toEqual([
    ['remove_file', 'File'],
    ['add_file', 'File'],
  ])
})

test('the files of a job that has ended stay as they were', async () => {
  const { jsa } = await as('employee')
  const file = await sent('employee')
  for (const jsaId of ['closed', 'expired', 'cancelled']) {
    expect(problemOf(await jsa.saveFiles({ jsaId, file }))).toBe('wrong_state')
    expect(problemOf(await jsa.removeFile({ jsaId, uploadId: 'none' }))).toBe('wrong_state')
    expect(contentOf(await jsa.get({ jsaId })).can.files).toBe(false)
  }
  // While it runs a file joins it, and nobody signs again for it.
  const { uploadId } = contentOf(await jsa.saveFiles({ jsaId: 'active', file }))
  const { revision, can } = contentOf(await jsa.get({ jsaId: 'active' }))
  expect({ revision, ...can }).toMatchObject({ revision: 1, files: true, removeFiles: false })
  // It stays as well: whoever has signed had it before them.
  expect(await jsa.removeFile({ jsaId: 'active', uploadId })).toMatchObject({
    problem: {
      ...{ name: 'wrong_state' },
      message: 'While the job runs its files stay: whoever signs has them before them.',
    },
  })
  expect(contentOf(await jsa.files({ jsaId: 'active' }))).toHaveLength(1)
})

test('an analysis takes thirty files', async () => {
  const { jsa } = await as('employee')
  for (let count = 0; count < 30; count += 1) {
    contentOf(await jsa.saveFiles({ jsaId: 'full', file: await sent('employee') }))
  }
  expect(await jsa.saveFiles({ jsaId: 'full', file: await sent('employee') })).toMatchObject({
    problem: { name: 'invalid_input', message: 'An analysis takes at most 30 files.' },
  })
})
