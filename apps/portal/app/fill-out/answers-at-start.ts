import { today, wallClock, type BlankForm } from '@holdpoint/api'
import { startingAnswers, withKnown, type Answers, type FormDefinition } from '@holdpoint/forms'

/** What is known of whoever begins a form on a device: where they work, and in which zone. */
export type Begins = Pick<BlankForm, 'known' | 'timeZone'>

/** What a form begins with at a moment, as the server fills it in at the start. */
export function answersAtStart(
  definition: FormDefinition,
  { known, timeZone }: Begins,
  moment: Date,
): Answers {
  const started = startingAnswers(definition, { today: today(moment, timeZone), lang: 'en' })
  return withKnown(definition, started, { ...known, dateTime: wallClock(moment, timeZone) })
}
