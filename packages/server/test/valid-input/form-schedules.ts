import { cast } from '../cast.ts'
import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function formSchedulesInputs(ids: RecordIds): ValidInputs<'formSchedules'> {
  const formScheduleId = ids.formSchedule
  return {
    'formSchedules.list': {},
    'formSchedules.get': { formScheduleId },
    'formSchedules.runs': { formScheduleId },
    'formSchedules.team': {},
    'formSchedules.save': {
      ...{ formScheduleId, title: 'Monday walk', formId: 'f-check', cadence: 'daily' },
      ...{ opensTime: '06:00', dueHours: '4', startsOn: '2026-03-01', personIds: cast.employee },
    },
    'formSchedules.pause': { formScheduleId, isPaused: 'true' },
    'formSchedules.remove': { formScheduleId },
    'formSchedules.handOn': {
      ...{ formScheduleId, occursOn: '2026-03-02' },
      ...{ fromId: cast.employee, toId: cast.colleague },
    },
  }
}
