import { paths } from '../paths.ts'
import { toolIf, type RecordCommand } from '../records/record-commands.ts'
import { words } from './form-schedule.words.ts'

type ScheduleTools = { id: string; canEdit: boolean }

/** The tools of a schedule's page that are links. */
export function formScheduleTools({ id, canEdit }: ScheduleTools): readonly RecordCommand[] {
  return [
    ...toolIf(canEdit, words.edit, paths.editFormSchedule({ formScheduleId: id })),
    ...toolIf(canEdit, words.remove, paths.formSchedule(id, { dialog: 'delete' })),
  ]
}

/** What can be done with a schedule now. */
export function formScheduleCommands({ view }: { view: ScheduleTools }): readonly RecordCommand[] {
  return formScheduleTools(view)
}
