import { describe, expect, test } from 'vitest'
import { lotoPointEvents, lotoPointStates, lotoStates } from '@holdpoint/api'
import { checklistOf, missingAbsentCheck, missingCheck } from './loto.checks.ts'
import { heldAgainst, limitOf, metWords, readsWords } from './loto.readings.ts'
import { whyNotAt, whyStuck, type AtPoint } from './loto.points.rules.ts'
import { warningsOf, whyUnsignable } from './loto.rules.ts'

describe('a checklist', () => {
  const texts = {
    ...{ notify: ' Pump crew,\n data van. ', verification: '' },
    ...{ shutdown_steps: ' 1. Idle.\n\n  2) Stop. ', restoration_steps: '' },
  }

  test('of the shut-down holds the lines of the template that say something', () => {
    expect(checklistOf('shutDown', texts)).toEqual([
      { name: 'line-1', text: 'Idle.' },
      { name: 'line-2', text: 'Stop.' },
    ])
    expect(checklistOf('isolate', texts)).toEqual([])
  })

  test('says who is told, and how the machine is tried, where the template does', () => {
    expect(checklistOf('restore', texts)).toEqual([
      {
        name: 'notified',
        text: 'Everybody who is affected was told that the locks are off: Pump crew, data van.',
      },
    ])
    const tried = checklistOf('verify', { ...texts, verification: 'Press start' })[1]
    expect(tried?.text).toMatch(/neutral or off: Press start\.$/u)
    expect(checklistOf('verify', texts)[1]?.text).toMatch(/neutral or off\.$/u)
  })

  test('is whole once each of it is ticked', () => {
    const list = checklistOf('shutDown', texts)
    expect(missingCheck(list, ['line-2', 'other'])).toBe('Idle.')
    expect(missingCheck(list, ['line-2', 'line-1'])).toBeNull()
    expect(missingAbsentCheck(['away', 'told'])).toBe(
      'Every reasonable effort was made to reach them.',
    )
    expect(missingAbsentCheck(['told', 'tried', 'away'])).toBeNull()
  })
})

describe('a reading', () => {
  test.each([
    ['0', '0', 'psi', true],
    ['0.0', '0', 'psi', true],
    ['0,0', '0', 'psi', true],
    ['0 psi', '0', 'psi', true],
    ['0 PSI', '0 psi', '', true],
    ['-0', '0', 'psi', true],
    ['1,500', '1500', 'psi', true],
    ['1,500', '1.5', 'psi', false],
    ['1,5', '1.5', 'V', true],
    ['12,500.5 psi', '12500,5', 'psi', true],
    ['-1,250,000', '-1250000', '', true],
    ['0,0005', '0.0005', 'V', true],
    ['40', '0', 'psi', false],
    ['0.1', '0', 'V', false],
    ['12.5', '12,5', 'V', true],
    ['No  Crank', 'no crank', '', true],
    ['cranks', 'no crank', '', false],
    ['psi', '0', 'psi', false],
    ['zero', '0', 'psi', false],
    ['0', '0 V', '', true],
    ['0.0V', '0 V', '', true],
    ['0 V', '0 bar', '', false],
    ['0 A', '0', 'V', false],
    ['0 psi', '0', 'V', false],
    ['5 mbar', '5', 'bar', false],
    ['5 mΩ', '5', 'MΩ', false],
    ['5 mΩ', '5 MΩ', '', false],
    ['5 MΩ', '5', 'MΩ', true],
  ])('of “%s” where “%s %s” must be read is met: %s', (reading, expected, unit, met) => {
    const said = { reading, expected, limit: 'as_said', unit } as const
    expect(heldAgainst(said)).toEqual({ reading, isMet: met })
  })

  test.each([
    ['0.1', 'at_most', true, '0.1'],
    ['0,5 v', 'at_most', true, '0.5'],
    ['0.51', 'at_most', false, '0.51'],
    ['−480', 'at_most', false, '-480'],
    ['-0.5', 'at_most', true, '-0.5'],
    ['-480', 'below', false, '-480'],
    ['-0.5', 'below', false, '-0.5'],
    ['-0.49', 'below', true, '-0.49'],
    ['.5', 'below', false, '0.5'],
    ['0.49', 'below', true, '0.49'],
    ['0.50', 'exactly', true, '0.50'],
    ['0', 'exactly', false, '0'],
    ['-0.0', 'at_least', false, '0'],
    ['1,500.5', 'at_least', true, '1500.5'],
  ] as const)('of “%s” against %s 0.5 V is met: %s', (reading, limit, met, kept) => {
    const said = { reading, expected: '0.5', limit, unit: 'V' }
    expect(heldAgainst(said)).toEqual({ reading: kept, isMet: met })
  })

  test.each([
    ['-12', 'at_most', '-10', true],
    ['12', 'at_most', '-10', false],
    ['-1', 'at_most', '0', false],
    ['-1', 'below', '0', true],
    ['-12', 'below', '-10', true],
  ] as const)('of “%s” against %s %s bar is met: %s', (reading, limit, expected, isMet) => {
    expect(heldAgainst({ reading, expected, limit, unit: 'bar' })).toEqual({ reading, isMet })
  })

  test.each([
    ['5 mΩ', '1', 'at_least', 'MΩ'],
    ['0.4 MV', '500', 'at_most', 'mV'],
  ] as const)('of “%s” is none against %s %s in another unit', (reading, expected, limit, unit) => {
    const said = { reading, expected, limit, unit }
    expect(() => heldAgainst(said)).toThrow(`Please enter a number in ${unit}, such as 0.1.`)
  })

  test.each([
    ['', 'Please enter what was read.'],
    ['zero', 'Please enter a number in V, such as 0.1.'],
    ['0.1 bar', 'Please enter a number in V, such as 0.1.'],
    ['500 mV', 'Please enter a number in V, such as 0.1.'],
    ['1,500', 'Please write 1500 or 1.500: the comma may mean either.'],
  ])('of “%s” is none against a limit', (reading, message) => {
    const said = { reading, expected: '0.5', limit: 'at_most', unit: 'V' } as const
    expect(() => heldAgainst(said)).toThrow(message)
  })

  test('is told with its limit', () => {
    const said = { expected: '0.5', limit: 'at_most', unit: 'V' } as const
    expect(metWords({ reading: '0.1', ...said })).toBe('reads 0.1 V, at most 0.5 V: met')
    expect(readsWords({ reading: '0.7', ...said })).toBe('reads 0.7 V, must read at most 0.5 V.')
  })

  test('has a limit that is a number with a unit', () => {
    expect(limitOf({ expectedReading: '0,5 V', unit: 'V' })).toBe('0.5')
    const limit = (expectedReading: string, unit: string) => () =>
      limitOf({ expectedReading, unit })
    expect(limit('none', 'V')).toThrow('Please enter a number in V, such as 0.1.')
    expect(limit('', 'V')).toThrow('Please enter the number that is the limit.')
    expect(limit('0.5', '')).toThrow('Please enter the unit of the limit.')
  })
})

