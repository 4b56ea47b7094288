import type { Question, Rule, Text } from '@holdpoint/forms'
import { usualHeader } from '@holdpoint/forms/editing'

/** A text in English, which all forms of the demo world are written in first. */
export function en(text: string): Text {
  return { en: text }
}

/** Holds when the question's own answer is this one. */
export function answeredWith(value: string): Rule {
  return { op: 'eq', args: [{ op: 'value' }, value] }
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

/** A signature that the form cannot do without. */
export function signature(key: string, label: string): Question {
  return { key, type: 'signature', label: en(label), required: true }
}
