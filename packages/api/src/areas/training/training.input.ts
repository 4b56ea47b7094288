import * as z from 'zod'
import { optionalLine, optionalText, optionalWhole, orNone, requiredLine } from '../../fields.ts'
import { calendarDay, id, wireList } from '../../wire.ts'
import { qualificationKinds, qualificationMonthsMax } from './training.vocabulary.ts'

const chooseOne = 'Please choose one of these.'
const noMonths = `Please enter a whole number of months from 1 to ${qualificationMonthsMax}, or nothing.`

/** What may be said of a qualification. */
export const qualificationDraft = z.object({
  name: requiredLine('Please enter a name.', 100),
  kind: z.enum(qualificationKinds, chooseOne),
  description: optionalText(2000),
  validMonths: optionalWhole(1, qualificationMonthsMax, noMonths),
  /** Codes of the job titles that must hold it. */
  jobTitles: wireList.transform((codes) => [...new Set(codes)].toSorted()).default([]),
})
/** What may be said of a qualification. */
export type QualificationDraft = z.output<typeof qualificationDraft>

const chosen = (missing: string) => z.string(missing).min(1, missing).pipe(id)

/** What may be said of what somebody holds. */
export const trainingDraft = z.object({
  personId: chosen('Please choose a person.'),
  qualificationId: chosen('Please choose a qualification.'),
  level: optionalLine(100),
  number: optionalLine(100),
  issuedOn: z.string('Please enter a day.').min(1, 'Please enter a day.').pipe(calendarDay),
  /** Left out, it follows from the months of the qualification. */
  expiresOn: orNone(calendarDay),
  note: optionalText(500),
})
/** What may be said of what somebody holds. */
export type TrainingDraft = z.output<typeof trainingDraft>
