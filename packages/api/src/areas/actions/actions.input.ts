import * as z from 'zod'
import { orNone, requiredLine } from '../../fields.ts'
import { sentences } from '../../sentences.ts'
import { controlLevels } from '../../vocabulary/control-levels.ts'
import { calendarDay, documentReferences, id, wireInteger, wireList, written } from '../../wire.ts'
import { questionKeyMax } from '../../vocabulary/limits.ts'
import {
  actionPriorities,
  actionSources,
  actionTypes,
  effectivenessWaits,
  recurrences,
} from './actions.vocabulary.ts'

/** A number of days that is one of some; a form sends an empty field for none. */
function daysOf(offered: readonly [number, ...number[]]) {
  return z
    .union([z.literal('').transform(() => null), wireInteger(1, 3650)])
    .nullish()
    .transform((days) => days ?? null)
    .refine((days) => days === null || offered.includes(days), 'Please choose one of these.')
}

/** Who does an action: from one person to 9,999 (spec 9, multi-select maximum). */
export const assigneeIds = wireList.pipe(
  z
    .array(id)
    .min(1, 'Please choose who does it.')
    .transform((ids) => [...new Set(ids)]),
)

/** What may be said of an action, whether it is raised or edited. */
export const actionDraft = z.object({
  title: requiredLine(sentences.required.title),
  description: written(1000)
    .nullish()
    .transform((text) => text?.trim() ?? ''),
  type: z.enum(actionTypes).default('corrective'),
  priority: z.enum(actionPriorities).default('medium'),
  assigneeIds,
  /** Left out, whoever raises it. */
  ownerId: orNone(id),
  /** Who looks whether it was done; without one, nobody has to. */
  verifierId: orNone(id),
  dueOn: calendarDay,
  controlLevel: orNone(z.enum(controlLevels)),
  assetId: orNone(id),
  workOrderId: orNone(id),
  /** How many files of evidence it must have before it is completed. */
  evidenceMin: wireInteger(0, 10).default(0),
  effectivenessDays: daysOf(effectivenessWaits),
  repeatEveryDays: daysOf(recurrences),
})

/** What is seen of what was found: it comes along when an action is raised, and is no evidence. */
export const actionFound = z.object({ files: documentReferences.optional() })

/** Where an action is raised from: nothing, or a record and the question on it. */
export const actionOrigin = z.object({
  sourceType: orNone(z.enum(actionSources)),
  sourceId: orNone(id),
  questionKey: z
    .string()
    .max(questionKeyMax)
    .nullish()
    .transform((key) => key || null),
})
