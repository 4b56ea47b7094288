import { leftActions } from './areas/actions/actions.left.ts'
import { leftFiles } from './areas/files/files.left.ts'
import { leftAssignments } from './areas/form-schedules/form-schedules.left.ts'
import { leftJsas } from './areas/jsa/jsa.left.ts'
import { leftLotos } from './areas/loto/loto.left.ts'
import { toldReports } from './areas/reports/reports.left.ts'
import { leftDecisions, leftSignatures } from './areas/review-forms/review-forms.left.ts'
import { ledSqrs } from './areas/sqr/sqr.left.ts'
import type { LeftWork } from './records/left/left-work.ts'

/** What waits for people by name (decision 0127), in the order in which it goes on. A module adds its lines. */
export const leftWorks: readonly LeftWork[] = [
  leftDecisions,
  leftSignatures,
  leftAssignments,
  ...leftActions,
  ...leftFiles,
  ledSqrs,
  ...leftJsas,
  toldReports,
  ...leftLotos,
]
