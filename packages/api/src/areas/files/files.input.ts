import * as z from 'zod'
import { orNone, requiredLine } from '../../fields.ts'
import { audienceShape } from '../../audience/audience.ts'
import { sentences } from '../../sentences.ts'
import { calendarDay, id, wireBoolean, wireInteger, wireList, written } from '../../wire.ts'
import { dueDaysUsual, wrongAnswersMax } from './files.vocabulary.ts'

/** A folder: its names with a slash between them, however it was typed. */
const folder = written(150)
  .default('')
  .transform((path) =>
    path
      .split('/')
      .map((name) => name.replace(/\s+/gu, ' ').trim())
      .filter((name) => name !== '')
      .join('/'),
  )
  // Choices are parted by commas on the wire.
  .refine((path) => !path.includes(','), 'A folder’s name has no comma.')

/** The wrong answers to a check question: a list, or text with one on each line. */
const wrongAnswers = z
  .union([z.array(z.string()), written(1000).transform((lines) => lines.split('\n'))])
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
  .pipe(z.array(written(150)).max(wrongAnswersMax, `At most ${wrongAnswersMax} wrong answers.`))
  .default([])

const { required } = sentences

/** Text that a form may leave empty. */
const orEmpty = (lengthMax: 150 | 500) =>
  written(lengthMax)
    .nullish()
    .transform((typed) => typed?.trim() ?? '')

/** What may be said of a file. */
export const fileDraft = z.object({
  name: requiredLine(required.fileName),
  folder,
  tags: wireList.pipe(z.array(written(100)).max(20)).default([]),
  description: written(1000)
    .nullish()
    .transform((text) => text?.trim() ?? ''),
  ownerId: orNone(id),
  approverId: orNone(id),
  /** The day from which what is approved is in force; without one, from its approval on. */
  effectiveFrom: orNone(calendarDay),
  reviewOn: orNone(calendarDay),
  requireAck: wireBoolean.default(false),
  dueDays: wireInteger(1, 365, required.duration).default(dueDaysUsual),
  repeatMonths: orNone(wireInteger(1, 120), required.repeatAfter),
  checkQuestion: orEmpty(500),
  checkRight: orEmpty(150),
  checkWrong: wrongAnswers,
  ...audienceShape,
})
/** What may be said of a file. */
export type FileDraft = z.output<typeof fileDraft>
