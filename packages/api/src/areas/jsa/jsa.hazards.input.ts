import * as z from 'zod'
import { sentences } from '../../sentences.ts'
import { controlLevels } from '../../vocabulary/control-levels.ts'
import { orJsonText, wireInteger, wireList, written } from '../../wire.ts'
import { orNone } from '../files/files.input.ts'
import {
  hazardCategories,
  hazardControlsMax,
  hazardTags,
  lossCategories,
} from './jsa.hazards.vocabulary.ts'

/** Text that may be left out. A form without a script ends its lines with two characters. */
export function line(lengthMax: 500 | 1000 | 2000) {
  return z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(written(lengthMax))
    .nullish()
    .transform((text) => text ?? '')
}

/** Ticks of a form, of which none may be set; they come in the order of the vocabulary. */
export function ticks<const Names extends readonly [string, ...string[]]>(names: Names) {
  return wireList
    .pipe(z.array(z.enum(names)))
    .transform((chosen) => names.filter((name) => chosen.includes(name)) as Names[number][])
    .default([])
}

/** A digit of the risk matrix; a draft may leave it open. */
const digit = orNone(wireInteger(1, 5, 'Please choose one of these.'))

/** What stands between the hazard and people. A row of a form may have no words: it is none. */
const control = z.object({
  text: line(500),
  level: z.enum(controlLevels, 'Please choose one of these.'),
})

/** What may be said of a hazard. A draft needs a title; the rest is asked for when it is activated. */
export const hazardDraft = z.object({
  title: z
    .string(sentences.required.title)
    .overwrite((title) => title.replace(/\s+/gu, ' ').trim())
    .min(1, { error: sentences.required.title, abort: true })
    .min(2, sentences.length.atLeast2)
    .pipe(written(150)),
  description: line(2000),
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
  ppe: line(500),
  references: line(500),
  stopTrigger: line(500),
  /** Codes of the business units that it is for; none for all of them. */
  businessUnits: wireList.transform((codes) => [...new Set(codes)].toSorted()).default([]),
})
/** What may be said of a hazard. */
export type HazardDraft = z.output<typeof hazardDraft>
