import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast, castFullName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { lockedOn, lockedWith, placeLoto } from '../../../test/place-loto.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

test('the workbook says of each lockout what the list says, and how long it was locked', async () => {
  await placeLoto(world, 'told', {
    columns: {
      ...{ status: 'work_active', pad_id: 'pad-1', reason: 'Worn seats.', handover_count: 2 },
      ...{ test_count: 1, absent_count: 1, first_locked_at: '2026-03-05T11:30:00Z' },
    },
    points: [lockedWith('1', { locked_at: '2026-03-05T12:30:00Z' }), lockedWith('2')],
    people: [lockedOn(cast.colleague, '3'), { person_id: cast.reviewer, role: 'affected' }],
  })
  const { loto } = await world.as('employee')
  const { url } = contentOf(await loto.excel({ section: 'live', templateIds: ['usual'] }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const { sheets } = await readXlsx(Buffer.from(await file.arrayBuffer()))
  const [heads = [], line = []] = sheets[0]?.rows ?? []
  expect(Object.fromEntries(heads.map((head, place) => [head, line[place]]))).toMatchObject({
    ...{ Number: 'LOTO-26-told', Title: 'Lockout told', Status: 'Work active' },
    ...{ 'Equipment category': 'Pump', 'Equipment no.': 'PMP-06', Template: 'LOTO-usual' },
    ...{ 'Template rev': 1, Reason: 'Worn seats.', Primary: castFullName('foreman') },
    ...{ Points: 2, 'Locks on': 3, 'People authorised': 1, 'Hours locked': 3.5 },
    ...{ Handovers: 2, 'Test cycles': 1, 'Absent removals': 1, Pad: 'Blue Mesa 12' },
  })
  expect(JSON.stringify(sheets[1]?.rows)).toContain('LOTO-usual Template usual')
})
