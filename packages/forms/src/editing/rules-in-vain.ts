import { placedItems } from '../placed.ts'
import { everythingOf, isSection } from '../structure.ts'
import type { FormDefinition, Question } from '../types.ts'
import { dependencyNodes, walk } from '../visibility.ts'
import { neverHolds, type AnswersOf } from './never.ts'
import { possibleAnswers, type PossibleAnswers } from './possible-answers.ts'
import { warningWords as words } from './words.ts'

type InVain = { readonly key: string | null; readonly message: string }

/** Rules that no answer ever fulfils, and what follows from that. */
export function rulesInVain(definition: FormDefinition): InVain[] {
  const answers = answersIn(definition)
  const hidden = neverShown(definition, answers)
  const answersOf =
    (self: string | null): AnswersOf =>
    (key) =>
      hidden.has(key ?? self ?? '') ? { kind: 'none' } : (answers.get(key ?? self ?? '') ?? null)
  const items = placedItems(definition).flatMap(({ item }): InVain[] => {
    if (hidden.has(item.key)) {
      const isItself = item.visible !== undefined && neverHolds(item.visible, answersOf(null))
      const message = isSection(item) ? words.sectionNeverShows : words.questionNeverShows
      return isItself ? [{ key: item.key, message }] : []
    }
    return isSection(item) ? [] : ownRules(item, answersOf(item.key))
  })
  const steps = (definition.workflow?.approvals ?? []).flatMap(({ condition }, place) =>
    condition !== undefined && neverHolds(condition, answersOf(null))
      ? [{ key: null, message: words.stepNeverAsked(place + 1) }]
      : [],
  )
  return [...items, ...steps]
}

function ownRules({ key, on = [], validate = [] }: Question, answersOf: AnswersOf): InVain[] {
  const reactions = on.filter(({ when }) => neverHolds(when, answersOf))
  const checks = validate.filter(({ rule }) => neverHolds(rule, answersOf))
  return [
    ...reactions.map(() => ({ key, message: words.reactionInVain })),
    ...checks.map(({ level }) => ({ key, message: words.checkInVain[level] })),
  ]
}

/** What each answer can be, and what an entry can come to: nothing is scored in a form that is not. */
function answersIn(definition: FormDefinition): ReadonlyMap<string, PossibleAnswers> {
  const isScored = definition.scoring?.enabled === true
  const none: PossibleAnswers = { kind: 'none' }
  return new Map<string, PossibleAnswers>([
    ...everythingOf(definition).map(
      ({ question }) => [question.key, possibleAnswers(question)] as const,
    ),
    ['form:percent', isScored ? { kind: 'number', min: 0, max: 100 } : none],
    ['form:result', isScored ? { kind: 'values', values: ['pass', 'fail', 'none'] } : none],
    ['form:criticalFailures', { kind: 'number', min: 0, max: isScored ? Infinity : 0 }],
  ])
}

/** What shows for no answers: by its own rule, with its section, or because that asks in vain. */
function neverShown(
  definition: FormDefinition,
  answers: ReadonlyMap<string, PossibleAnswers>,
): ReadonlySet<string> {
  const hidden = new Set<string>()
  const answersOf: AnswersOf = (key) =>
    hidden.has(key ?? '') ? { kind: 'none' } : (answers.get(key ?? '') ?? null)
  walk(dependencyNodes(definition), ({ key, rule, parent }) => {
    if (hidden.has(parent ?? '') || (rule !== undefined && neverHolds(rule, answersOf))) {
      hidden.add(key)
    }
  })
  return hidden
}
