import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

/** How long each action was open, by its title, as the workbook has it. */
async function daysOpen() {
  const { actions } = await world.as('employee')
  const asked = { section: 'mine' as const, status: ['open', 'closed'] }
  const { url } = contentOf(await actions.excel(asked))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  const [heads = [], ...lines] = sheets[0]?.rows ?? []
  const cell = (line: typeof heads, head: string) => line[heads.indexOf(head)]
  return Object.fromEntries(lines.map((line) => [cell(line, 'Title'), cell(line, 'Days open')]))
}

test('the days that an action was open are those of the reader’s calendar', async () => {
  // By the clock of the database, an evening in Chicago lies on the next day.
  const evening = (day: string) => new Date(`${day}T21:00:00-06:00`)
  await placeAction(world, 'of-this-evening', { columns: { created_at: evening('2026-03-05') } })
  const closed = { status: 'closed', closed_at: evening('2026-03-03') } as const
  const noon = new Date('2026-03-03T12:00:00-06:00')
  await placeAction(world, 'of-one-day', { columns: { ...closed, created_at: noon } })
  world.wait(evening('2026-03-05').getTime() + 60_000 - world.ports.clock.now().getTime())
  expect(await daysOpen()).toEqual({ 'Action of-this-evening': 0, 'Action of-one-day': 0 })
  world.wait(12 * 60 * 60_000)
  expect(await daysOpen()).toEqual({ 'Action of-this-evening': 1, 'Action of-one-day': 0 })
})
