import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { pngOf, smallJpeg, smallWebp } from '../../../test/pictures.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendFile } from '../../../test/send-photo.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_settings'])
  await placeJsa(world, 'on-paper')
})
afterAll(() => world.close())

const png = pngOf({ width: 260, height: 40 })
const heavy = pngOf({ width: 600, height: 600, packed: deflateSync(rows(600), { level: 0 }) })

const wide = pngOf({ width: 1500, height: 1500 })

/** See-through rows of a square picture. */
function rows(size: number): Buffer {
  return Buffer.alloc((size * 4 + 1) * size)
}

async function sent(bytes: Uint8Array, who: 'manager' | 'employee' = 'manager') {
  return `upload:${await sendFile(world, who, { field: 'file', name: 'logo.png', bytes })}`
}

async function said(bytes: Uint8Array) {
  const { settings } = await world.as('manager')
  const reply = await settings.saveLogo({ file: await sent(bytes) })
  return reply.status === 'problem' ? reply.problem.message : reply.message
}

/** How many bytes the PDF of an analysis has. */
async function paperBytes(): Promise<number> {
  world.wait(2000)
  const { url } = contentOf(await (await world.as('employee')).jsa.pdf({ jsaId: 'on-paper' }))
  const answer = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  return (await answer.arrayBuffer()).byteLength
}

test('a logo is a small picture that a PDF can hold, and whoever keeps the settings adds it', async () => {
  const employee = await world.as('employee')
  const foreign = await employee.settings.saveLogo({ file: await sent(png, 'employee') })
  expect(problemOf(foreign)).toBe('forbidden')
  expect(await said(smallWebp)).toContain('not interlaced')
  expect(await said(heavy)).toContain('at most 1 MB')
  expect(await said(wide)).toContain('at most two million dots')
  const { settings } = await world.as('manager')
  const gone = await settings.saveLogo({ file: 'upload:none' })
  expect(gone.status === 'problem' && gone.problem.message).toContain('has expired')
  expect(contentOf(await settings.organisation({})).logo).toBeNull()
})

test('it stands in the head of papers, is seen by everybody, and makes way for another', async () => {
  const { settings } = await world.as('manager')
  const before = await paperBytes()
  expect(await said(png)).toBe('Logo added.')
  expect(await paperBytes()).toBeGreaterThan(before)
  expect(await said(smallJpeg)).toBe('There is a logo. Please remove it first.')

  const { logo } = contentOf(await settings.organisation({}))
  const { uploadId = '' } = logo ?? {}
  const shown = await world.http(`/settings-logo?uploadId=${uploadId}`, { as: 'employee' })
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png)
  const other = await world.http('/settings-logo?uploadId=none', { as: 'employee' })
  expect(other.status).toBe(404)

  const foreign = await (await world.as('employee')).settings.removeLogo({ uploadId })
  expect(problemOf(foreign)).toBe('forbidden')
  contentOf(await settings.removeLogo({ uploadId }))
  expect(await said(smallJpeg)).toBe('Logo added.')
  const trail = await world.database.kysely
    .selectFrom('audit_events')
    .select('action')
    .where('record_type', '=', 'organisation')
    .where('record_id', '=', castShard)
    .orderBy('sequence')
    .execute()
  expect(trail.map(({ action }) => action)).toEqual(['add_file', 'remove_file', 'add_file'])
})
