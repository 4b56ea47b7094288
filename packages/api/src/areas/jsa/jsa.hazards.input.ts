import * as z from 'zod'
import { orNone, requiredLine, optionalText, ticks } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { controlLevels } from '../../vocabulary/control-levels.ts'
import { orJsonText, wireInteger, wireList } from '../../wire.ts'
import {
  hazardCategories,
  hazardControlsMax,
  hazardTags,
  lossCategories,
} from './jsa.hazards.vocabulary.ts'

/** A digit of the risk matrix; a draft may leave it open. */
const digit = orNone(wireInteger(1, 5, 'Please choose one of these.'))

/** What stands between the hazard and people. A row of a form may have no words: it is none. */
const control = z.object({
  text: optionalText(500),
  level: z.enum(controlLevels, 'Please choose one of these.'),
})

/** What may be said of a hazard. A draft needs a title; the rest is asked for when it is activated. */
export const hazardDraft = z.object({
  title: requiredLine(sentences.required.title),
  description: optionalText(2000),
  categoryIds: ticks(hazardCategories),
  tagIds: ticks(hazardTags),
  lossCategoryIds: ticks(lossCategories),
  initialLikelihood: digit,
  initialSeverity: digit,
  residualLikelihood: digit,
  residualSeverity: digit,
  controls: orJsonText(
    z.array(control).max(hazardControlsMax, `At most ${hazardControlsMax} controls.`),
  ).default([]),
  ppe: optionalText(500),
  references: optionalText(500),
  stopTrigger: optionalText(500),
  /** Codes of the business units that it is for; none for all of them. */
  businessUnits: wireList.transform((codes) => [...new Set(codes)].toSorted()).default([]),
})
/** What may be said of a hazard. */
export type HazardDraft = z.output<typeof hazardDraft>
