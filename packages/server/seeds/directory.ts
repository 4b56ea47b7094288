import type { DistrictCode } from './organisation.ts'
import type { WorldPerson } from './people.ts'

/** Who is who around a person. */
export interface Directory {
  /** The person that this one reports to; for the head of all it is the approver. */
  managerOf: (person: WorldPerson) => WorldPerson
  /** Others of the same crew, or of the same unit and district; never the person. */
  matesOf: (person: WorldPerson) => readonly WorldPerson[]
  /** The safety advisors of a district. */
  advisorsOf: (district: DistrictCode) => readonly WorldPerson[]
  /** Who approves what a second step is for. */
  approver: WorldPerson
  /** The head of safety, who is away and has somebody decide meanwhile. */
  director: WorldPerson
  mechanics: readonly WorldPerson[]
  byDemoRole: (role: string) => WorldPerson
}

/** Opens the directory of the demo world. */
export function makeDirectory(people: readonly WorldPerson[]): Directory {
  const byId = new Map(people.map((person) => [person.row.id, person]))

  function byDemoRole(role: string): WorldPerson {
    const found = people.find(({ seat }) => seat.demo === role)
    if (found === undefined) {
      throw new Error(`The demo world has no ${role}.`)
    }
    return found
  }

  return {
    byDemoRole,
    managerOf: ({ row }) => byId.get(row.manager_id ?? '') ?? byDemoRole('approver'),
    matesOf: (person) => {
      const { seat } = person
      const others = people.filter((other) => other !== person && other.seat.job !== 'VPO')
      const mates = others.filter((other) =>
        seat.crew === null
          ? other.seat.district === seat.district && other.seat.unit === seat.unit
          : other.seat.crew?.code === seat.crew.code,
      )
      return mates.length > 0
        ? mates
        : others.filter((other) => other.seat.district === seat.district)
    },
    advisorsOf: (district) =>
      people.filter(({ seat }) => seat.job === 'HSEA' && seat.district === district),
    approver: byDemoRole('approver'),
    director: people.find(({ seat }) => seat.job === 'HSED') ?? byDemoRole('reviewer'),
    mechanics: people.filter(({ seat }) => seat.job === 'MECH' || seat.job === 'ELEC'),
  }
}
