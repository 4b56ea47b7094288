import { describe, expect, test } from 'vitest'
import type { SqrDetail } from '@holdpoint/api'
import { toCauses, toTimeline } from './panes-view.server.ts'
import { statusesOf } from './sqr-view.server.ts'

const context = { timeZone: 'America/Chicago', now: () => new Date('2026-11-22T12:00:00Z') }

/** A report that says no more than a test asks. */
const reportWith = (parts: Partial<SqrDetail>) =>
  ({ scat: [], ncr: [], ncrStep: null, timeline: [], hours: null, ...parts }) as SqrDetail

function eventOf(lineId: string, hours: number) {
  const at = '2026-11-20T12:00:00Z'
  return { lineId, eventId: 'e', at, hours, source: null, note: '', words: { eventId: 'Waiting' } }
}

describe('a timeline', () => {
  test.each([
    ['adds up within a quarter of an hour', 4.25, 'It adds up.', true],
    ['lacks what is missing', 5.5, '1:30 h are missing.', false],
    ['has too much', 3.5, '0:30 h are too much.', false],
  ])('%s', (_what, hours, said, isWhole) => {
    const timeline = [eventOf('a', 3), eventOf('b', 1)]
    const { sum } = toTimeline(reportWith({ timeline, hours }), context)
    expect(sum).toEqual({ text: expect.stringContaining(`4:00 of `), isWhole })
    expect(sum.text.endsWith(said)).toBe(true)
  })

  test('says each by its share, and by none while the lost time is not known', () => {
    const timeline = [eventOf('a', 3), eventOf('b', 1)]
    const shares = (hours: number | null) =>
      toTimeline(reportWith({ timeline, hours }), context).lines.map(({ percent }) => percent)
    expect(shares(4)).toEqual([75, 25])
    expect(shares(null)).toEqual([null, null])
    // Nothing was lost: there is nothing to have a share of.
    expect(shares(0)).toEqual([null, null])
  })
})

describe('causes', () => {
  const why = { why: '', evidence: '', gap: null } as const
  const leaf = (id: string, path: string[]) => ({ categoryId: id, path }) as never

  test('stand below their block, and one whose block is gone below others', () => {
    const scat = ['i1', 'i2', 'gone'].map((itemId) => ({
      ...{ lineId: itemId, itemId, ...why },
      words: { itemId: `Name of ${itemId}` },
    }))
    const tree = [leaf('i1', ['Basic', 'Training', 'Lacking']), leaf('i2', ['Basic', 'Haste'])]
    const { blocks } = toCauses(reportWith({ scat }), tree, context)
    expect(
      blocks.map(({ name, rows }) => [name, rows.map(({ texts }) => texts['itemId'])]),
    ).toEqual([
      ['Basic', ['Training: Lacking', 'Haste']],
      ['Other causes', ['Name of gone']],
    ])
  })

  test.each([
    ['open', ['done', 'next', 'later', 'later', 'later', 'later', 'later']],
    ['cause_found', ['done', 'done', 'done', 'done', 'next', 'later', 'later']],
    ['closed', ['done', 'done', 'done', 'done', 'done', 'done', 'done']],
  ] as const)('a non-conformance that is %s', (ncrStep, states) => {
    const { steps } = toCauses(reportWith({ ncrStep }), [], context)
    expect(steps.map(({ state }) => state)).toEqual(states)
  })
})

describe('the statuses that a move may give', () => {
  const name = (statusId: string, phase: string) => ({ statusId, status: statusId, phase })
  const detail = {
    ...{ phase: 'approval', status: { statusId: 'a1' }, linkedActions: [], ncrStep: null },
    statuses: [
      ...[name('a1', 'approval'), name('a2', 'approval')],
      ...[name('m', 'monitoring'), name('c', 'closed'), name('i', 'investigating')],
    ],
  } as unknown as SqrDetail
  const ids = (event: string, more: Partial<SqrDetail> = {}) =>
    statusesOf(event, { ...detail, ...more }).map(([id]) => id)

  test('are those of the phase that it leads to', () => {
    expect(ids('return')).toEqual(['i'])
    expect(ids('void')).toEqual([])
  })

  test('are another name of the phase, where the name alone is changed', () => {
    expect(ids('relabel')).toEqual(['a2'])
  })

  test('of an approved report follow from its actions and its non-conformance', () => {
    const action = (status: string) => ({ linkedActions: [{ status }] as never })
    expect(ids('approve')).toEqual(['c'])
    expect(ids('approve', action('cancelled'))).toEqual(['c'])
    expect(ids('approve', action('closed'))).toEqual(['m'])
    expect(ids('approve', { ncrStep: 'verification' })).toEqual(['m'])
    expect(ids('approve', { ncrStep: 'closed' })).toEqual(['c'])
  })

  test('of what is no move are none', () => {
    expect(ids('toString')).toEqual([])
  })
})
