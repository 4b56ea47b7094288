import { expect, test } from 'vitest'
import type { DeclaredFields } from '@holdpoint/api'
import { declaredStart } from './declared-start.ts'
import { declaredTexts } from './declared-texts.ts'

const fields = {
  name: { kind: 'line', label: 'Name', lengthMax: 100 },
  cost: { kind: 'number', label: 'Cost', max: 99_999, unit: 'USD' },
  isInjured: { kind: 'flag', label: 'Injured' },
  isOld: { kind: 'flag', label: 'Old' },
  at: { kind: 'moment', label: 'At' },
  on: { kind: 'day', label: 'On' },
  teamIds: { kind: 'people', label: 'Team', max: 4 },
  kindId: { kind: 'category', label: 'Kind', type: 'type' },
  size: { kind: 'choice', label: 'Size', choices: { small: 'Small' } },
  note: { kind: 'text', label: 'Note', lengthMax: 500 },
} as const satisfies DeclaredFields
const held = {
  ...{ name: 'Pump 7', cost: 12345.5, isInjured: true, isOld: false, on: '2025-12-31' },
  ...{ at: '2026-11-20T22:42:00Z', teamIds: ['p-1', 'p-2'], kindId: 'type.npt', size: 'small' },
  note: '',
}

test('what is filled is put into words, on the clock of whoever reads it', () => {
  const named = { teamIds: 'Ann, Bo', kindId: 'NPT event' }
  const clock = { timeZone: 'America/Chicago', now: new Date('2026-11-21T00:00:00Z') }
  expect(declaredTexts(fields, held, named, clock)).toEqual({
    ...{ name: 'Pump 7', cost: '12,345.5 USD', isInjured: 'Yes', size: 'Small' },
    ...{ at: '20 Nov, 16:42', on: '31 Dec 2025', teamIds: 'Ann, Bo', kindId: 'NPT event' },
  })
  expect(declaredTexts(fields, { cost: 0, teamIds: [] }, named, clock)).toEqual({ cost: '0 USD' })
})

test('a form begins with what is held, on the clock of whoever writes', () => {
  expect(declaredStart(fields, held, 'America/Chicago')).toEqual({
    ...{ name: 'Pump 7', cost: '12345.5', isInjured: 'true', isOld: '', on: '2025-12-31' },
    ...{ at: '2026-11-20T16:42', teamIds: ['p-1', 'p-2'], kindId: 'type.npt', size: 'small' },
    note: '',
  })
  expect(declaredStart(fields, { cost: 0 }, 'UTC')).toMatchObject({ cost: '0', at: '', on: '' })
})
