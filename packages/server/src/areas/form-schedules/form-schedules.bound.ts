import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as change from './form-schedules.change.handlers.ts'
import { handOn } from './form-schedules.hand-on.handlers.ts'
import * as formSchedules from './form-schedules.handlers.ts'
import { save } from './form-schedules.save.handlers.ts'
import { formScheduleTies } from './form-schedules.ties.ts'

/** Which handler answers which call of the area. */
export const formSchedulesHandlers: AreaHandlers<'formSchedules'> = {
  'formSchedules.list': formSchedules.list,
  'formSchedules.get': formSchedules.get,
  'formSchedules.runs': formSchedules.runs,
  'formSchedules.team': formSchedules.team,
  'formSchedules.save': save,
  'formSchedules.pause': change.pause,
  'formSchedules.remove': change.remove,
  'formSchedules.handOn': handOn,
}

/** How form schedules are tied to people. */
export const formSchedulesTies = { formSchedule: formScheduleTies } satisfies Partial<TieFinders>
