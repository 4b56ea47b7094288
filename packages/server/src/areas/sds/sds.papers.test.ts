import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { pdfOf } from '../../../test/made-files.ts'
import { placeManyPeople } from '../../../test/place-people.ts'
import { placeSheet, placeSheetAcknowledgement, placeStock } from '../../../test/place-sheet.ts'
import { grantTo } from '../../../test/rights.ts'
import { sendPhoto } from '../../../test/send-photo.ts'
import { withEachLine } from '../../../test/with-each-line.ts'

// The papers of safety data sheets: the supplier's own PDF, and the inventory as a workbook.

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'manager', ['manage_sds'])
  await placeSheet(world, 'acid', {
    ...{ product_name: '=HYPERLINK("http://x") acid', h_codes: ['H290', 'H314'] },
    ...{ signal_word: 'danger', un_number: 'UN1789' },
  })
  await placeSheet(world, 'soap', { product_name: 'Soap' })
})
afterAll(() => world.close())

function send(who: CastName, name: string, bytes: Buffer): Promise<Response> {
  const form = new FormData()
  form.set('sheetId', 'acid')
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return world.http('/sds-file', { method: 'POST', body: form, as: who })
}

const read = (who: CastName) => world.http('/sds-file?sheetId=acid', { as: who })

describe('the supplier’s PDF', () => {
  test('is brought by who keeps sheets, and is a PDF', async () => {
    const pdf = pdfOf(['Hydrochloric acid'])
    expect((await send('employee', 'acid.pdf', pdf)).status).toBe(403)
    const page = Buffer.from('<svg><script>alert(1)</script></svg>')
    const refused = await send('manager', 'acid.svg', page)
    expect(refused.status).toBe(415)
    expect(await refused.text()).toContain('Please choose a picture (JPEG, PNG, WebP) or a PDF.')
    const file = `upload:${await sendPhoto(world, 'manager')}`
    expect(
      await (await world.as('manager')).sds.saveDocument({ sheetId: 'acid', file }),
    ).toMatchObject({ problem: { message: 'Please choose a PDF.' } })
    expect((await read('employee')).status).toBe(404)
  })

  test('is read as it was brought, runs nothing, and makes way for the next one', async () => {
    const first = pdfOf(['Of last year'])
    const harmful = pdfOf(['Of this year'], {
      root: '/OpenAction 6 0 R',
      objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>', '<< /S /Launch /F (/bin/sh) >>'],
    })
    for (const [name, bytes] of [
      ['2025.pdf', first],
      ['2026.pdf', harmful],
    ] as const) {
      expect((await send('manager', name, bytes)).status).toBe(200)
      const answer = await read('employee')
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      expect(answer.headers.get('Content-Type')).toBe('application/pdf')
      expect(answer.headers.get('Content-Disposition')).toContain(name)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
    }
    const { document } = contentOf(await (await world.as('employee')).sds.get({ sheetId: 'acid' }))
    expect(document).toMatchObject({ name: '2026.pdf' })
    const { data } = contentOf(await (await world.as('manager')).sds.history({ sheetId: 'acid' }))
    expect(data.filter(({ action }) => action === 'add document')).toHaveLength(2)
  })
})

async function readWorkbook(who: CastName, url: string) {
  const file = await world.http(url.replace('/api/v1', ''), { as: who })
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [heads, ...rows] = sheets[0]?.rows ?? []
  const lines = rows.map((row) =>
    Object.fromEntries((heads ?? []).map((head, at) => [String(head), row[at] ?? null])),
  )
  return { names: sheets.map(({ name }) => name), lines }
}

