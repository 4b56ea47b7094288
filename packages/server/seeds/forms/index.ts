import type { FormDefinition } from '@holdpoint/forms'
import {
  explosivesAudit,
  incidentReport,
  treatingIron,
  wellsiteWalkaround,
  wirelineRigUp,
  witnessStatement,
} from './of-library.ts'

/** A form type of the demo world. Icons are lucide names. */
export type DemoFormType = {
  readonly name: string
  readonly iconName: string
  readonly sortOrder: number
}

/** A form of the demo world, ready to be published as its first version. */
export type DemoForm = {
  readonly formType: DemoFormType
  readonly iconName: string
  /** Its place among the forms of its type. */
  readonly sortOrder: number
  readonly title: string
  readonly description: string
  /** The percentage that passes; null for a form that is not scored. */
  readonly passMark: number | null
  readonly definition: FormDefinition
}

const inspection: DemoFormType = { name: 'Inspection', iconName: 'clipboard-check', sortOrder: 1 }
const equipment: DemoFormType = { name: 'Equipment', iconName: 'gauge', sortOrder: 2 }
const audit: DemoFormType = { name: 'Audit', iconName: 'stamp', sortOrder: 3 }

/** The forms of the demo world, in the order of the fill menu. */
export const demoForms: readonly DemoForm[] = [
  {
    formType: inspection,
    iconName: 'hard-hat',
    sortOrder: 1,
    title: 'Wellsite Walkaround',
    description:
      'A walk across the location at the start of a shift: signs, barriers and the red zone, ' +
      'housekeeping, fire and fuel, and the people, before anybody starts a pump.',
    passMark: 85,
    definition: wellsiteWalkaround,
  },
  {
    formType: inspection,
    iconName: 'cable',
    sortOrder: 2,
    title: 'Wireline Rig-Up and Pressure Control',
    description: 'Rig-up of a wireline unit, until the well may be opened.',
    passMark: 90,
    definition: wirelineRigUp,
  },
  {
    ...{ formType: inspection, iconName: 'flame', sortOrder: 5 },
    title: 'Incident Report',
    description:
      'What happened, while everybody still remembers: with a statement of whoever saw it.',
    ...{ passMark: null, definition: incidentReport },
  },
  {
    ...{ formType: inspection, iconName: 'clipboard', sortOrder: 6 },
    title: 'Witness Statement',
    description: 'What somebody saw, in their own words.',
    ...{ passMark: null, definition: witnessStatement },
  },
  {
    formType: equipment,
    iconName: 'link',
    sortOrder: 1,
    title: 'Treating Iron and Restraints',
    description: 'High-pressure iron and its restraints, with the pressure test.',
    passMark: 95,
    definition: treatingIron,
  },
  {
    formType: audit,
    iconName: 'flame',
    sortOrder: 1,
    title: 'Perforating Explosives Audit',
    description: 'How a crew keeps, moves, arms and returns its explosives.',
    passMark: 95,
    definition: explosivesAudit,
  },
]
