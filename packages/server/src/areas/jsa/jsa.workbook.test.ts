import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castFullName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa, signedAs } from '../../../test/place-jsa.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

test('the workbook says of each analysis what the list says, and what was learnt', async () => {
  const closed = '2026-03-05T14:30:00Z'
  await placeJsa(world, 'told', {
    columns: {
      ...{ status: 'closed', closed_at: closed, lessons: 'Two tag lines.', shift: 'night' },
      ...{ crew_code: 'F-01', pad_id: 'pad-1', customer_id: 'c-1', well: '3H', stop_count: 2 },
      ...{ revision: 2, is_star: true },
    },
    hazards: [{}, { residual_likelihood: 3, residual_severity: 3 }],
    crew: [
      { person_id: cast.colleague, is_sse: true, left_at: closed },
      { person_id: cast.foreman, left_at: closed, ...signedAs(castFullName('foreman'), 2) },
      { name: 'Vic Visitor', left_at: '2026-03-05T14:10:00Z', ...signedAs('Vic Visitor', 1) },
    ],
  })
  const { jsa } = await world.as('employee')
  const { url } = contentOf(await jsa.excel({ signaturePercentage: 'some' }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  const [heads = [], line = []] = sheets[0]?.rows ?? []
  expect(Object.fromEntries(heads.map((head, place) => [head, line[place]]))).toMatchObject({
    ...{ Number: 'JSA-26-told', Title: 'Job told', Shift: 'Night', Status: 'Closed' },
    ...{ Crew: 'F-01 Red', 'Crew colour': 'red', Pad: 'Blue Mesa 12', Well: '3H' },
    ...{ Customer: 'Customer One', Supervisor: castFullName('foreman') },
    ...{ Attendees: 3, Signed: 2, 'Sign %': 66, 'SSE count': 1, Hazards: 2 },
    ...{ 'Worst residual': 'High', 'Stop-work count': 2, Revision: 2, Exemplar: 'Yes' },
    Lessons: 'Two tag lines.',
  })
})
