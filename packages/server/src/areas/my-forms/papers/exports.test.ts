import { readXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client } from '@holdpoint/api'
import { DatabaseUnavailable } from '../../../db/database-errors.ts'
import { json } from '../../../db/json.ts'
import { cast, castPassword, castShard, castZone, type CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { askToApprove, deleteEntry, placeEntry } from '../../../../test/place-entry.ts'
import { pagesOf } from '../../../../test/read-pdf.ts'

let world: TestServer
let employee: Client
let myFormId: string
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  myFormId = contentOf(await employee.myForms.start({ formId: 'f-check' })).id
  contentOf(
    await employee.myForms.fill({
      myFormId,
      changes: [
        { key: 'at', value: '2026-03-05T09:00' },
        { key: 'district', value: 'PER' },
        { key: 'tidy', value: 'no', note: 'Schläuche на пути' },
        { key: 'barrier', value: 'yes' },
        { key: 'seen', value: '=HYPERLINK("http://evil.example")' },
      ],
    }),
  )
  await attachPhoto()
  const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
  contentOf(await employee.myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
  contentOf(await employee.myForms.submit({ myFormId }))
})
afterAll(() => world.close())

async function attachPhoto(): Promise<void> {
  const form = new FormData()
  form.set('myFormId', myFormId)
  form.set('questionKey', 'picture')
  form.set('file', new Blob([png]), 'gate.png')
  const init = { method: 'POST', body: form, as: 'employee' } as const
  expect((await world.http('/my-form-answer-images', init)).status).toBe(200)
}

/** Fetches an address that an export call gave, as somebody. */
function fetched(url: string, as: CastName, init: RequestInit = {}): Promise<Response> {
  return world.http(url.replace('/api/v1', ''), { ...init, as })
}

/** Tells how often a stored picture is read, which every drawing of the PDF does once. */
function watchedReads(before: (nth: number) => Promise<void>) {
  const { files } = world.ports
  const read = files.read.bind(files)
  let count = 0
  vi.spyOn(files, 'read').mockImplementation(async (key) => {
    count += 1
    await before(count)
    return read(key)
  })
  return { count: () => count }
}

