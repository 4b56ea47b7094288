import type { FormTypeIcon } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { hotWorkDraft, treatingIronDraft, type GrownDraft } from './drafts.ts'
import { lightVehicle, lightVehicleOfBefore } from './light-vehicle.ts'
import { treatingIron } from './of-library.ts'
import { winterReadiness } from './winter-readiness.ts'

/** Who of the demo world made a form, or writes in it. */
export type FormMaker = 'admin' | 'manager'
/** Their ids. */
export type FormMakers = Readonly<Record<FormMaker, string>>

/** A form that nobody starts now: never published, paused, or archived. */
export type MadeForm = {
  readonly id: string
  readonly formType: string
  readonly icon: FormTypeIcon
  readonly sortOrder: number
  readonly title: string
  readonly description: string
  readonly by: FormMaker
  readonly daysAgo: number
  readonly versions: readonly {
    readonly definition: FormDefinition
    readonly daysAgo: number
    readonly changelog: string
  }[]
  readonly ended?: {
    readonly event: 'pause' | 'archive'
    readonly daysAgo: number
    readonly reason: string
  }
}

/** The forms that the fill menu does not show. */
export const madeForms: readonly MadeForm[] = [
  {
    ...{ id: 'hot_work_watch', formType: 'Inspection', icon: 'flame', sortOrder: 3 },
    ...{ title: 'Hot Work Watch', by: 'manager', daysAgo: 2, versions: [] },
    description: 'Kept by whoever watches while others weld, and for an hour after.',
  },
  {
    ...{ id: 'light_vehicle', formType: 'Equipment', icon: 'gauge', sortOrder: 2 },
    ...{ title: 'Light Vehicle Pre-Trip', by: 'admin', daysAgo: 90 },
    description: 'A light vehicle and whoever drives it, before it leaves the yard.',
    versions: [
      { definition: lightVehicleOfBefore, daysAgo: 88, changelog: '' },
      {
        ...{ definition: lightVehicle, daysAgo: 30 },
        changelog: 'Asks for the journey plan and the hours slept; 90 % passes.',
      },
    ],
    ended: {
      ...{ event: 'pause', daysAgo: 4 },
      reason: 'The new in-vehicle monitors ask for the same. We look at both until the first.',
    },
  },
  {
    ...{ id: 'winter_readiness', formType: 'Inspection', icon: 'leaf', sortOrder: 4 },
    ...{ title: 'Winter Readiness', by: 'admin', daysAgo: 150 },
    description: 'Once a year, before the first frost.',
    versions: [{ definition: winterReadiness, daysAgo: 149, changelog: '' }],
    ended: {
      ...{ event: 'archive', daysAgo: 60 },
      reason: 'The walkaround asks for all of it, the year round.',
    },
  },
]

/** What is being written: in a new form, and in one that is in use. */
export const grownDrafts: readonly {
  readonly formId: string
  readonly by: FormMaker
  /** Before the present; a press a minute from then on. */
  readonly hoursAgo: number
  readonly grown: GrownDraft
}[] = [
  { formId: 'hot_work_watch', by: 'manager', hoursAgo: 47, grown: hotWorkDraft },
  { formId: treatingIron.key, by: 'admin', hoursAgo: 20, grown: treatingIronDraft },
]
