import { askingFiles } from './areas/files/files.asked.ts'
import { askingSheets } from './areas/sds/sds.asked.ts'
import type { ClockJob } from './clock/clock.ts'
import { tellDueAcknowledgements } from './records/acknowledgement-due.ts'
import { tellLatecomers } from './records/acknowledgement-late.ts'

const name = 'due-acknowledgements'

/** The kinds of records that ask people. A module that asks adds its line. */
const asking = [askingFiles, askingSheets]

/**
 * Tells of what is to be acknowledged again, and of what is overdue, three times a day.
 */
export const dueAcknowledgementsJob: ClockJob = {
  name,
  cron: '17 5,11,17 * * *',
  run: (context) => tellDueAcknowledgements(context, asking, name),
}

/** Tells whoever came later what is asked of them, within the hour. */
export const latecomersJob: ClockJob = {
  name: 'latecomers',
  cron: '29 * * * *',
  run: (context) => tellLatecomers(context, asking),
}
