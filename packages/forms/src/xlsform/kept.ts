import { withAskedBy } from '../asked.ts'
import { keysOf } from '../editing/keys.ts'
import { repeatingSections } from '../repeats.ts'
import { readsOf } from '../rules.ts'
import { outcomeNames } from '../step-conditions.ts'
import { everythingOf, findQuestion } from '../structure.ts'
import type { ApprovalStep, FormDefinition } from '../types.ts'
import type { Tell } from './labels.ts'
import { isUnsaid } from './repeats-in.ts'
import { words } from './words.ts'

const besideColumns = ['score', 'on', 'media', 'note', 'limits', 'header'] as const

/**
 * Tells of what had something that XLSForm has no word for, and has it no more: another program has
 * left our columns out, or never had them.
 */
export function tellLost(read: FormDefinition, before: FormDefinition, tell: Tell): void {
  const now = new Map(everythingOf(read).map(({ question }) => [question.key, question]))
  const losers = everythingOf(before).filter(({ question }) => {
    const next = now.get(question.key)
    return (
      next !== undefined &&
      besideColumns.some((field) => question[field] !== undefined && next[field] === undefined)
    )
  })
  if (losers.length > 0) {
    tell(words.lostBeside(losers.length))
  }
  const sections = new Map(repeatingSections(read).map(({ key, repeat }) => [key, repeat]))
  const unsaid = repeatingSections(before).filter(({ key, repeat }) => {
    const now = sections.get(key)
    return now !== undefined && isUnsaid(now) && !isUnsaid(repeat)
  })
  if (unsaid.length > 0) {
    tell(words.lostRepeat(unsaid.length))
  }
}

/**
 * What was read, with approval, signatures, scoring, access and sub-forms as they were before. A step
 * that depends on a question that is gone is asked for always, so that nobody is left out unseen; where
 * the question is gone that named who is asked, the manager is.
 */
export function withKept(read: FormDefinition, before: FormDefinition, tell: Tell): FormDefinition {
  const { workflow, scoring, access, subForms } = before
  const parts = [
    ...(workflow === undefined ? [] : [words.approval]),
    ...(workflow?.signatures === undefined ? [] : [words.signatures]),
    ...(scoring === undefined ? [] : [words.scoring]),
    ...(access === undefined ? [] : [words.access]),
    ...(subForms === undefined ? [] : [words.subForms]),
  ]
  if (parts.length === 0) {
    return read
  }
  tell(words.kept(parts.join(', ')))
  const keys = keysOf(read)
  const approvals = workflow?.approvals.map((step) => withoutGone(step, keys, tell)) ?? []
  const kept: FormDefinition = {
    ...read,
    ...(access === undefined ? {} : { access }),
    ...(scoring === undefined ? {} : { scoring }),
    ...(workflow === undefined ? {} : { workflow: { ...workflow, approvals } }),
    ...(subForms === undefined ? {} : { subForms }),
  }
  return withAskedBy(kept, (key, { meaning }) => {
    if (findQuestion(read, key)?.type === 'person') {
      return { question: key }
    }
    tell(words.askedManager(meaning))
    return 'manager'
  })
}

function withoutGone(step: ApprovalStep, keys: ReadonlySet<string>, tell: Tell): ApprovalStep {
  const { condition, ...always } = step
  const asked = condition === undefined ? [] : readsOf(condition).keys
  if (asked.every((key) => keys.has(key) || outcomeNames.has(key))) {
    return step
  }
  tell(words.stepAlways(step.meaning))
  return always
}
