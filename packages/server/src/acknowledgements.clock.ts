import { askingFiles } from './areas/files/files.asked.ts'
import { askingSheets } from './areas/sds/sds.asked.ts'
import type { ClockJob } from './clock/clock.ts'
import { tellDueAcknowledgements } from './records/acknowledgement-due.ts'

const name = 'due-acknowledgements'

/**
 * Tells of what is to be acknowledged again, and of what is overdue, three times a day. A kind of
 * record that asks people adds its line.
 */
export const dueAcknowledgementsJob: ClockJob = {
  name,
  cron: '17 5,11,17 * * *',
  run: (context) => tellDueAcknowledgements(context, [askingFiles, askingSheets], name),
}
