import { crews } from './organisation.ts'
import type { BusinessUnitCode, Crew, DistrictCode, JobCode } from './organisation.ts'
import type { DemoRole } from './person-names.ts'

/** A place in the organisation, before anybody sits on it. */
export type Seat = {
  key: string
  job: JobCode
  district: DistrictCode
  unit: BusinessUnitCode | null
  crew: Crew | null
  /** The seat that this one reports to. */
  reportsTo: string | null
  /** Under six months with the company: at most one in five of a crew. */
  isSse: boolean
  demo: DemoRole | null
}

const fracJobs = ['FENG', 'POP', 'EOP', 'POP', 'POP', 'DRV', 'MECH', 'EOP', 'EOP'] as const
const wirelineJobs = ['WENG', 'ELEC', 'WOP', 'WOP', 'WOP'] as const

// The last seats of a crew are its newest.
const sseOfCrew: Record<string, number> = {
  'F-01': 1,
  'F-02': 2,
  'F-03': 1,
  'F-04': 1,
  'F-05': 2,
  'F-06': 1,
  'W-01': 1,
  'W-02': 1,
  'W-03': 1,
}

/** All 120 seats, each after the one that it reports to. */
export const seats: readonly Seat[] = [
  seat('vp', 'VPO', 'PER', null),
  ...(['PER', 'EGF', 'MAR', 'MTN'] as const).map((district) =>
    seat(`dm-${district}`, 'DMGR', district, 'vp'),
  ),
  seat('sqm', 'SQM', 'PER', 'vp', { demo: 'approver' }),
  seat('sysa', 'SYSA', 'PER', 'vp', { demo: 'admin' }),
  seat('hse', 'HSED', 'EGF', 'vp'),
  seat('hse-PER-1', 'HSEA', 'PER', 'hse', { demo: 'reviewer' }),
  ...(['PER', 'EGF', 'EGF', 'MAR', 'MTN'] as const).map((district, index) =>
    seat(`hse-${district}-${index + 2}`, 'HSEA', district, 'hse'),
  ),
  ...crews.flatMap(crewSeats),
  ...yardSeats('PDN', 'EOP', ['PER', 'PER', 'EGF', 'MAR', 'MTN']),
  ...yardSeats('CT', 'CTO', ['PER', 'PER', 'PER', 'EGF', 'EGF', 'MTN', 'MTN']),
  ...yardSeats('LOG', 'DRV', ['PER', 'PER', 'EGF', 'EGF', 'MAR', 'MTN', 'MTN']),
]

function seat(
  key: string,
  job: JobCode,
  district: DistrictCode,
  reportsTo: string | null,
  more: Partial<Seat> = {},
): Seat {
  return {
    key,
    job,
    district,
    reportsTo,
    unit: null,
    crew: null,
    isSse: false,
    demo: null,
    ...more,
  }
}

function crewSeats(crew: Crew): Seat[] {
  const { code, district_code: district, business_unit_code: unit } = crew
  const jobs = unit === 'WL' ? wirelineJobs : fracJobs
  const firstSse = jobs.length - (sseOfCrew[code] ?? 0)
  const isDemoCrew = code === 'F-01'
  const demoOfSeat: Record<number, DemoRole> = { 1: 'employee', 2: 'colleague' }
  return [
    seat(code, 'FSUP', district, `dm-${district}`, {
      unit,
      crew,
      demo: isDemoCrew ? 'manager' : null,
    }),
    ...jobs.map((job, index) =>
      seat(`${code}-${index + 1}`, job, district, code, {
        unit,
        crew,
        isSse: index >= firstSse,
        demo: isDemoCrew ? (demoOfSeat[index] ?? null) : null,
      }),
    ),
  ]
}

/** A unit without crews of its own: a coordinator and those who go where they are called. */
function yardSeats(unit: BusinessUnitCode, job: JobCode, places: readonly DistrictCode[]): Seat[] {
  return [
    seat(unit, 'COORD', 'PER', 'dm-PER', { unit }),
    ...places.map((district, index) =>
      seat(`${unit}-${index + 1}`, job, district, unit, {
        unit,
        isSse: index === places.length - 1,
      }),
    ),
  ]
}
