import { crews } from './organisation.ts'

/** How an analysis of the demo world ended, or where it stands. */
export type JsaFate =
  | 'closed'
  | 'stopped-and-closed'
  | 'expired'
  | 'cancelled'
  | 'draft'
  | 'awaiting_approval'
  | 'ready'
  | 'active'
  | 'stopped'

/** An analysis before anybody wrote it. */
export type JsaPlan = {
  crewCode: string
  fate: JsaFate
  /** When the work begins: so many days ago at the change of shifts, or so many minutes from now. */
  begins: { daysAgo: number } | { inMinutes: number }
  shift: 'day' | 'night'
  isStar: boolean
}

const past = 35
const fateOf = (index: number): JsaFate => {
  if (index % 11 === 10) {
    return 'expired'
  }
  if (index % 13 === 12) {
    return 'cancelled'
  }
  return index % 6 === 4 ? 'stopped-and-closed' : 'closed'
}

const today = (crewCode: string, fate: JsaFate, inMinutes: number): JsaPlan => ({
  ...{ crewCode, fate, begins: { inMinutes }, shift: 'day', isStar: false },
})

/** Sixty days of the crews in turn, and what the demo crew and another one do today. */
export const jsaPlans: readonly JsaPlan[] = [
  ...Array.from({ length: past }, (_, index): JsaPlan => {
    const crew = crews[index % crews.length] ?? crews[0]
    return {
      ...{ crewCode: crew.code, fate: fateOf(index), isStar: index === 20 || index === 33 },
      begins: { daysAgo: 60 - Math.floor((index * 59) / (past - 1)) },
      shift: index % 4 === 3 ? 'night' : 'day',
    }
  }),
  today('F-01', 'active', -150),
  today('F-01', 'ready', 75),
  today('F-01', 'awaiting_approval', 300),
  today('F-01', 'draft', 1440),
  today('F-02', 'stopped', -260),
]
