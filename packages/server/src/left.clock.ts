import type { ClockJob } from './clock/clock.ts'
import { leftWorks } from './left-works.ts'
import { handOnLeft } from './records/left/hand-on.ts'

const name = 'left-work'

/** Hands on what waits for somebody who has left, so that it does not wait for good. */
export const leftWorkJob: ClockJob = {
  name,
  cron: '*/5 * * * *',
  run: (context) => handOnLeft(context, leftWorks, name),
}