test('the workbook is the inventory by pad: a line for each container, none runs as a formula', async () => {
  const manager = await world.as('manager')
  const stock = { sheetId: 'acid', padId: 'pad-1', unit: 'gal' }
  contentOf(await manager.sds.saveInventory({ ...stock, container: 'Tote', quantity: '275.5' }))
  contentOf(
    await manager.sds.saveInventory({ ...stock, container: 'Drum', quantity: 55, maximum: 110 }),
  )
  const employee = await world.as('employee')
  expect(problemOf(await world.nobody.sds.excel({ section: 'approved' }))).toBe('not_signed_in')
  const { url } = contentOf(await employee.sds.excel({ section: 'approved' }))
  const { names, lines } = await readWorkbook('employee', url)
  expect(names).toEqual(['Chemical inventory', 'About'])
  expect(lines).toMatchObject([
    { Number: 'SDS-26-acid', Pad: 'Blue Mesa 12', Container: 'Drum', Quantity: 55, Maximum: 110 },
    {
      Number: 'SDS-26-acid',
      Pad: 'Blue Mesa 12',
      Container: 'Tote',
      Quantity: 275.5,
      Maximum: null,
    },
    { Number: 'SDS-26-soap', Product: 'Soap', Pad: null, Container: null, Quantity: null },
  ])
  expect(lines[0]).toMatchObject({
    ...{
      'Signal word': 'Danger',
      'Hazard codes': 'H290, H314',
      'UN number': 'UN1789',
      Unit: 'gal',
    },
    'Emergency phone': '+1 800 555 0100',
  })
  expect(String(lines[0]?.['Product'])).toMatch(/acid$/)
  expect(lines[0]?.['Next review']).toEqual(new Date('2028-01-15T00:00:00Z'))
})

test('the inventory is refused where two sheets have more lines than a workbook takes', async () => {
  await placeSheet(world, 'tank', { product_name: 'Tank farm' })
  await placeStock(world, 'tank')
  await placeSheet(world, 'no-tank', { product_name: 'Tank farm, empty' })
  const asked = { section: 'approved', search: 'Tank farm' } as const
  const { sds } = await world.as('employee')
  const { url } = contentOf(await sds.excel(asked))
  await withEachLine(world, 'sds_inventory', 1_048_575, async () => {
    const tooLong =
      'This list holds 1048576 lines; a workbook takes at most 1048575. Please narrow the filters.'
    expect(await sds.excel(asked)).toMatchObject({
      status: 222,
      content: { totalRecords: 1_048_576, recordsMax: 1_048_575 },
      errors: [tooLong],
    })
    const late = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    expect(await late.text()).toContain(tooLong)
  })
})

test('a second workbook says who has acknowledged each sheet, and to who only reads their own lines', async () => {
  const ack_from = world.ports.clock.now()
  await placeSheet(world, 'asks', { product_name: 'Asks', require_ack: true, ack_from })
  await placeStock(world, 'asks')
  const at = new Date(ack_from.getTime() + 1000).toISOString()
  await placeSheetAcknowledgement(world, 'asks', cast.employee, at)
  expect(problemOf(await world.nobody.sds.peopleExcel({}))).toBe('not_signed_in')
  const linesFor = async (who: CastName) => {
    const { sds } = await world.as(who)
    const { url } = contentOf(await sds.peopleExcel({ section: 'approved', search: 'Asks' }))
    return readWorkbook(who, url)
  }
  const { names, lines } = await linesFor('manager')
  expect(names).toEqual(['Sheets and people', 'About'])
  const counts = contentOf(await (await world.as('manager')).sds.get({ sheetId: 'asks' })).counts
  expect(lines).toHaveLength(counts?.audience ?? 0)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((line) => line['State'] === 'Acknowledged')).toMatchObject([
    { Product: 'Asks', Acknowledged: expect.any(Date) as Date },
  ])
  const own = (await linesFor('employee')).lines
  expect(own).toMatchObject([{ Product: 'Asks', State: 'Acknowledged' }])
})

test('is refused where sheets times people are more lines than a workbook takes', async () => {
  await placeManyPeople(world, 2200)
  for (let n = 0; n < 500; n += 1) {
    await placeSheet(world, `lot-${n}`, { product_name: 'Lots', require_ack: true })
    await placeStock(world, `lot-${n}`)
  }
  const asked = { section: 'approved', search: 'Lots' } as const
  const ask = async (who: CastName) => (await world.as(who)).sds.peopleExcel(asked)
  const started = performance.now()
  const { counts } = contentOf(await (await world.as('manager')).sds.get({ sheetId: 'lot-0' }))
  // Each person is looked at once: a tenth of a second is usual, each times all took forty.
  expect(performance.now() - started).toBeLessThan(5_000)
  const lines = 500 * (counts?.audience ?? 0)
  const refused = await ask('manager')
  expect(refused).toMatchObject({
    status: 222,
    content: { totalRecords: lines, recordsMax: 1_048_575 },
    errors: [
      `This list holds ${lines} lines; a workbook takes at most 1048575. Please narrow the filters.`,
    ],
  })
  // A line for each sheet fits.
  contentOf(await ask('employee'))
})
