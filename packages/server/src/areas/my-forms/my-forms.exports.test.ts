import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { castPassword, castZone, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { pagesOf } from '../../../test/read-pdf.ts'

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
function fetched(url: string, as: CastName): Promise<Response> {
  return world.http(url.replace('/api/v1', ''), { as })
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
    expect(text).toContain('Walkways are free')
    expect(text).toContain('Schläuche')
    expect(text).toContain('на пути')
    expect(text).toMatch(/Signed by name and password by Test Employee, 5 Mar 2026/)
    expect(text).toMatch(/Score \d+ %, pass mark 80 %/)
    expect(text).toContain(`page 1 of ${pages.length}`)
    expect(Buffer.from(bytes).includes('/StructTreeRoot')).toBe(true)
  })
})

describe('the workbook of a list', () => {
  test('is refused to nobody, and its address to everybody else', async () => {
    expect((await world.http('/my-form-excel')).status).toBe(401)
    const { url } = contentOf(await employee.myForms.excel({ section: 'completed' }))
    expect((await fetched(url, 'colleague')).status).toBe(403)
    const widened = url.replace('section=completed', 'section=ongoing')
    expect((await fetched(widened, 'employee')).status).toBe(403)
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
    const lines = new Map(about?.rows.map(([what, value]) => [what, value]))
    expect(lines.get('Forms')).toBe(1)
    expect(lines.get('Times are of')).toBe(castZone)
    expect(lines.get('Filter: search')).toBe('short')
  })
})

test('nothing of this left a trace in the log', () => {
  expect(world.failures).toEqual([])
})
