/** How a lockout of the demo world went, or where it stands. */
export type LotoFate =
  | 'closed'
  | 'handed-over'
  | 'tested'
  | 'absent'
  | 'restored'
  | 'cancelled'
  | 'draft'
  | 'locking'
  | 'verified'
  | 'working'

/** A job for which a machine is locked out. */
export type LotoJob = { title: string; reason: string }

/** A lockout before anybody wrote it. */
export type LotoPlan = {
  /** The template that it is made from, by its code. */
  code: string
  job: LotoJob
  fate: LotoFate
  /** When the first lock goes on: so many days ago at an hour, or so many minutes from now. */
  begins: { daysAgo: number; hour: number } | { inMinutes: number }
  /** The machine by its code, where it matters which. */
  machine?: string
  /** The group box; none for who works alone. */
  lockbox: string
  /** The number of its first lock. */
  firstLock: number
}

/** What is done under each template, in the order in which it comes round. */
const jobs: Readonly<Record<string, readonly LotoJob[]>> = {
  'LOTO-FP-01': [
    { title: 'Valve and seat change', reason: 'Valves knock, and the rate drops.' },
    { title: 'Packing change', reason: 'Packing leaks more than a drop a second.' },
    { title: 'Fluid end off for inspection', reason: 'A crack was seen at bore 3.' },
  ],
  'LOTO-BL-02': [
    { title: 'Auger bearing change', reason: 'Bearing runs hot.' },
    { title: 'Tub entry for cleaning', reason: 'Sand has set in the corners.' },
  ],
  'LOTO-SC-03': [
    { title: 'Belt splice', reason: 'Belt is torn at the splice.' },
    { title: 'Head pulley change', reason: 'Pulley has lost its lagging.' },
  ],
  'LOTO-LT-04': [{ title: 'Lamp and mast cable', reason: 'Two lamps are out, cable is frayed.' }],
  'LOTO-GN-05': [{ title: 'Oil and filters', reason: 'Service at 500 hours.' }],
  'LOTO-WL-06': [{ title: 'Drum chain change', reason: 'Chain has stretched beyond its mark.' }],
}

const turns: readonly [string, ...string[]] = [
  'LOTO-FP-01',
  ...['LOTO-LT-04', 'LOTO-BL-02', 'LOTO-FP-01', 'LOTO-GN-05', 'LOTO-SC-03', 'LOTO-FP-01'],
  'LOTO-WL-06',
]
const groups: Readonly<Record<string, string>> = {
  'LOTO-FP-01': 'BX-06',
  'LOTO-BL-02': 'BX-07',
  'LOTO-SC-03': 'BX-03',
}
const past = 27

function fateOf(index: number, isGroup: boolean): LotoFate {
  if (index % 9 === 7) {
    return 'cancelled'
  }
  if (index === past - 1) {
    return 'restored'
  }
  const fates = ['closed', 'handed-over', 'closed', 'tested', 'absent'] as const
  return isGroup ? (fates[index % fates.length] ?? 'closed') : 'closed'
}

function planOf(code: string, index: number, more: Pick<LotoPlan, 'fate' | 'begins'>): LotoPlan {
  const ofCode = jobs[code] ?? []
  const job = ofCode[index % ofCode.length]
  if (job === undefined) {
    throw new Error(`Nothing is done under ${code}.`)
  }
  return { code, job, lockbox: groups[code] ?? '', firstLock: 4100 + index * 10, ...more }
}

/** The last weeks of the crews in turn, and what is out of service now. */
export const lotoPlans: readonly LotoPlan[] = [
  ...Array.from({ length: past }, (_, index): LotoPlan => {
    const code = turns[index % turns.length] ?? turns[0]
    const daysAgo = 45 - Math.floor((index * 44) / (past - 1))
    const begins = { daysAgo, hour: 7 + (index % 5) }
    return planOf(code, index, { fate: fateOf(index, code in groups), begins })
  }),
  {
    ...planOf('LOTO-SC-03', 0, { fate: 'working', begins: { inMinutes: -785 } }),
    ...{ machine: 'SBL-01', firstLock: 4402 },
  },
  {
    ...planOf('LOTO-FP-01', 0, { fate: 'locking', begins: { inMinutes: -190 } }),
    ...{ machine: 'PMP-06', firstLock: 4468 },
  },
  {
    ...planOf('LOTO-BL-02', 0, { fate: 'verified', begins: { inMinutes: -290 } }),
    ...{ machine: 'BLD-02', firstLock: 4430 },
  },
  planOf('LOTO-GN-05', 0, { fate: 'draft', begins: { inMinutes: 1500 } }),
]
