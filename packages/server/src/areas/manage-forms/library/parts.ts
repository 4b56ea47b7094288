import type {
  Choice,
  Limit,
  Question,
  QuestionType,
  Reaction,
  Rule,
  Section,
  Text,
} from '@holdpoint/forms'
import { usualHeader } from '@holdpoint/forms/editing'

/** A text in English, which all forms of the library are written in first. */
export function en(text: string): Text {
  return { en: text }
}

/** Holds when the question's own answer is this one. */
export function answeredWith(value: string): Rule {
  return { op: 'eq', args: [{ op: 'value' }, value] }
}

/** Holds when another question's answer is this one. */
export function isAnswered(key: string, value: string): Rule {
  return { op: 'eq', args: [{ op: 'answer', key }, value] }
}

/** Holds from this number on. */
export function reaches(limit: number): Rule {
  return { op: 'ge', args: [{ op: 'value' }, limit] }
}

/** Holds below this number. */
export function isBelow(limit: number): Rule {
  return { op: 'lt', args: [{ op: 'value' }, limit] }
}

/** What every template asks first: when, where, who and for whom, and on which shift. */
export const header: readonly Question[] = [
  ...usualHeader('en'),
  {
    key: 'shift',
    type: 'choice',
    label: en('Shift'),
    header: true,
    required: true,
    choices: [
      { value: 'day', label: en('Day') },
      { value: 'night', label: en('Night') },
    ],
  },
]

type SectionOptions = Omit<Section, 'key' | 'type' | 'title' | 'intro' | 'items'> & {
  readonly intro?: string
}

/** What belongs together, in the order in which somebody walks past it. */
export function section(
  key: string,
  title: string,
  items: readonly Question[],
  { intro, ...rest }: SectionOptions = {},
): Section {
  return {
    ...{ key, type: 'section', title: en(title) },
    ...(intro === undefined ? {} : { intro: en(intro) }),
    ...rest,
    items,
  }
}

type AskOptions = Omit<Question, 'key' | 'type' | 'label' | 'hint'> & { readonly hint?: string }

/** A question that has to be answered, unless said. */
export function ask(
  key: string,
  type: QuestionType,
  label: string,
  { hint, ...rest }: AskOptions = {},
): Question {
  return {
    ...{ key, type, label: en(label) },
    ...(hint === undefined ? {} : { hint: en(hint) }),
    required: true,
    ...rest,
  }
}

/** The same as `ask`, for what may be left open. */
export function mayAsk(
  key: string,
  type: QuestionType,
  label: string,
  options: AskOptions = {},
): Question {
  const { required: _never, ...question } = ask(key, type, label, options)
  return question
}

/** Choices by their values, with what each is called. */
export function choices(labels: Readonly<Record<string, string>>): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label: en(label) }))
}

type Reading = readonly [level: Limit['level'], from: number | null, label: string]

/** What a reading from here on means, up to the next one. */
export function limits(...bands: readonly Reading[]): readonly Limit[] {
  return bands.map(([level, from, label], place) => {
    const to = bands[place + 1]?.[1] ?? null
    return {
      ...(from === null ? {} : { min: from }),
      ...(to === null ? {} : { max: to }),
      ...{ level, label: en(label) },
    }
  })
}

/** The same as `limits`, where a reading in danger fails the form whatever the rest says. */
export function stopLimits(...readings: readonly Reading[]): Pick<Question, 'limits' | 'score'> {
  const means = limits(...readings)
  const bands = means.map(({ level, label: _said, ...band }) => ({
    ...band,
    score: level === 'danger' ? 0 : 1,
  }))
  return { limits: means, score: { bands, critical: true } }
}

/** A reading that is out of bounds: what is to be done at once, a note about it, and a flag. */
export function alarm(when: Rule, what: string, note: string): readonly Reaction[] {
  return [
    { when, do: 'showMessage', message: en(what) },
    { when, do: 'requireNote', message: en(note) },
    { when, do: 'flag' },
  ]
}

/** A yes/no that is told and not judged: neither answer is the right one. */
export function fact(key: string, label: string, options: AskOptions = {}): Question {
  return ask(key, 'yesNo', label, { score: { weight: 0 }, ...options })
}

type CheckOptions = {
  readonly weight?: number
  readonly critical?: boolean
  readonly hint?: string
}

/** A yes/no check. "No" asks for a note, on a critical check for a photo too. */
export function check(key: string, label: string, options: CheckOptions = {}): Question {
  const { weight = 1, critical = false, hint } = options
  const needsNote = {
    when: answeredWith('no'),
    do: 'requireNote',
    message: en('Write down what you saw and what was done about it.'),
  } as const
  const needsPhoto = {
    when: answeredWith('no'),
    do: 'requirePhoto',
    message: en('Add a photo of what you saw.'),
  } as const
  return {
    key,
    type: 'yesNo',
    label: en(label),
    ...(hint === undefined ? {} : { hint: en(hint) }),
    required: true,
    note: 'optional',
    media: {},
    score: { weight, critical },
    on: critical ? [needsNote, needsPhoto] : [needsNote],
  }
}

/** A check whose "No" fails the form whatever the rest says. */
export function criticalCheck(key: string, label: string, hint?: string): Question {
  return check(key, label, { critical: true, ...(hint === undefined ? {} : { hint }) })
}

/** The same question, shown only where this holds. */
export function shownWhen(visible: Rule, question: Question): Question {
  return { ...question, visible }
}

/** A signature that the form cannot do without. */
export function signature(key: string, label: string): Question {
  return { key, type: 'signature', label: en(label), required: true }
}
