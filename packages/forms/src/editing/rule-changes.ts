import { ruleDepthMax } from '../limits.ts'
import type { RuleUse } from '../placed.ts'
import { isSection } from '../structure.ts'
import type { Item, Question, Reaction, Rule, Validation } from '../types.ts'

/**
 * What becomes of a rule, which stands on this item; undefined drops it, and the reaction or check
 * that it is part of.
 */
export type RuleChange = (rule: Rule, use: RuleUse, on: Item) => Rule | undefined

/** A rule that asks for other keys. */
export function ruleWithKeys(rule: Rule, keyOf: (key: string) => string): Rule {
  return rewritten(rule, keyOf, 0)
}

// Deeper than a rule may be nothing is evaluated, so nothing needs to be written there either.
function rewritten(rule: Rule, keyOf: (key: string) => string, depth: number): Rule {
  if (rule === null || typeof rule !== 'object' || !('op' in rule) || depth > ruleDepthMax) {
    return rule
  }
  const inner = (arg: Rule): Rule => rewritten(arg, keyOf, depth + 1)
  switch (rule.op) {
    case 'answer':
      return { op: 'answer', key: keyOf(rule.key) }
    case 'value':
    case 'today':
      return rule
    case 'and':
    case 'or':
      return { op: rule.op, args: rule.args.map(inner) }
    case 'not':
    case 'answered':
    case 'isNA':
    case 'count':
      return { op: rule.op, args: [inner(rule.args[0])] }
    case 'round': {
      const [number, digits] = rule.args
      return digits === undefined
        ? { op: 'round', args: [inner(number)] }
        : { op: 'round', args: [inner(number), inner(digits)] }
    }
    default:
      return { op: rule.op, args: [inner(rule.args[0]), inner(rule.args[1])] }
  }
}

/** An item with each of its rules changed; of a section those of its questions too. */
export function itemWithRules(item: Item, change: RuleChange): Item {
  if (!isSection(item)) {
    return questionWithRules(item, change)
  }
  const { visible, ...rest } = item
  const shown = visible === undefined ? undefined : change(visible, 'visible', item)
  return {
    ...rest,
    ...(shown === undefined ? {} : { visible: shown }),
    items: item.items.map((question) => questionWithRules(question, change)),
  }
}

/** A question with each of its rules changed. */
export function questionWithRules(question: Question, change: RuleChange): Question {
  const { visible, required, calc, default: start, on, validate, ...rest } = question
  const next = (rule: Rule | undefined, use: RuleUse): Rule | undefined =>
    rule === undefined ? undefined : change(rule, use, question)
  const reactionWith = (reaction: Reaction): Reaction[] => {
    const when = next(reaction.when, 'reaction')
    return when === undefined ? [] : [{ ...reaction, when }]
  }
  const validationWith = (check: Validation): Validation[] => {
    const rule = next(check.rule, 'validation')
    return rule === undefined ? [] : [{ ...check, rule }]
  }
  const shown = next(visible, 'visible')
  const demanded = next(required, 'required')
  const calculated = next(calc, 'calculation')
  const started = next(start, 'default')
  return {
    ...rest,
    ...(shown === undefined ? {} : { visible: shown }),
    ...(demanded === undefined ? {} : { required: demanded }),
    ...(calculated === undefined ? {} : { calc: calculated }),
    ...(started === undefined ? {} : { default: started }),
    ...(on === undefined ? {} : { on: on.flatMap(reactionWith) }),
    ...(validate === undefined ? {} : { validate: validate.flatMap(validationWith) }),
  }
}
