import type { FormDefinition, Question } from '@holdpoint/forms'
import {
  changeType,
  dependsOnItself,
  renameKey,
  replaceItem,
  setHeader,
  setTitleAnswer,
} from '@holdpoint/forms/editing'
import { inSteps, type Steps } from '../edits.ts'
import { hasChoices, isMoment } from '../question-types.ts'
import { saidOnly } from '../texts.ts'
import { readCalculation } from './calculation.ts'
import { fieldsOf } from './question-fields.ts'
import { boundIn, choicesOf, questionFrom } from './question-from.ts'
import type { QuestionSaid } from './question-input.server.ts'
import { questionWords as words } from './question.words.ts'

/**
 * Writes a question as its form says it. Another type keeps what fits, another key is read by every
 * rule that read the old one, and only one question gives the title.
 */
export function editQuestion(
  definition: FormDefinition,
  question: Question,
  said: QuestionSaid,
  lang: string,
): Steps {
  const isCalculated = question.type === 'calc' && said.type === 'calc'
  const calculation = readCalculation(isCalculated ? said.calc : '', definition)
  const problems = {
    ...problemsOf(said, question),
    ...(calculation.ok ? {} : { calc: calculation.problem }),
  }
  if (!calculation.ok || Object.keys(problems).length > 0) {
    return { ok: false, problems }
  }
  const asSaid = saidOnly<Question>({
    ...questionFrom(said, question, lang),
    calc: isCalculated ? calculation.rule : question.calc,
  })
  const { question: next, lost } = changeType(asSaid, said.type)
  const isTitle = said.titleAnswer && fieldsOf(next.type).has('titleAnswer')
  const isHeader = said.header && fieldsOf(next.type).has('header')
  const steps = inSteps(withList(definition, question, said, lang), question.key, [
    ['', (form) => replaceItem(form, next)],
    ['', (form, key) => setHeader(form, key, isHeader)],
    ['', (form, key) => setTitleAnswer(form, key, isTitle)],
    ['key', (form, key) => renameKey(form, key, said.key)],
  ])
  if (!steps.ok) {
    return steps
  }
  // A circle that stood there before is said with what keeps the form from being published.
  const isNew = JSON.stringify(next.calc) !== JSON.stringify(question.calc)
  return isNew && next.calc !== undefined && dependsOnItself(steps.definition, steps.key)
    ? { ok: false, problems: { calc: words.calcCircle } }
    : { ...steps, lost: [...lost, ...(steps.lost ?? [])] }
}

function problemsOf(said: QuestionSaid, { type, list, media }: Question): Record<string, string> {
  const isUnread = (text: string | undefined) =>
    text !== undefined && !isMoment(type) && boundIn(text, type) === undefined
  const unread = type === 'duration' ? words.noDuration : words.noNumber
  const isBesideNone =
    said.photo === 'none' &&
    fieldsOf(type).has('photo') &&
    said.photoMax !== undefined &&
    said.photoMax !== media?.max
  return {
    ...(isBesideNone ? { photo: words.photosOrNone } : {}),
    ...(isUnread(said.min) ? { min: unread } : {}),
    ...(isUnread(said.max) ? { max: unread } : {}),
    ...(hasChoices(type) && list === undefined && said.choices.length === 0
      ? { choices: words.noChoices }
      : {}),
  }
}

/** A named list is written for every question that has it. */
function withList(
  definition: FormDefinition,
  { list }: Question,
  said: QuestionSaid,
  lang: string,
): FormDefinition {
  if (list === undefined || said.choices.length === 0) {
    return definition
  }
  const { choiceLists = {} } = definition
  const before = choiceLists[list]
  const choices = choicesOf(said, before === undefined ? {} : { choices: before }, lang) ?? []
  return { ...definition, choiceLists: { ...choiceLists, [list]: choices } }
}
