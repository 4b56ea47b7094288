import type { QuestionType } from '@holdpoint/forms'
import type { TestName } from '@holdpoint/forms/editing'

/** A question that a sentence may be about. */
export type KnownQuestion = {
  key: string
  name: string
  type: QuestionType
  /** The answers that it offers; null where anything may be answered. */
  answers: readonly (readonly [value: string, name: string])[] | null
}

/** What the answers of each type can be asked. */
export type TestsByType = Readonly<
  Partial<Record<QuestionType, readonly (readonly [is: TestName, word: string])[]>>
>

/** The fields of a sentence about another question. */
export type TestField = 'of' | 'is' | 'value'
/** `rule` and `said` are of what says more than a sentence: itself as JSON, and in words. */
export type ReactionField = 'was' | 'is' | 'value' | 'do' | 'message' | 'rule' | 'said'
export type CheckField = 'was' | 'is' | 'value' | 'level' | 'message' | 'rule' | 'said'
type Row<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** A condition as its fields begin; `rule` is empty where the rows say all of it. */
export type ConditionStart = {
  mode: 'all' | 'any'
  rows: Row<TestField>[]
  rule: string
}

/** What the fields of the logic begin with. */
export type LogicStart = {
  visibleMode: string
  visible: Row<TestField>[]
  visibleRule: string
  requiredMode: string
  required: Row<TestField>[]
  requiredRule: string
  on: Row<ReactionField>[]
  validate: Row<CheckField>[]
}

/** The logic of a question; of a section only when it shows. */
export type LogicPage = {
  kind: 'logic'
  isSection: boolean
  /** It takes an answer: that can be needed, asked and checked. */
  self: KnownQuestion | null
  questions: readonly KnownQuestion[]
  tests: TestsByType
  start: LogicStart
  /** Conditions that say more than rows can, in words. */
  said: { visible: string | null; required: string | null }
  /** Who reads its answer. */
  readers: readonly { name: string; what: string; to: string | null }[]
}
