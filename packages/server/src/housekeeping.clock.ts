import type { ClockJob } from './clock/clock.ts'
import { runHousekeeping } from './housekeeping.ts'

/** Every hour, past the minute at which everybody else's jobs begin. */
export const housekeepingJob: ClockJob = {
  name: 'housekeeping',
  cron: '7 * * * *',
  run: async (context) => void (await runHousekeeping(context)),
}