describe('the PDF of an entry', () => {
  test('is refused alike for a foreign entry and for none', async () => {
    const colleague = await world.as('colleague')
    expect(problemOf(await colleague.myForms.pdf({ myFormId }))).toBe('forbidden')
    expect(problemOf(await colleague.myForms.pdf({ myFormId: 'none' }))).toBe('forbidden')
  })

  test('is served by its address to nobody but the person who asked', async () => {
    const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
    const reviewer = await fetched(url, 'reviewer')
    expect(reviewer.status).toBe(403)
    expect(await reviewer.json()).toMatchObject({ problem: { name: 'link_expired' } })
    expect((await fetched(url, 'colleague')).status).toBe(403)
    expect((await fetched(`${url}x`, 'employee')).status).toBe(403)
    expect((await fetched(url, 'employee')).status).toBe(200)
  })

  test('runs out after a minute', async () => {
    const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
    world.wait(61_000)
    expect(await (await fetched(url, 'employee')).json()).toMatchObject({
      problem: { name: 'link_expired' },
    })
  })

  test('says what was answered, noted and signed, in any script, and numbers its pages', async () => {
    const link = contentOf(await employee.myForms.pdf({ myFormId }))
    const response = await fetched(link.url, 'employee')
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toContain('attachment')
    expect(link.fileName).toMatch(/^FRM-26-\d+\.pdf$/)
    const bytes = await response.arrayBuffer()
    const pages = await pagesOf(bytes.slice(0))
    const text = pages.join(' ').replace(/\s+/g, ' ')
    expect(text).toContain('Short check')
    expect(text).toMatch(/^Test organisation FRM-26-\d+ · /)
    expect(text).toContain('Walkways are free')
    expect(text).toMatch(/Walkways are free No/)
    expect(text).toContain('Schläuche')
    expect(text).toContain('на пути')
    expect(text).toMatch(/Signed by name and password by Test Employee, 5 Mar 2026/)
    expect(text).toMatch(/Score \d+ %, pass mark 80 %/)
    expect(text).toMatch(/Section Points Percent Result Place [\d.]+ of [\d.]+ \d+ %/)
    expect(text).toContain('gate.png')
    expect(text).toContain(`page 1 of ${pages.length}`)
    expect(Buffer.from(bytes).includes('/StructTreeRoot')).toBe(true)
  })

  test('names what is filled out below it, with what came of it', async () => {
    const person = 'manager'
    const above = await placeEntry(world, 'with-sub-forms', { person, status: 'complete' })
    const below = { parent_id: above }
    const done = { ...below, score: 87.6 }
    await placeEntry(world, 'FRM-below', { person, status: 'complete', columns: done })
    await placeEntry(world, 'FRM-open', { person, status: 'in_progress', columns: below })
    const { myForms } = await world.as(person)
    const { url } = contentOf(await myForms.pdf({ myFormId: above }))
    const response = await fetched(url, person)
    const text = (await pagesOf(await response.arrayBuffer())).join(' ')
    expect(text).toContain('Sub-forms')
    expect(text).toContain('FRM-below · Short check · Completed · 88 %')
    expect(text).toContain('FRM-open · Short check · In Progress')
  })

  test('says who signed it in review, when, how and with which meaning', async () => {
    const signed = await placeEntry(world, 'signed-in-review', {
      person: 'manager',
      signers: ['colleague', 'reviewer'],
    })
    const colleague = await world.as('colleague')
    contentOf(
      await colleague.myForms.saveReviewSignature({
        myFormId: signed,
        kind: 'typed',
        name: 'test colleague',
        password: castPassword,
      }),
    )
    const { url } = contentOf(await colleague.myForms.pdf({ myFormId: signed }))
    const pages = await pagesOf(await (await fetched(url, 'colleague')).arrayBuffer())
    const text = pages.join(' ').replace(/\s+/g, ' ')
    expect(text).toMatch(
      /Test Colleague: Signed by name and password, 5 Mar 2026.*: Read and understood/,
    )
    expect(text).toContain('Test Reviewer: Not signed yet: Read and understood')
  })

  test('says what was said with a decision, and who was not needed for it', async () => {
    const decided = await placeEntry(world, 'decided-with-a-note', { person: 'manager' })
    await askToApprove(world, decided, 'colleague', { mode: 'any' })
    await askToApprove(world, decided, 'reviewer', { mode: 'any' })
    const colleague = await world.as('colleague')
    contentOf(
      await colleague.reviewForms.saveApprovalStatus({
        ...{ myFormId: decided, decision: 'approve', reason: 'Looked at it on the pad' },
      }),
    )
    const { url } = contentOf(await colleague.myForms.pdf({ myFormId: decided }))
    const pages = await pagesOf(await (await fetched(url, 'colleague')).arrayBuffer())
    const text = pages.join(' ').replace(/\s+/g, ' ')
    expect(text).toMatch(
      /Test Colleague: Approved, 5 Mar 2026.*: Safety review\. Note: Looked at it on the pad/,
    )
    expect(text).toContain('Test Reviewer: Not needed: Safety review')
  })
})

