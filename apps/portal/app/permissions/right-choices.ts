import { permissionAreas, permissionLabels } from '@holdpoint/api'
import { labelled } from '../lists/filters/choices.ts'

/** All rights in words, in the order of the parts of Holdpoint. */
export const rightChoices = labelled(
  permissionAreas().flatMap(({ keys }) => keys),
  permissionLabels,
)