const at = (said: {
  status?: AtPoint['loto']['status']
  state?: AtPoint['point']['state']
  isGroup?: boolean
  energy?: string
  holder?: string
  personId?: string
}): AtPoint => ({
  point: {
    ...{ id: 'p1', tag: 'P-1', device: 'Valve', state: said.state ?? 'open' },
    ...{ stored_energy: said.energy ?? '', lockedById: 'ann' },
    holder: { personId: said.holder ?? 'ann', fullName: 'Ann' },
  },
  loto: {
    status: said.status ?? 'shutdown',
    is_group: said.isGroup ?? false,
    unremoved: { stepId: 'p2', tag: 'P-2', device: 'Cap' },
  },
  personId: said.personId ?? 'ann',
})

describe('a point', () => {
  test('is acted at in these states of it and of the lockout, and in no other one', () => {
    const open = lotoPointEvents.flatMap((event) =>
      lotoStates.flatMap((status) =>
        lotoPointStates.flatMap((state) => {
          const personId = event === 'removeAbsent' ? 'boss' : 'ann'
          const here = at({ status, state, personId })
          const loto = { ...here.loto, unremoved: { stepId: 'p1', tag: 'P-1', device: 'Valve' } }
          return whyNotAt(event, { ...here, loto }) === null ? [`${event} ${status} ${state}`] : []
        }),
      ),
    )
    const off = ['shutdown', 'test_mode', 'ready_to_restore'].flatMap((status) =>
      ['locked', 'released', 'verified'].map((state) => `${status} ${state}`),
    )
    expect(open).toEqual([
      ...['lock shutdown open', 'lock test_mode open'],
      ...['verify locked locked', 'verify locked released'],
      ...off.map((cell) => `unlock ${cell}`),
      ...off.map((cell) => `removeAbsent ${cell}`),
    ])
  })

  test.each([
    ['release', { status: 'locked', state: 'locked' }, 'P-1 Valve holds no stored energy.'],
    ['release', { status: 'locked', state: 'locked', energy: 'Bleed.' }, null],
    [
      ...(['verify', { status: 'locked', state: 'locked', energy: 'Bleed.' }] as const),
      'The stored energy of P-1 Valve is released first.',
    ],
    ['verify', { status: 'locked', state: 'verified' }, 'P-1 Valve is at zero already.'],
    [
      ...(['verify', { status: 'locked', state: 'locked', isGroup: true }] as const),
      'In a group, somebody else than who locked P-1 Valve verifies it.',
    ],
    ['verify', { status: 'locked', state: 'locked', isGroup: true, personId: 'ben' }, null],
    [
      'unlock',
      { state: 'locked', personId: 'ben' },
      'The lock of P-1 Valve is Ann’s, who takes it off.',
    ],
    ['removeAbsent', { state: 'locked' }, 'You take your own lock off yourself.'],
    [
      ...(['unlock', { status: 'ready_to_restore', state: 'locked' }] as const),
      'Locks come off in the reverse order: P-2 Cap is next.',
    ],
    [
      ...(['unlock', { status: 'work_active', state: 'verified' }] as const),
      'A lock comes off before all are on, in a test, or once it is cleared to restore.',
    ],
  ] as const)('%s with %j', (event, said, why) => {
    expect(whyNotAt(event, at(said))).toBe(why)
  })

  test('says what stands in its way to whoever looks', () => {
    const read = {
      ...{ reading: '40', expected_reading: '0', unit: 'psi', is_reading_met: false },
      reading_limit: 'as_said' as const,
    }
    expect(whyStuck(at({ status: 'locked', state: 'locked' }), read)).toBe(
      'Reads 40 psi, must read 0 psi.',
    )
    const unread = { ...read, reading: '', is_reading_met: null }
    expect(whyStuck(at({ status: 'locked', state: 'locked', energy: 'Bleed.' }), unread)).toBe(
      'Its stored energy is released first.',
    )
    expect(whyStuck(at({ status: 'shutdown' }), unread)).toBeNull()
  })
})

