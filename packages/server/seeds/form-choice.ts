import type { FormDefinition } from '@holdpoint/forms'
import {
  explosivesAudit,
  treatingIron,
  wellsiteWalkaround,
  wirelineRigUp,
} from './forms/of-library.ts'
import type { BusinessUnitCode } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

type Shares = readonly (readonly [form: FormDefinition, weight: number])[]

// What a unit has to do with a form is how often its people fill it out.
const sharesOfUnit: Record<BusinessUnitCode, Shares> = {
  FRAC: [
    [wellsiteWalkaround, 5],
    [treatingIron, 4],
  ],
  WL: [
    [wellsiteWalkaround, 2],
    [wirelineRigUp, 5],
    [explosivesAudit, 3],
  ],
  PDN: [
    [wellsiteWalkaround, 4],
    [treatingIron, 3],
  ],
  CT: [
    [wellsiteWalkaround, 4],
    [treatingIron, 2],
  ],
  LOG: [[wellsiteWalkaround, 1]],
}

const sharesOfOffice: Shares = [
  [wellsiteWalkaround, 5],
  [treatingIron, 1],
  [wirelineRigUp, 1],
  [explosivesAudit, 2],
]

function sharesOf({ seat }: WorldPerson): Shares {
  return seat.unit === null ? sharesOfOffice : sharesOfUnit[seat.unit]
}

/** A form that this person would have a reason to fill out. */
export function pickForm(person: WorldPerson, random: SeededRandom): FormDefinition {
  return random.weighted(sharesOf(person))
}

/** A form whose findings led to this one. */
export function pickOrigin(form: FormDefinition, random: SeededRandom): FormDefinition {
  const others = sharesOfOffice.filter(([other]) => other !== form)
  return random.weighted(others)
}
