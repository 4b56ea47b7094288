import {
  canSeeStatus,
  legibleContrast,
  contrastOf,
  sqrPhaseLabels,
  sqrPhases,
  type PermissionKey,
  type SqrPhase,
} from '@holdpoint/api'
import type { PersonRights } from '../../../identity.ts'
import { guardedPhases } from './default-statuses.ts'
import type { StatusRow } from './setup.queries.ts'

/** Any of these opens a status that needs a permission (spec 6; decision 0111). */
const statusKeys: readonly PermissionKey[] = [
  ...(['approve_sqr', 'manage_sqr_config', 'edit_all_sqr', 'admin'] as const),
]

/** Whether somebody sees a status, and may give it. */
export function seesStatus(
  { id, is_permission_required }: Pick<StatusRow, 'id' | 'is_permission_required'>,
  { permissions }: Pick<PersonRights, 'permissions'>,
): boolean {
  const viewer = { permissionIds: [], keys: permissions }
  return canSeeStatus({ id, isPermissionRequired: is_permission_required }, viewer, statusKeys)
}

/**
 * The statuses that reports of a unit may be given, of those that somebody sees: its own, and those
 * for all units in phases where it has none.
 */
export function statusesFor(seen: readonly StatusRow[], unit: string | null): StatusRow[] {
  const active = seen.filter(({ is_active }) => is_active)
  return sqrPhases.flatMap((phase) => {
    const ofPhase = active.filter((status) => status.phase === phase)
    const own = ofPhase.filter((status) => status.business_unit_code === unit)
    return own.length > 0 ? own : ofPhase.filter((status) => status.business_unit_code === null)
  })
}

/** What is wrong with two colours, or undefined. */
export function coloursProblem(ground: string, ink: string): string | undefined {
  return contrastOf(ground, ink) >= legibleContrast
    ? undefined
    : `The words are not legible on this colour. Please choose two with a contrast of at least ${legibleContrast} to 1.`
}

/** Why a phase cannot do with these statuses for all units, or undefined. */
export function phaseProblem(phase: SqrPhase, general: readonly StatusRow[]): string | undefined {
  const isGuarded = guardedPhases.includes(phase)
  const isLeft = general.some(
    ({ is_active, is_permission_required }) => is_active && (isGuarded || !is_permission_required),
  )
  if (isLeft) {
    return undefined
  }
  const kept = isGuarded ? 'one status' : 'one status that needs no permission'
  return `The phase ${sqrPhaseLabels[phase]} keeps at least ${kept} for all units. Please add another one first.`
}