describe('drawing', () => {
  beforeEach(() => world.wait(60_000))
  afterEach(() => vi.restoreAllMocks())

  test('is spared where the file is known by its stamp, and where only the headers are asked', async () => {
    const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
    const reads = watchedReads(() => Promise.resolve())
    const tag = `"${new URL(url, 'http://any').searchParams.get('signature')}.en"`
    const known = await fetched(url, 'employee', { headers: { 'If-None-Match': tag } })
    expect([known.status, known.headers.get('ETag'), await known.text()]).toEqual([304, tag, ''])
    const head = await fetched(url, 'employee', { method: 'HEAD' })
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, tag, ''])
    expect(head.headers.get('Content-Type')).toBe('application/pdf')
    expect(reads.count()).toBe(0)
    const drawn = await fetched(url, 'employee', { headers: { 'If-None-Match': '"another"' } })
    const bytes = await drawn.arrayBuffer()
    expect([drawn.status, drawn.headers.get('Content-Length')]).toEqual([
      200,
      String(bytes.byteLength),
    ])
    expect(reads.count()).toBe(1)
  })

  test('goes one by one for a person and holds up nobody else', async () => {
    const reviewer = await world.as('reviewer')
    const own = contentOf(await employee.myForms.pdf({ myFormId })).url
    const others = contentOf(await reviewer.myForms.pdf({ myFormId })).url
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    const reads = watchedReads((nth) => (nth === 1 ? gate : Promise.resolve()))
    const mine = [fetched(own, 'employee'), fetched(own, 'employee'), fetched(own, 'employee')]
    await vi.waitFor(() => expect(reads.count()).toBe(1))
    expect((await fetched(others, 'reviewer')).status).toBe(200)
    expect(reads.count()).toBe(2)
    letGo()
    expect((await Promise.all(mine)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(reads.count()).toBe(4)
  })

  test('is let through five times at once and again every two seconds', async () => {
    const { url } = contentOf(await employee.myForms.excel({ section: 'completed' }))
    const statuses = []
    for (let tries = 1; tries <= 5; tries += 1) {
      statuses.push((await fetched(url, 'employee')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const sixth = await fetched(url, 'employee')
    expect([sixth.status, sixth.headers.get('Retry-After')]).toEqual([429, '2'])
    world.wait(2000)
    expect((await fetched(url, 'employee')).status).toBe(200)
  })

  test('answers a named problem when what it needs has gone since', async () => {
    const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
    watchedReads(() => Promise.reject(new DatabaseUnavailable('gone')))
    const response = await fetched(url, 'employee')
    vi.restoreAllMocks()
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ problem: { name: 'database_unavailable' } })
    expect((await fetched(url, 'employee')).status).toBe(200)
  })
})

describe('the workbook of a list', () => {
  beforeEach(() => world.wait(60_000))

  test('is refused to nobody, and its address to everybody else', async () => {
    expect((await world.http('/my-form-excel')).status).toBe(401)
    const { url } = contentOf(await employee.myForms.excel({ section: 'completed' }))
    expect((await fetched(url, 'colleague')).status).toBe(403)
    const widened = url.replace('section=completed', 'section=ongoing')
    expect((await fetched(widened, 'employee')).status).toBe(403)
  })

  test('says how long a form took until it was first handed in', async () => {
    const again = await placeEntry(world, 'sent-again', {
      status: 'complete',
      columns: { started_at: '2026-03-01T18:00:00Z', submitted_at: '2026-03-04T18:00:00Z' },
    })
    await world.database.kysely
      .insertInto('my_form_versions')
      .values(
        ['2026-03-01T18:25:00Z', '2026-03-04T18:00:00Z'].map((at, index) => ({
          ...{ shard_key: castShard, my_form_id: again, version: index + 1, score: null },
          ...{ answers: json({}), person_id: cast.employee, made_at: at },
        })),
      )
      .execute()
    const { url } = contentOf(await employee.myForms.excel({ section: 'completed' }))
    const bytes = new Uint8Array(await (await fetched(url, 'employee')).arrayBuffer())
    const { sheets } = await readXlsx(bytes)
    const [head, ...rows] = sheets[0]?.rows ?? []
    const at = (name: string) => head?.indexOf(name) ?? -1
    const row = rows.find((each) => each[at('Number')] === again)
    expect(row?.[at('Minutes')]).toBe(25)
    await deleteEntry(world, again)
  })

  test('holds the rows of the list with true dates and numbers, and text that stays text', async () => {
    const { url } = contentOf(
      await employee.myForms.excel({ section: 'completed', search: 'short' }),
    )
    const bytes = new Uint8Array(await (await fetched(url, 'employee')).arrayBuffer())
    const { sheets } = await readXlsx(bytes)
    const [forms, about] = sheets
    const [head, ...rows] = forms?.rows ?? []
    expect(rows).toHaveLength(1)
    const cell = (name: string) => rows[0]?.[head?.indexOf(name) ?? -1]
    expect(cell('Form')).toBe('Short check')
    expect(cell('District')).toBe('Permian')
    expect(cell('Title answer')).toBe('=HYPERLINK("http://evil.example")')
    expect(cell('Score %')).toEqual(expect.any(Number))
    expect(cell('Started')).toEqual(new Date('2026-03-05T09:00:00Z'))
    expect(cell('Minutes')).toBe(0)
    const lines = new Map(about?.rows.map(([what, value]) => [what, value]))
    expect(lines.get('Forms')).toBe(1)
    expect(lines.get('Times are of')).toBe(castZone)
    expect(lines.get('Search')).toBe('short')
  })
})

test('nothing of this left a trace in the log', () => {
  expect(world.failures).toEqual([])
})
