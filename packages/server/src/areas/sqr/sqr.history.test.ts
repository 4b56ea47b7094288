import { afterAll, beforeAll, expect, test } from 'vitest'
import { sqrEmployees, sqrTimeline } from '@holdpoint/api'
import { cast } from '../../../test/cast.ts'
import { contentOf } from '../../../test/harness.ts'
import { startSqrWorld, wholeHeader, type SqrWorld } from '../../../test/sqr-world.ts'
import { changedLines, lineInWords } from './sqr.line-words.ts'

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
})
afterAll(() => world.close())

/** What the last event of a report tells, in the order of the words. */
async function lastOf(sqrId: string) {
  const { history } = await world.read('employee', sqrId)
  return history.data[0]?.fields.map(({ label, from, to }) => [label, from, to]).toSorted()
}

test('an edit is told by what its fields and what they hold are called', async () => {
  const sqrId = await world.begin({ startsAt: '2026-03-04T12:00:00Z' })
  const { sqr } = await world.as('employee')
  const edit = {
    ...{ ...wholeHeader, sqrId, startsAt: '2026-03-04T13:30:00Z', isRecordable: true },
    ...{ ownerId: cast.foreman, teamIds: [cast.colleague, cast.manager], padId: 'pad-1' },
    ...{ codeId: 'code.mech', potentialSeverity: 'level_2' as const, title: 'Washed out' },
  }
  contentOf(await sqr.saveHeaderInfo(edit))
  expect(await lastOf(sqrId)).toEqual([
    ['Began', '2026-03-04 06:00', '2026-03-04 07:30'],
    ['Code', null, 'MECH'],
    ['Investigation team', null, 'Test Colleague, Test Manager'],
    ['Owner', null, 'Test Foreman'],
    ['Pad', null, 'Blue Mesa 12'],
    ['Recordable injury or illness', 'No', 'Yes'],
    ['Severity', 'Level 2', 'Level 1'],
    ['Title', 'Fluid end washed out', 'Washed out'],
    ['What it might have been', null, 'Level 2'],
  ])
})

test('a move is told by its phase and its status, a link by a number', async () => {
  const sqrId = await world.begin()
  contentOf(await world.ask('employee', sqrId, 'submit'))
  expect(await lastOf(sqrId)).toEqual([
    ['Phase', 'Draft', 'Open'],
    ['Status', 'Draft', 'Open'],
  ])
  const above = await world.begin()
  contentOf(await world.ask('employee', above, 'submit'))
  const { sqr } = await world.as('admin')
  contentOf(await sqr.saveLinking({ sqrId, parentId: above }))
  const { number } = await world.read('employee', above)
  expect(await lastOf(sqrId)).toEqual([['Linked below', null, number]])
})

test('lines are told as those that went and came, with how many there are', async () => {
  const sqrId = await world.begin()
  const { sqr } = await world.as('employee')
  const begun = { eventId: 'timeline-event.stop.ours', at: '2026-03-04T12:00:00Z', hours: '0.5' }
  const again = { ...begun, eventId: 'timeline-event.recovery.found' }
  contentOf(await sqr.saveTimeline({ sqrId, timeline: JSON.stringify([begun, again]) as never }))
  const [lines] = (await lastOf(sqrId)) ?? []
  expect(lines?.[0]).toBe('Timeline: 2 lines')
  expect(lines?.[2]).toContain('Began: 2026-03-04 06:00; How long: 0.5 h')
  contentOf(await sqr.saveTimeline({ sqrId, timeline: [] }))
  expect((await lastOf(sqrId))?.[0]).toEqual(['Timeline: 0 lines', lines?.[2], null])
})

test('a line says what is filled, and an order that changes is no change', () => {
  const words = { personId: 'Test Colleague', involvementId: 'Witness' }
  const content = { personId: 'p', involvementId: 'w', isInjured: false, isSSE: true, note: '' }
  expect(lineInWords(sqrEmployees.fields, { content, words }, 'UTC')).toBe(
    'Person: Test Colleague; Involvement: Witness; Short-service employee at the time',
  )
  const one = { content: { hours: 1, source: 'frac' }, words: {} }
  const other = { content: { hours: 2 }, words: {} }
  const changed = (...sides: Parameters<typeof changedLines>[1]) =>
    changedLines(sqrTimeline, sides, 'UTC')
  expect(changed([one, other], [other, one])).toEqual({})
  expect(changed([one], [one, other])).toEqual({
    timeline: { from: [], to: ['How long: 2 h'], lines: 2 },
  })
})
