import * as z from 'zod'
import {
  orNone,
  momentField,
  requiredLine,
  optionalLine,
  optionalText,
  ticks,
} from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { visitorFields } from '../../visitor.ts'
import { id, orJsonText, wireBoolean, wireInteger, written } from '../../wire.ts'
import { hazardDraft } from './jsa.hazards.input.ts'
import {
  jsaAttendeesMax,
  jsaHazardsMax,
  jsaLanguages,
  jsaPermits,
  jsaShifts,
} from './jsa.vocabulary.ts'

/** What may be said of the job. A draft needs a title; the rest is asked for when it is submitted. */
export const jsaDraft = z.object({
  title: requiredLine(sentences.required.title),
  description: optionalText(2000),
  shift: z.enum(jsaShifts, 'Please choose one of these.').default('day'),
  startsAt: momentField,
  expiresAt: momentField,
  /** Codes and ids of the master data. */
  crewId: orNone(id),
  padId: orNone(id),
  customerId: orNone(id),
  well: optionalLine(100),
  location: optionalLine(150),
  supervisorId: orNone(id),
  permits: ticks(jsaPermits),
  ppe: optionalText(500),
  /** Muster point, radio channel, hospital. */
  emergency: optionalText(1000),
  weather: optionalText(500),
  /** Who else works there at the same time. */
  simops: optionalText(500),
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
  step: optionalLine(150),
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
  ...visitorFields,
  role: optionalLine(100),
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
