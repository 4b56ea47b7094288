import { describe, expect, test } from 'vitest'
import { jsaGuards, type JsaFacts } from './jsa.rules.ts'
import { grownRisk, lostThrough } from './jsa.running.rules.ts'

const at = (hour: string) => new Date(`2026-03-05T${hour}:00Z`)

const whole: JsaFacts = {
  ...{ personId: 'supervisor', editsAll: false, authorId: 'author', supervisorId: 'supervisor' },
  ...{ startsAt: at('08:00'), expiresAt: at('20:00'), now: at('10:00'), openedAt: at('07:00') },
  ...{ hazardCount: 1, uncontrolled: null, unrated: null, worsened: null },
  ...{ risk: 'Medium', attendeeCount: 1 },
  ...{ isSupervisorSigned: true, isSupervisorHere: true, submittedBy: null, hazardWriters: [] },
}
const grown = {
  path: 'hazards',
  message: 'Somebody else approves a risk that has grown. Stop the work.',
}

describe('the risk that an edit of a running job adds', () => {
  const one = { id: 'one', risk: 'High' } as const
  test.each([
    ['none, as it was', [one], null],
    ['none, where one has fallen', [{ id: 'one', risk: 'Medium' }], null],
    ['none, where a milder one is new', [one, { id: 'two', risk: 'Medium' }], null],
    ['a second one that is as high', [one, { id: 'two', risk: 'High' }], 'High'],
    ['one under another id', [{ id: 'two', risk: 'High' }], 'High'],
    [
      'the worst of several',
      [
        { id: 'one', risk: 'Severe' },
        { id: 'two', risk: 'High' },
      ],
      'Severe',
    ],
  ] as const)('is %s', (_what, after, risk) => {
    expect(grownRisk([one], after)).toBe(risk)
  })

  test('is that of a hazard which was low before', () => {
    const low = { id: 'two', risk: 'Low' } as const
    expect(grownRisk([one, low], [one, { ...low, risk: 'High' }])).toBe('High')
  })

  test.each([
    ['none', null, {}, null],
    ['a high one, by the supervisor', 'High', {}, null],
    ['a high one, by the supervisor beside a severe one', 'High', { risk: 'Severe' }, null],
    ['a high one, by who wrote the analysis', 'High', { authorId: 'supervisor' }, grown],
    ['a high one, by who wrote its hazards', 'High', { hazardWriters: ['supervisor'] }, grown],
    ['a severe one', 'Severe', {}, grown],
    ['a severe one, by whoever edits all', 'Severe', { editsAll: true }, null],
  ] as const)('may be %s, or not', (_what, risk, facts, lost) => {
    expect(lostThrough({ ...whole, ...facts }, risk)).toEqual(lost)
  })
})

test.each([
  [{ supervisorId: null }, 'supervisorId'],
  [{ expiresAt: at('09:00') }, 'expiresAt'],
  [{ hazardCount: 0 }, 'hazards'],
  [{ worsened: 'Load drops' }, 'hazards'],
  [{ risk: 'Unacceptable' }, 'hazards'],
] as const)('an edit keeps a running job whole: %j', (facts, path) => {
  expect(lostThrough({ ...whole, ...facts }, null)?.path).toBe(path)
})

test('nobody approves hazards that they wrote, and is told so', () => {
  expect(jsaGuards.isNotAuthor({ ...whole, hazardWriters: ['supervisor'] })).toBe(
    'Somebody else approves hazards that you wrote.',
  )
  expect(jsaGuards.isNotAuthor({ ...whole, hazardWriters: ['another'] })).toBeNull()
})
