import type { LotoRole } from '@holdpoint/api'
import type { LotoPlan } from './loto-plan.ts'
import type { DistrictCode } from './organisation.ts'
import type { WorldPerson } from './people.ts'

/** Who has to do with a lockout. */
export type LotoCrew = {
  author: WorldPerson
  lead: WorldPerson
  /** Somebody else who may lead: verifies in a group, and takes over. */
  second: WorldPerson
  /** Who is on the list, and as what, in its order. */
  named: readonly (readonly [person: WorldPerson, role: LotoRole])[]
  district: DistrictCode
}

const crewCodes = ['F-01', 'F-02', 'F-03', 'F-05', 'F-04', 'F-06'] as const
const wirelineCodes = ['W-01', 'W-02', 'W-03', 'W-04'] as const

/** Seats somebody of the crew whose turn it is; what is out of service now is the demo crew's. */
export function crewOf(people: readonly WorldPerson[], plan: LotoPlan, index: number): LotoCrew {
  const isNow = 'inMinutes' in plan.begins
  const codes = plan.code === 'LOTO-WL-06' ? wirelineCodes : crewCodes
  const code = isNow ? 'F-01' : (codes[index % codes.length] ?? codes[0])
  const hands = people.filter(({ seat }) => seat.crew?.code === code)
  const [supervisor, engineer, first, second, fourth] = hands
  const mechanic = hands.find(({ seat }) => seat.job === 'MECH') ?? engineer
  const other = people.find(
    ({ seat }) =>
      (seat.job === 'DMGR' &&
        seat.district !== 'PER' &&
        seat.district === supervisor?.seat.district) ||
      (seat.job === 'COORD' && supervisor?.seat.district === 'PER' && seat.unit === unitOf(plan)),
  )
  if (!supervisor || !first || !second || !mechanic || !fourth || !other) {
    throw new Error(`Nobody is of the crew ${code}.`)
  }
  // Sand is the yard's: its coordinator leads there, and verifies where the crew leads.
  const isYards = isNow && plan.fate !== 'locking'
  const [lead, verifier] = isYards ? [other, supervisor] : [supervisor, other]
  const isGroup = plan.lockbox !== ''
  const workers = isGroup ? [mechanic, first] : [lead]
  return {
    ...{ author: isNow ? first : isGroup ? mechanic : lead, lead, second: verifier },
    named: [
      ...workers.map((person) => [person, 'authorized'] as const),
      ...(isGroup ? ([[verifier, 'authorized']] as const) : []),
      [second, 'affected'],
      [fourth, 'other'],
    ],
    district: supervisor.seat.district,
  }
}

const unitOf = ({ code }: LotoPlan) => (code === 'LOTO-SC-03' ? 'LOG' : 'PDN')
