import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendAudit } from '../../audit.ts'
import { cast, castShard } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { pagesOf } from '../../../test/read-pdf.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await placeJsa(world, 'checked', { columns: { status: 'active' } })
})
afterAll(() => world.close())

/** A paper of the analysis as somebody gets it, and the code that it says at its end. */
async function madePaper() {
  world.wait(2000)
  const { url } = contentOf(await (await world.as('employee')).jsa.pdf({ jsaId: 'checked' }))
  const answer = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const text = (await pagesOf(bytes.slice().buffer)).join(' ')
  const [, code = ''] = /Its code is ([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})/.exec(text) ?? []
  return { code, sha256, text }
}

const checked = async (code: string) => contentOf(await world.nobody.papers.check({ code }))

/** Something is written into the history of the analysis. */
async function changed(action = 'update') {
  const at = new Date('2026-03-06T10:00:00Z')
  const stamp = { shardKey: castShard, personId: cast.employee, at, requestId: 'r' }
  const event = { recordType: 'jsa', recordId: 'checked', action }
  await appendAudit(world.database.kysely, stamp, event)
  return at.toISOString()
}

test('says of itself where it is checked, and whoever holds it is told what it is of', async () => {
  const { code, sha256, text } = await madePaper()
  expect(text).toContain('/paper')
  const known = await checked(` ${code.toLowerCase().replaceAll('-', ' ')} `)
  expect(known).toMatchObject({
    ...{ kind: 'Job safety analysis', number: 'JSA-26-checked', status: 'Active', sha256 },
    ...{ changes: { count: 0, lastAt: null }, isSound: true },
  })
  expect(JSON.stringify(known)).not.toContain('Job checked')
  const other = await madePaper()
  expect(other.code).not.toBe(code)
})

test('tells what has happened to its record since', async () => {
  await changed()
  const { code } = await madePaper()
  expect((await checked(code)).changes).toEqual({ count: 0, lastAt: null })
  await changed()
  const lastAt = await changed()
  expect(await checked(code)).toMatchObject({ changes: { count: 2, lastAt }, isSound: true })
})

test('tells that its record was removed', async () => {
  const { code } = await madePaper()
  expect((await checked(code)).isRemoved).toBe(false)
  await changed('delete')
  expect(await checked(code)).toMatchObject({ isRemoved: true, isSound: true })
  await changed('restore')
  expect((await checked(code)).isRemoved).toBe(false)
})

test('tells that a line was rewritten, or is missing, which it was made after', async () => {
  const { code } = await madePaper()
  const { kysely } = world.database
  const last = (await sequences()).at(-1) ?? 0
  await changed()
  const rewrite = (sequence: number, by: string | null) =>
    kysely
      .updateTable('audit_events')
      .set({ person_id: by })
      .where('record_id', '=', 'checked')
      .where('sequence', '=', sequence)
      .execute()
  // What came later is told by a later paper.
  await rewrite(last + 1, cast.colleague)
  expect((await checked(code)).isSound).toBe(true)
  await rewrite(1, cast.colleague)
  expect((await checked(code)).isSound).toBe(false)
  await rewrite(1, cast.employee)
  expect((await checked(code)).isSound).toBe(true)
  await kysely
    .deleteFrom('audit_events')
    .where('record_id', '=', 'checked')
    .where('sequence', '=', 1)
    .execute()
  expect((await checked(code)).isSound).toBe(false)
})

async function sequences(): Promise<number[]> {
  const rows = await world.database.kysely
    .selectFrom('audit_events')
    .select('sequence')
    .where('record_id', '=', 'checked')
    .orderBy('sequence')
    .execute()
  return rows.map(({ sequence }) => sequence)
}

test('knows no other code, and says what is wrong with one', async () => {
  const unknown = await world.nobody.papers.check({ code: '0000-0000-0000-0000' })
  expect(problemOf(unknown)).toBe('not_found')
  for (const code of ['', '0000', 'ÄÖÜ-IO-LU', 'I'.repeat(16)]) {
    expect(problemOf(await world.nobody.papers.check({ code })), code).toBe('invalid_input')
  }
})
