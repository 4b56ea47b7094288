import { answerWords, answerWordsLanguage } from '../answer-words.ts'
import { checkValue } from '../check-value.ts'
import type { RuleUse } from '../rule-changes.ts'
import { canGiveTitle, questionFindings } from '../question-checks.ts'
import { readsOf } from '../rules.ts'
import { isKindOf } from '../text.ts'
import type { Choice, Question, QuestionType, Rule } from '../types.ts'
import { lostByType } from './losses.ts'
import { newChoices } from './new-definition.ts'
import { questionWithRules } from '../rule-changes.ts'

// Types whose answers compare alike, so that a rule about one still means something about another.
const alike: readonly (readonly QuestionType[])[] = [
  ['text', 'longText', 'barcode', 'email', 'phone'],
  ['integer', 'decimal', 'rating', 'calc', 'duration'],
]

const scored: readonly QuestionType[] = [
  'yesNo',
  'choice',
  'multiChoice',
  'rating',
  'risk',
  'integer',
  'decimal',
  'calc',
]

/** A question of another type, and what it lost on the way, in sentences. */
export type ChangedType = { readonly question: Question; readonly lost: readonly string[] }

/**
 * The question as one of another type. It keeps what the new type knows and drops the rest: fields
 * of the old type, bounds and points that do not fit, and rules about an answer that it cannot have
 * any more. A question that comes to have choices begins with two.
 */
export function changeType(question: Question, type: QuestionType): ChangedType {
  if (question.type === type) {
    return { question, lost: [] }
  }
  const { titleAnswer, score, ...rest } = question
  const chosen = withTwoChoices(question, {
    ...rest,
    type,
    ...(titleAnswer !== undefined && canGiveTitle(type) ? { titleAnswer } : {}),
    ...(score !== undefined && scored.includes(type) ? { score } : {}),
  })
  const ruled = questionWithRules(chosen, (rule, use) =>
    keepsRule(question, chosen, rule, use) ? rule : undefined,
  )
  const known = new Set(questionFindings(question).map(({ message }) => message))
  const next = withoutMisfits(ruled, known)
  return { question: next, lost: lostByType(question, next) }
}

function keepsRule(before: Question, after: Question, rule: Rule, use: RuleUse): boolean {
  const isAlike =
    alike.some((types) => types.includes(before.type) && types.includes(after.type)) ||
    (before.type === 'yesNo' && after.type === 'choice')
  if (use === 'default') {
    return isAlike && checkValue(after, rule).ok
  }
  return isAlike || !readsOf(rule).readsSelf
}

function withTwoChoices(before: Question, after: Question): Question {
  const isChosen = ['choice', 'multiChoice', 'rank'].includes(after.type)
  const hasChoices = after.choices !== undefined || after.list !== undefined
  if (!isChosen || hasChoices) {
    return after
  }
  const langs = Object.keys(before.label)
  return { ...after, choices: before.type === 'yesNo' ? yesAndNo(langs) : newChoices(langs) }
}

// The values of the answers that it had, so that rules about them go on as they are.
function yesAndNo(langs: readonly string[]): readonly Choice[] {
  // What there is no word for in a language is still to be translated.
  const said = langs.filter(
    (lang, place) => place === 0 || isKindOf(lang, answerWordsLanguage(lang)),
  )
  return (['yes', 'no'] as const).map((value) => ({
    value,
    label: Object.fromEntries(said.map((lang) => [lang, answerWords(lang)[value]])),
  }))
}

/**
 * Drops, one after the other, the fields that the checks of a question find fault with only now. What
 * is missing is left to be written.
 */
function withoutMisfits(question: Question, before: ReadonlySet<string>): Question {
  const fault = questionFindings(question).find(
    ({ message, path: [field = ''] }) => !before.has(message) && Object.hasOwn(question, field),
  )
  const [field, inner] = fault?.path ?? []
  if (typeof field !== 'string') {
    return question
  }
  const isPart = typeof inner === 'string'
  const { score, media } = question
  const next =
    isPart && field === 'score' && score !== undefined
      ? { ...question, score: without(score, inner) }
      : isPart && field === 'media' && media !== undefined
        ? { ...question, media: without(media, inner) }
        : without(question, field)
  return withoutMisfits(next, before)
}

// No check finds fault with what every question has, so that what is left is whole.
function without<Whole extends object>(whole: Whole, field: string): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)) as Whole
}
