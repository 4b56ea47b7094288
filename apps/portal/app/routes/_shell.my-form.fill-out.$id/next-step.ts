import type { Evaluation, ItemState } from '@holdpoint/forms'
import {
  currentPart,
  instanceShown,
  partOfQuestion,
  partStates,
  type Part,
  type PartState,
} from '../../fill-out/form-parts.ts'
import type { Intent } from '../../fill-out/intent.ts'

/** The page to show next, and the question to stand at. */
export type Step = {
  section: string | undefined
  question?: string
  why?: 'new questions' | 'evidence'
}

interface NextStepInput {
  intent: Intent
  parts: readonly Part[]
  evaluation: Evaluation
  /** The part that the page showed. */
  page: string | null
  /** The questions that the page itself showed. */
  shownKeys: ReadonlySet<string>
  /** The questions that were answered anew on it. */
  changedKeys: ReadonlySet<string>
}

/**
 * Where a button leads without a script. Next stays once when the answers just given opened
 * questions on the same page, or ask for a note or a photo, which otherwise nobody would see.
 */
export function nextStep(input: NextStepInput): Step {
  const { intent, parts, evaluation, page } = input
  const states = partStates(parts, evaluation)
  const here = currentPart(states, page)
  const place = states.findIndex((state) => state === here)
  const stay: Step = { section: here?.part.key }
  switch (intent.kind) {
    case 'go':
      return { section: currentPart(states, intent.part)?.part.key }
    case 'question':
      return { section: partOfQuestion(parts, intent.key)?.key, question: intent.key }
    case 'removePhoto':
    case 'markPhoto':
    case 'draw':
    case 'signAgain':
    case 'takeTheirs':
    case 'raise':
    case 'find':
      return { section: partOfQuestion(parts, intent.key)?.key, question: intent.key }
    case 'back':
      return { section: states[Math.max(place - 1, 0)]?.part.key }
    case 'next':
      return (
        (here && reasonToStay(here, input)) ?? { section: (states[place + 1] ?? here)?.part.key }
      )
    case 'instances':
      return { section: intent.change.section, question: instanceShown(parts, intent.change) }
    case 'stay':
    case 'exit':
    case 'submit':
    case 'attach':
    case 'handOver':
    case 'language':
    case 'subForms':
    case 'addSubForm':
    case 'entry':
    case 'parent':
      return stay
  }
}

function reasonToStay(
  { part, shown }: PartState,
  { evaluation, shownKeys, changedKeys }: NextStepInput,
): Step | undefined {
  const asked = shown.filter(({ question }) => question.type !== 'note')
  const opened = asked.find(({ question }) => !shownKeys.has(question.key))
  if (opened !== undefined) {
    return { section: part.key, question: opened.question.key, why: 'new questions' }
  }
  const lacking = asked.find(
    ({ question }) =>
      changedKeys.has(question.key) && lacksEvidence(evaluation.items[question.key]),
  )
  return lacking && { section: part.key, question: lacking.question.key, why: 'evidence' }
}

function lacksEvidence(state: ItemState | undefined): boolean {
  return (state?.problems ?? []).some(({ kind }) =>
    ['missingNote', 'missingPhoto', 'missingAction'].includes(kind),
  )
}
