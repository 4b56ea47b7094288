import { answerWords } from './answer-words.ts'
import { checkAnswer } from './check-answer.ts'
import { laidOut } from './repeats.ts'
import { ruleValueOf, type RuleScope } from './rules.ts'
import { isVoid } from './signatures.ts'
import { everythingOf, takesAnswer } from './structure.ts'
import type {
  Answer,
  Answers,
  EvaluateContext,
  FormDefinition,
  NumberedQuestion,
  RuleValue,
} from './types.ts'
import { settle } from './visibility.ts'

/** A question with its checked answer, as evaluation and scoring share it. */
export type ReadQuestion = NumberedQuestion & {
  readonly answer: Answer
  /** The sentence of a stored answer that no longer fits; such an answer counts as empty. */
  readonly invalid: string | null
  readonly visible: boolean
  readonly value: RuleValue
  readonly scope: RuleScope
}

/** An entry read once against its definition. */
export type Reading = {
  readonly rows: readonly ReadQuestion[]
  readonly hidden: ReadonlySet<string>
}

const nothing: Answer = { value: null }

/**
 * Lays the form out for its answers, checks every one, calculates what nobody gives, and decides what is visible, in one pass over the
 * definition.
 */
export function readEntry(
  definition: FormDefinition,
  answers: Answers,
  context: EvaluateContext,
): Reading {
  const form = laidOut(definition, answers)
  const everything = everythingOf(form)
  const values = new Map<string, RuleValue>()
  const checked = everything.map((row) => {
    const { question } = row
    const stored = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined
    const isCalculated = question.type === 'calc'
    const result =
      stored === undefined || !takesAnswer(question)
        ? undefined
        : checkAnswer(question, isCalculated ? { ...stored, value: null } : stored, context.lang)
    const given = result?.ok === true ? result.answer : nothing
    const signer = voidSignerOf(form, answers, question.key, given)
    const answer = signer === null ? given : nothing
    const kept = isCalculated && context.isKept === true ? (stored?.value ?? null) : null
    const value = isCalculated ? kept : ruleValueOf(question, answer)
    values.set(question.key, value)
    const misfit = result?.ok === false ? result.problem.message : null
    return {
      ...row,
      answer,
      value,
      invalid: signer === null ? misfit : answerWords(context.lang).voidSignature(signer),
    }
  })
  const { hidden, calculated } = settle(form, (key) => values.get(key) ?? null, context)
  calculated.forEach((value, key) => values.set(key, value))
  const answerOf = (key: string): RuleValue => (hidden.has(key) ? null : (values.get(key) ?? null))
  const rows = checked.map((row) => {
    const { key } = row.question
    const comesTo = calculated.get(key)
    const value = comesTo === undefined ? row.value : comesTo
    return {
      ...row,
      ...(comesTo === undefined ? {} : { answer: { ...row.answer, value: comesTo } }),
      value,
      visible: !hidden.has(key),
      scope: { value, answerOf, today: context.today },
    }
  })
  return { rows, hidden }
}

/** Who gave a signature that no longer stands; null where one stands or none was given. */
function voidSignerOf(
  definition: FormDefinition,
  answers: Answers,
  key: string,
  { signature }: Answer,
): string | null {
  return signature !== undefined && isVoid(definition, answers, key, signature)
    ? signature.name
    : null
}
