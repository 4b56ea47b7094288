import {
  backgroundOf,
  formatDuration,
  textOf,
  type Choice,
  type FormDefinition,
  type Limit,
  type Question,
} from '@holdpoint/forms'
import { calculationStart } from './calculation.ts'
import { tick, typed } from '../field-values.ts'
import type { ChoiceField, LimitField, TypeField } from './question-fields.ts'

type QuestionField = TypeField | 'label' | 'hint' | 'key' | 'type'

/** What the fields of a question begin with. */
export type QuestionStart = {
  [Field in Exclude<QuestionField, 'choices' | 'limits'>]?: string
} & {
  choices: Partial<Record<ChoiceField, string>>[]
  limits: Partial<Record<LimitField, string>>[]
}

/** Puts a question of a form, its named list resolved, into the fields of its form. */
export function questionStart(
  question: Question,
  lang: string,
  definition: FormDefinition,
): QuestionStart {
  const { key, type, label, hint, required, media } = question
  return {
    ...{ key, type, label: textOf(label, lang), hint: textOf(hint, lang) },
    required: required === true ? 'yes' : (required ?? false) === false ? 'no' : 'rule',
    header: tick(question.header),
    titleAnswer: tick(question.titleAnswer),
    startsWithLast: tick(question.startsWithLast),
    calc: calculationStart(question, definition),
    unit: question.unit ?? '',
    ...{ min: boundText(question, 'min'), max: boundText(question, 'max') },
    step: typed(question.step),
    precision: typed(question.precision),
    maxLength: typed(question.maxLength),
    many: tick(question.many),
    background: backgroundOf(question),
    photo: media === undefined ? 'none' : media.required === true ? 'needed' : 'offered',
    photoMax: typed(media?.max),
    note: question.note ?? 'none',
    choices: (question.choices ?? []).map((choice) => choiceStart(choice, lang)),
    limits: (question.limits ?? []).map((limit) => limitStart(limit, lang)),
  }
}

function boundText(question: Question, end: 'min' | 'max'): string {
  const bound = question[end]
  return question.type === 'duration' && typeof bound === 'number'
    ? formatDuration(bound)
    : typed(bound)
}

function choiceStart({ value, label, score, critical, exclude }: Choice, lang: string) {
  return {
    ...{ was: value, value, label: textOf(label, lang) },
    ...{ score: typed(score), critical: tick(critical), exclude: tick(exclude) },
  }
}

function limitStart(limit: Limit, lang: string) {
  const { min, max, level, label } = limit
  return {
    ...{ was: nameOfLimit(limit), level, label: textOf(label, lang) },
    ...{ min: typed(min), max: typed(max) },
  }
}

/** What a limit is found by again: its place may be that of another one by then. */
export function nameOfLimit({ min, max, level }: Limit): string {
  return `${level} ${typed(min)} ${typed(max)}`
}
