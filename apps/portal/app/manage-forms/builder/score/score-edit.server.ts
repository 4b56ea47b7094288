import {
  numberMax,
  type Band,
  type FormDefinition,
  type ItemScoring,
  type Question,
} from '@holdpoint/forms'
import { replaceItem } from '@holdpoint/forms/editing'
import * as z from 'zod'
import { inSteps, type Steps } from '../edits.ts'
import { numberField, rowsField, tickField } from '../fields.server.ts'
import { hasChoices } from '../question-types.ts'
import { saidOnly } from '../texts.ts'
import { scoreWords as words } from './score.words.ts'

const points = numberField(words.noPoints, { min: -1000, max: 1000 })
const amount = numberField(words.noNumber, { min: -numberMax, max: numberMax })

/** What the form of the score sends. */
export const scoreInput = z.object({
  counts: tickField,
  weight: numberField(words.noWeight, { min: 0, max: 1000 }),
  critical: tickField,
  invert: tickField,
  allOrNothing: tickField,
  points: rowsField(z.object({ value: z.string(), score: points })),
  bands: rowsField(z.object({ min: amount, max: amount, score: points })),
})

/** What the form of the score says. */
export type ScoreSaid = z.output<typeof scoreInput>

/** Writes what a question is worth as its form says it. */
export function editScore(definition: FormDefinition, question: Question, said: ScoreSaid): Steps {
  const emptyBand = said.bands.findIndex(({ score }) => score === undefined)
  if (emptyBand !== -1) {
    return { ok: false, problems: { [`bands[${emptyBand}].score`]: words.noPoints } }
  }
  const next = { ...withChoicePoints(question, said), ...scoreOf(question, said) }
  const { score, ...rest } = next
  const isSaid = score !== undefined && Object.keys(score).length > 0
  return inSteps(definition, question.key, [
    ['', (form) => replaceItem(form, isSaid ? { ...rest, score } : rest)],
  ])
}

function scoreOf(before: Question, said: ScoreSaid): Pick<Question, 'score'> {
  const { score = {}, type } = before
  const isOnOrOff = type === 'yesNo' || type === 'rating'
  return {
    score: saidOnly<ItemScoring>({
      ...score,
      weight: unlessSame(said.counts ? (said.weight ?? 1) : 0, score.weight, 1),
      critical: unlessSame(said.critical, score.critical, false),
      invert: isOnOrOff ? unlessSame(said.invert, score.invert, false) : score.invert,
      allOrNothing:
        type === 'multiChoice'
          ? unlessSame(said.allOrNothing, score.allOrNothing, false)
          : score.allOrNothing,
      map: isByValue(before) ? mapOf(said) : score.map,
      bands: bandsOf(said),
    }),
  }
}

/** What is as it is unless said is not written, and stays where it is written already. */
function unlessSame<Value>(said: Value, before: Value | undefined, usual: Value) {
  return said === (before ?? usual) ? before : said
}

/** Points stand with the choices, unless those are a list of several questions, or never were there. */
function isByValue({ type, list, score }: Question): boolean {
  const isNeverChosen = type === 'yesNo' || type === 'risk'
  return isNeverChosen || (hasChoices(type) && (list !== undefined || score?.map !== undefined))
}

function mapOf({ points: rows }: ScoreSaid): ItemScoring['map'] {
  const earned = rows.flatMap(({ value, score }) => (score === undefined ? [] : [[value, score]]))
  return earned.length === 0 ? undefined : Object.fromEntries(earned)
}

function bandsOf({ bands }: ScoreSaid): ItemScoring['bands'] {
  return bands.length === 0
    ? undefined
    : bands.map(({ min, max, score = 0 }) => ({ ...saidOnly<Band>({ min, max }), score }))
}

function withChoicePoints(question: Question, { points: rows }: ScoreSaid): Question {
  const { choices } = question
  if (choices === undefined || isByValue(question)) {
    return question
  }
  return {
    ...question,
    choices: choices.map(({ score, ...choice }) => {
      const row = rows.find(({ value }) => value === choice.value)
      const earned = row === undefined ? score : row.score
      return earned === undefined ? choice : { ...choice, score: earned }
    }),
  }
}
