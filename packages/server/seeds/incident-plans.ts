import type { FormStatus } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { incidentReport, wellsiteWalkaround, witnessStatement } from './forms/of-library.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addMinutes } from './world-time.ts'

/** An entry of an incident, or below one, decided before it is filled out. */
type IncidentPlan = {
  name: string
  person: WorldPerson
  startedAt: Date
  status: FormStatus
  form: FormDefinition
  /** The name of the plan of the incident. */
  below?: string
}

type Incident = {
  isEmployees?: true
  daysAgo: number
  status: FormStatus
  statements: readonly FormStatus[]
  walkarounds?: readonly FormStatus[]
}

const incidents: readonly Incident[] = [
  { isEmployees: true, daysAgo: 5, status: 'in_progress', statements: ['fill', 'in_progress'] },
  { isEmployees: true, daysAgo: 17, status: 'complete', statements: ['complete', 'complete'] },
  { daysAgo: 9, status: 'in_review', statements: ['in_review'], walkarounds: ['complete'] },
  { daysAgo: 23, status: 'complete', statements: ['complete', 'complete', 'complete'] },
  { daysAgo: 41, status: 'complete', statements: ['complete'], walkarounds: ['complete'] },
]

const minutesApart = 4

/** Incidents, each with statements of those who saw it, and what was looked at again. */
export function incidentPlans(
  { people, employee }: { people: readonly WorldPerson[]; employee: WorldPerson },
  startOn: (daysAgo: number, hasEnded: boolean, random: SeededRandom) => Date,
  random: SeededRandom,
): IncidentPlan[] {
  const supervisors = people.filter(({ seat }) => seat.crew !== null && seat.job === 'FSUP')
  return incidents.flatMap(
    ({ isEmployees, daysAgo, status, statements, walkarounds = [] }, place) => {
      const draw = random.stream(String(place))
      const name = `incident/${place}`
      const person = isEmployees ? employee : draw.pick(supervisors)
      const startedAt = startOn(daysAgo, true, draw)
      const below = [
        ...statements.map((of) => ({ form: witnessStatement, status: of })),
        ...walkarounds.map((of) => ({ form: wellsiteWalkaround, status: of })),
      ]
      return [
        { name, person, startedAt, status, form: incidentReport },
        ...below.map((part, index) => ({
          ...{ name: `${name}/${index}`, person, below: name, ...part },
          startedAt: addMinutes(startedAt, (index + 1) * minutesApart),
        })),
      ]
    },
  )
}
