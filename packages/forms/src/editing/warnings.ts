import { askedIn, askingQuestion } from '../asked.ts'
import { isScorable } from '../points.ts'
import { everythingOf, findQuestion, isSection, questionsOf, withChoices } from '../structure.ts'
import { mayBeTable } from '../tables.ts'
import { missingTexts } from '../texts.ts'
import type { FormDefinition, Question } from '../types.ts'
import { rulesInVain } from './rules-in-vain.ts'
import { warningWords as words } from './words.ts'

/** What is worth a look before a form is published, and the item that it is about, if any. */
export type DefinitionWarning = { readonly key: string | null; readonly message: string }

/** Above so many required answers people stop reading the questions. */
const requiredCountMax = 40

/** What is worth a look before a form is published, and keeps nobody from it. */
export function definitionWarnings(definition: FormDefinition): DefinitionWarning[] {
  return [
    ...formWarnings(definition).map((message) => ({ key: null, message })),
    ...definition.items
      .filter((item) => isSection(item) && item.items.length === 0)
      .map(({ key }) => ({ key, message: words.emptySection })),
    ...tableWarnings(definition),
    ...rulesInVain(definition),
    ...weightWarnings(definition),
  ]
}

function formWarnings(definition: FormDefinition): string[] {
  const questions = questionsOf(definition).map(({ question }) => question)
  const requiredCount = questions.filter(({ required }) => required === true).length
  const hasTitle = questions.some(({ titleAnswer }) => titleAnswer === true)
  return [
    ...(requiredCount > requiredCountMax ? [words.manyRequired(requiredCount)] : []),
    ...(questions.length > 0 && !hasTitle ? [words.noTitle] : []),
    ...criticalWarnings(definition, questions),
    ...askedWarnings(definition),
    ...languageWarnings(definition).map(({ message }) => message),
  ]
}

/** Whoever need not be named is nobody, and then administrators answer. */
function askedWarnings(definition: FormDefinition): string[] {
  return askedIn(definition).flatMap(({ asked }) => {
    const question = findQuestion(definition, askingQuestion(asked) ?? '')
    return question === undefined || question.required === true
      ? []
      : [words.namesPerhaps(asked.meaning)]
  })
}

function criticalWarnings(definition: FormDefinition, questions: readonly Question[]): string[] {
  const isCritical = ({ score, choices = [] }: Question): boolean =>
    score?.critical === true || choices.some(({ critical }) => critical === true)
  if (!questions.some(isCritical)) {
    return []
  }
  if (definition.scoring?.enabled !== true) {
    return [words.criticalUnscored]
  }
  return (definition.workflow?.approvals ?? []).length === 0 ? [words.criticalUnseen] : []
}

/** The languages of a form in which texts are missing, with what is said of each. */
export function languageWarnings(
  definition: FormDefinition,
): { language: string; message: string }[] {
  const [first = 'en', ...others] = definition.languages
  return others.flatMap((tag) => {
    const count = missingTexts(definition, tag)
    return count === 0 ? [] : [{ language: tag, message: words.untranslated(count, tag, first) }]
  })
}

function tableWarnings(definition: FormDefinition): DefinitionWarning[] {
  return definition.items
    .filter(isSection)
    .filter(({ asTable, items }) => asTable === true && items.length > 0)
    .filter(({ items }) => !mayBeTable(items.map((one) => withChoices(definition, one))))
    .map(({ key }) => ({ key, message: words.noTable }))
}

// A weight of 0 alone may be meant; points that do not count hardly are. A critical question fails
// the form without counting.
function weightWarnings(definition: FormDefinition): DefinitionWarning[] {
  if (definition.scoring?.enabled !== true) {
    return []
  }
  const hasPoints = ({ score, choices = [] }: Question): boolean =>
    [score?.map, score?.bands, score?.max, ...choices.map((choice) => choice.score)].some(
      (points) => points !== undefined,
    )
  return everythingOf(definition)
    .map(({ question }) => question)
    .filter((question) => isScorable(question) && hasPoints(question))
    .filter(({ score }) => score?.weight === 0 && score.critical !== true)
    .map(({ key }) => ({ key, message: words.weightless }))
}