describe('a line of the list', () => {
  const signed = new Date('2026-03-05T12:00:00Z')
  test.each([
    ['authorized', 'locked', null, null, 'Personal locks go on once zero energy is verified.'],
    ['authorized', 'verified', null, null, null],
    ['authorized', 'work_active', signed, null, null],
    ['authorized', 'work_active', signed, signed, 'This personal lock is on already.'],
    [
      ...(['affected', 'draft', null, null] as const),
      'Who is affected or informed signs once it is prepared, until it is restored.',
    ],
    ['affected', 'prepared', null, null, null],
    ['other', 'ready_to_restore', signed, null, 'This is signed already.'],
  ] as const)('%s while %s', (role, status, signed_at, locked_at, why) => {
    const loto = { status, is_group: true, locked_on: ['ben'] }
    expect(whyUnsignable({ role, signed_at, locked_at, may_lead: false }, loto)).toBe(why)
  })

  test('puts a second lock on in a group, or before a hand-over', () => {
    const line = { role: 'authorized', signed_at: null, locked_at: null, may_lead: false } as const
    const loto = { status: 'work_active', is_group: false, locked_on: ['ben'] } as const
    const alone = { ...loto, locked_on: [] }
    expect(whyUnsignable(line, { ...loto, locked_on: ['ben'] })).toBe(
      'Somebody works under this lockout already. Please plan a group for several people.',
    )
    expect(whyUnsignable(line, alone)).toBeNull()
    const leader = { ...line, may_lead: true }
    expect(whyUnsignable(leader, { ...alone, locked_on: ['b'] })).toBeNull()
    expect(whyUnsignable(leader, { ...alone, locked_on: ['b', 'c'] })).toMatch(/plan a group/)
  })
})

test('warnings tell of the template, of other lockouts, and of a plan that is over', () => {
  const row: Parameters<typeof warningsOf>[0] = {
    ...{ status: 'draft', planned_end: new Date('2026-03-05T11:00:00Z') },
    ...{ is_template_superseded: true, inspection_due: '2026-03-05' },
  }
  const around = {
    ...{ now: new Date('2026-03-05T12:00:00Z'), today: '2026-03-05' },
    others: ['LOTO-26-00002', null],
  }
  expect(warningsOf(row, around)).toEqual([
    'Its template was to be inspected by 5 Mar.',
    'Its template is not in use any more. Please choose the one that is.',
    'LOTO-26-00002 has this machine out of service as well.',
    'Another lockout has this machine out of service as well.',
    'Its planned end is over.',
  ])
  expect(warningsOf({ ...row, status: 'closed' }, around)).toEqual([])
  const fine = { ...row, inspection_due: '2026-03-06', planned_end: null }
  expect(warningsOf({ ...fine, status: 'prepared' }, { ...around, others: [] })).toEqual([])
})
