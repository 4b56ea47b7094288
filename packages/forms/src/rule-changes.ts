import { ruleDepthMax } from './limits.ts'
import type { AggregateOperator, Item, Question, Reaction, Rule, Validation } from './types.ts'

/** What a rule of an item decides. */
export type RuleUse = 'visible' | 'required' | 'calculation' | 'reaction' | 'validation' | 'default'

/**
 * What becomes of a rule, which stands on this item; undefined drops it, and the reaction or check
 * that it is part of.
 */
export type RuleChange = (rule: Rule, use: RuleUse, on: Item) => Rule | undefined

/** A part of a rule that is no constant. */
export type Operation = Extract<Rule, { readonly op: string }>

/** A part of a rule that is of all answers to a question that is asked several times. */
export type Aggregate = Extract<Operation, { readonly op: AggregateOperator }>

/** Whether it is such a part. */
export function isAggregate(part: { readonly op: string }): part is Aggregate {
  return part.op === 'sum' || part.op === 'least' || part.op === 'greatest'
}

/** A rule that asks for other keys. */
export function ruleWithKeys(rule: Rule, keyOf: (key: string) => string): Rule {
  return mapRule(rule, (part) => ('key' in part ? { ...part, key: keyOf(part.key) } : part))
}

/** A rule with each of its parts changed; a part keeps as many operands as it has. */
export function mapRule(rule: Rule, change: (part: Operation) => Operation, depth = 0): Rule {
  // Deeper than a rule may be nothing is evaluated, so nothing needs to be written there either.
  if (rule === null || typeof rule !== 'object' || !('op' in rule) || depth > ruleDepthMax) {
    return rule
  }
  const part = change(rule)
  return 'args' in part
    ? ({ ...part, args: part.args.map((arg) => mapRule(arg, change, depth + 1)) } as Operation)
    : part
}

/** An item with each of its rules changed; of a section those of its questions too. */
export function itemWithRules(item: Item, change: RuleChange): Item {
  if (item.type !== 'section') {
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
