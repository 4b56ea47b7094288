import type { Insertable } from 'kysely'
import { sqrPhaseLabels, sqrPhases, type SqrPhase } from '@holdpoint/api'
import type { SqrStatusesTable } from './setup.tables.ts'

/** Ground and ink, legible on each other. */
const colours: Readonly<Record<SqrPhase, readonly [string, string]>> = {
  draft: ['#e8e8ec', '#1c2024'],
  open: ['#1d5fbf', '#ffffff'],
  investigating: ['#ffc53d', '#1c2024'],
  verifying: ['#6e56cf', '#ffffff'],
  approval: ['#0d7a6f', '#ffffff'],
  monitoring: ['#bdee63', '#1c2024'],
  closed: ['#216637', '#ffffff'],
  void: ['#1c2024', '#ffffff'],
}

/** Phases whose statuses may all need a permission: whoever gives them holds it. */
export const guardedPhases: readonly SqrPhase[] = ['approval', 'void']

/** The statuses that come with Holdpoint, for all units: one a phase, named like it. */
export const defaultStatuses: readonly Omit<Insertable<SqrStatusesTable>, 'shard_key'>[] =
  sqrPhases.map((phase) => ({
    id: `sqr-status.${phase}`,
    name: sqrPhaseLabels[phase],
    phase,
    business_unit_code: null,
    is_permission_required: guardedPhases.includes(phase),
    background_color: colours[phase][0],
    text_color: colours[phase][1],
  }))
