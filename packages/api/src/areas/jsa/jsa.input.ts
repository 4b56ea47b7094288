import * as z from 'zod'
import { sentences } from '../../sentences.ts'
import { isWallTime } from '../../vocabulary/wall-time.ts'
import { id, instant, orJsonText, wireBoolean, wireInteger, written } from '../../wire.ts'
import { orNone } from '../files/files.input.ts'
import { hazardDraft, line, ticks } from './jsa.hazards.input.ts'
import {
  jsaAttendeesMax,
  jsaHazardsMax,
  jsaLanguages,
  jsaPermits,
  jsaShifts,
} from './jsa.vocabulary.ts'

/** A moment: with a zone, or as a clock on the wall of whoever asks shows it, YYYY-MM-DDTHH:MM. */
const moment = orNone(
  z.union([instant, z.string().refine(isWallTime, 'Please enter a date and a time that exist.')]),
)

/** Text of one line that a form may leave empty. */
const short = (lengthMax: 100 | 150) =>
  written(lengthMax)
    .nullish()
    .transform((text) => text?.replace(/\s+/gu, ' ').trim() ?? '')

const title = z
  .string(sentences.required.title)
  .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
  .min(1, { error: sentences.required.title, abort: true })
  .min(2, sentences.length.atLeast2)
  .pipe(written(150))

/** What may be said of the job. A draft needs a title; the rest is asked for when it is submitted. */
export const jsaDraft = z.object({
  title,
  description: line(2000),
  shift: z.enum(jsaShifts, 'Please choose one of these.').default('day'),
  startsAt: moment,
  expiresAt: moment,
  /** Codes and ids of the master data. */
  crewId: orNone(id),
  padId: orNone(id),
  customerId: orNone(id),
  well: short(100),
  location: short(150),
  supervisorId: orNone(id),
  permits: ticks(jsaPermits),
  ppe: line(500),
  /** Muster point, radio channel, hospital. */
  emergency: line(1000),
  weather: line(500),
  /** Who else works there at the same time. */
  simops: line(500),
})
/** What may be said of the job. */
export type JsaDraft = z.output<typeof jsaDraft>

/** Why the analysis of a job that runs is changed: the crew reads it before they sign again. */
export const jsaChange = written(500).optional()

/** A hazard of the job: in which step it lies, and what the library would say of it. */
export const jsaHazardDraft = hazardDraft.omit({ references: true, businessUnits: true }).extend({
  /** The hazard that is kept or changed; left out, it is a new one. */
  hazardId: id.optional(),
  /** The hazard of the library that it was taken from. */
  masterHazardId: orNone(id),
  /** The version of it that was looked at; left out, a hazard that is kept stays with its own. */
  masterVersion: wireInteger(1, 2_147_483_647).optional(),
  step: short(150),
})
/** A hazard of the job. */
export type JsaHazardDraft = z.output<typeof jsaHazardDraft>

/** All hazards of the job, in their order. */
export const jsaHazardDrafts = orJsonText(
  z.array(jsaHazardDraft).max(jsaHazardsMax, `At most ${jsaHazardsMax} hazards.`),
)

/** Somebody of the crew: a colleague by their id, or a visitor by name and company. */
export const attendeeDraft = z.object({
  /** Who is kept or changed; left out, somebody is added. */
  attendeeId: id.optional(),
  personId: orNone(id),
  name: short(150),
  company: short(150),
  role: short(100),
  /** Said of visitors; of colleagues their account says it. */
  isSSE: wireBoolean.default(false),
  mentorId: orNone(id),
  language: z.enum(jsaLanguages).default('en'),
})
/** Somebody of the crew. */
export type AttendeeDraft = z.output<typeof attendeeDraft>

/** The whole crew, in its order. */
export const attendeeDrafts = orJsonText(
  z.array(attendeeDraft).max(jsaAttendeesMax, `At most ${jsaAttendeesMax} people.`),
)
