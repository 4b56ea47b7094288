import * as z from 'zod'
import { audienceParts, audienceShape, type Audience } from '../../audience/audience.ts'
import { orNone, optionalText, requiredLine, ticks } from '../../fields.ts'
import { isTimeZone } from '../../vocabulary/calendar-day.ts'
import { calendarDay, id, text, wireBoolean, wireInteger } from '../../wire.ts'
import {
  formAskModes,
  formCadences,
  formScheduleHoursMax,
  formScheduleWeeksMax,
  weekdays,
  type FormCadence,
  type Weekday,
} from './form-schedules.vocabulary.ts'

const chooseOne = 'Please choose one of these.'
const noHours = `Please enter a whole number of hours from 1 to ${formScheduleHoursMax}.`
const noWeeks = `Please enter a whole number of weeks from 1 to ${formScheduleWeeksMax}.`

/** What may be said of a schedule; what its cadence does not ask for is of no account. */
export const formScheduleDraft = z.object({
  title: requiredLine('Please enter a name.', 100),
  formId: z.string('Please choose a form.').min(1, 'Please choose a form.').pipe(id),
  note: optionalText(500),
  mode: z.enum(formAskModes, chooseOne).default('each'),
  cadence: z.enum(formCadences, chooseOne),
  weekdays: ticks(weekdays),
  everyWeeks: wireInteger(1, formScheduleWeeksMax, noWeeks).default(1),
  monthDay: wireInteger(1, 31, 'Please enter a day from 1 to 31.').default(1),
  opensTime: z
    .string('Please enter a time.')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 06:00.'),
  dueHours: wireInteger(1, formScheduleHoursMax, noHours),
  timeZone: orNone(text(64).refine(isTimeZone, 'Please choose a time zone that exists.')),
  startsOn: z.string('Please choose a day.').min(1, 'Please choose a day.').pipe(calendarDay),
  endsOn: orNone(calendarDay),
  isOfTeam: wireBoolean.default(false),
  ...audienceShape,
})
/** What may be said of a schedule. */
export type FormScheduleDraft = z.output<typeof formScheduleDraft>

/** A schedule as far as it could be read: what is wrong with a field does not hide the rest. */
type Whole = Partial<Audience> & {
  cadence?: FormCadence
  weekdays?: readonly Weekday[] | null
  startsOn?: string
  endsOn?: string | null
}

/** Its days must fit each other, and somebody is asked. */
export function requireWhole(whole: Whole, context: z.RefinementCtx): void {
  const { cadence, weekdays: days, startsOn, endsOn } = whole
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (cadence === 'weekly' && days?.length === 0) {
    refuse('weekdays', 'Please choose at least one day.')
  }
  if (typeof endsOn === 'string' && typeof startsOn === 'string' && endsOn < startsOn) {
    refuse('endsOn', 'It cannot end before it begins.')
  }
  if ([...audienceParts, 'personIds' as const].every((part) => whole[part]?.length === 0)) {
    refuse('personIds', 'Please choose who is asked.')
  }
}
