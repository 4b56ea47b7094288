import { isDate, isDateTime } from '../dates.ts'
import { ruleProblems } from '../rule-checks.ts'
import type { AggregateOperator, ArithmeticOperator, Rule } from '../types.ts'
import { kindOf, type AnswerKind } from './answer-kinds.ts'
import type { Asked } from './asked.ts'
import {
  chosen,
  joined,
  negated,
  numeric,
  ordered,
  same,
  selected,
  summed,
  truth,
  type Order,
  type Part,
} from './rule-parts.ts'
import { words } from './words.ts'
import { Untranslatable } from './xpath-tokens.ts'
import { parseXPath, type XPath } from './xpath.ts'

/** What an expression may name. */
export type RuleNames = {
  /** The question of this name. */
  readonly find: (name: string) => Asked | undefined
  /** The question that the expression stands on, where it may read its answer. */
  readonly self: Asked | undefined
}

/** A rule, or the rest of the sentence “This cannot be translated: …”. */
export type Translated =
  | {
      readonly ok: true
      readonly rule: Rule
      /** What is not as it was, in sentences. */
      readonly changes?: readonly string[]
    }
  | { readonly ok: false; readonly why: string }

/** The rule that an XPath expression stands for. Never throws. */
export function fromXPath(expression: string, names: RuleNames): Translated {
  return translated(names, (translator) => translator.truth(parseXPath(expression)))
}

/** The rule that comes to the number that an XPath expression comes to. Never throws. */
export function numberFromXPath(expression: string, find: RuleNames['find']): Translated {
  return expression === ''
    ? { ok: false, why: 'it says nothing' }
    : translated({ find, self: undefined }, (translator) =>
        translator.number(parseXPath(expression)),
      )
}

function translated(names: RuleNames, translate: (translator: Translator) => Rule): Translated {
  const translator = new Translator(names)
  try {
    const rule = sound(translate(translator))
    const { changes } = translator
    return { ok: true, rule, ...(changes.length === 0 ? {} : { changes }) }
  } catch (error) {
    if (error instanceof Untranslatable) {
      return { ok: false, why: error.message }
    }
    throw error
  }
}

function sound(rule: Rule): Rule {
  const [problem] = ruleProblems(rule)
  if (problem !== undefined) {
    throw new Untranslatable(`it is too long or too deep. ${problem.message}`)
  }
  return rule
}

const orders: ReadonlyMap<string, Order> = new Map([
  ['<', 'lt'],
  ['<=', 'le'],
  ['>', 'gt'],
  ['>=', 'ge'],
])

const sums: ReadonlyMap<string, ArithmeticOperator> = new Map([
  ['+', 'add'],
  ['-', 'sub'],
  ['*', 'mul'],
  ['div', 'div'],
])

const aggregates: ReadonlyMap<string, AggregateOperator> = new Map([
  ['sum/1', 'sum'],
  ['min/1', 'least'],
  ['max/1', 'greatest'],
])

class Translator {
  readonly #names: RuleNames
  readonly changes: string[] = []

  constructor(names: RuleNames) {
    this.#names = names
  }

  /** What is asked to hold: a bare answer holds when there is one. */
  truth(node: XPath): Rule {
    const part = this.#part(node)
    if (part.kind === 'truth') {
      return part.rule
    }
    if (node.is === 'answer' || node.is === 'self') {
      return { op: 'answered', args: [part.rule] }
    }
    throw new Untranslatable('it comes to a value where a yes or no is asked for')
  }

  /** What is asked to come to a number. */
  number(node: XPath): Rule {
    return numeric(this.#part(node))
  }

  #part(node: XPath): Part {
    switch (node.is) {
      case 'constant':
        return { rule: node.value, kind: 'constant' }
      case 'self':
        return this.#own()
      case 'answer':
        return this.#answer(node.name)
      case 'call':
        return this.#call(node.name, node.args)
      case 'operation':
        return this.#operation(node.op, node.args)
    }
  }

  #own(): Part {
    const { self } = this.#names
    if (self === undefined) {
      throw new Untranslatable('it depends on the answer that it decides about')
    }
    return { rule: { op: 'value' }, kind: answerKind(self) }
  }

  #asked(name: string): Asked {
    const asked = this.#names.find(name)
    if (asked === undefined) {
      throw new Untranslatable(`it asks for “${name}”, which is not in the form`)
    }
    return asked
  }

  /** What all answers come to of a question that is asked several times. */
  #aggregate(op: AggregateOperator, called: string, node: XPath): Part {
    const asked = node.is === 'answer' ? this.#asked(node.name) : undefined
    if (asked?.repeated === undefined) {
      throw new Untranslatable(`${called}() takes an answer that is asked for several times`)
    }
    if (answerKind(asked) !== 'number') {
      throw new Untranslatable('it reckons with what is no number')
    }
    if (asked.repeated.isBeside) {
      this.changes.push(words.takesAll(asked.key))
    }
    return { rule: { op, key: asked.key }, kind: 'number' }
  }

  /** How often a section is asked. */
  #instances(node: XPath): Part {
    const asked = node.is === 'answer' ? this.#asked(node.name) : undefined
    const key = asked?.type === 'instances' ? asked.key : asked?.repeated?.section
    if (key === undefined) {
      throw new Untranslatable('count() takes what is asked several times')
    }
    if (asked?.repeated !== undefined) {
      this.changes.push(words.countsInstances(asked.key))
    }
    return { rule: { op: 'count', args: [{ op: 'answer', key }] }, kind: 'number' }
  }

  #answer(name: string): Part {
    const asked = this.#asked(name)
    if (asked.repeated?.isBeside === false) {
      throw new Untranslatable(`“${name}” is asked several times, and it asks for one of them`)
    }
    return asked.key === this.#names.self?.key
      ? this.#own()
      : { rule: { op: 'answer', key: asked.key }, kind: answerKind(asked) }
  }

  #call(name: string, args: readonly XPath[]): Part {
    const [first, second] = args
    const called = `${name}/${args.length}`
    if (called === 'today/0') {
      return { rule: { op: 'today' }, kind: 'day' }
    }
    if (called === 'true/0' || called === 'false/0') {
      return { rule: name === 'true', kind: 'truth' }
    }
    if (called === 'not/1' && first !== undefined) {
      return truth({ op: 'not', args: [this.truth(first)] })
    }
    if (called === 'selected/2' && first !== undefined && second !== undefined) {
      return selected(this.#part(first), this.#part(second))
    }
    if (called === 'count-selected/1' && first !== undefined) {
      return { rule: { op: 'count', args: [chosen(this.#part(first))] }, kind: 'number' }
    }
    if (called === 'count/1' && first !== undefined) {
      return this.#instances(first)
    }
    const aggregate = aggregates.get(called)
    if (aggregate !== undefined && first !== undefined) {
      return this.#aggregate(aggregate, name, first)
    }
    if (called === 'round/1' && first !== undefined) {
      return { rule: { op: 'round', args: [numeric(this.#part(first))] }, kind: 'number' }
    }
    if (called === 'round/2' && first !== undefined && second !== undefined) {
      const rounded = [numeric(this.#part(first)), numeric(this.#part(second))] as const
      return { rule: { op: 'round', args: rounded }, kind: 'number' }
    }
    if (called === 'date/1' || called === 'date-time/1') {
      return moment(first)
    }
    throw new Untranslatable(`${name}() has no equal here`)
  }

  #operation(op: string, [first, second]: readonly [XPath, XPath]): Part {
    if (op === 'and' || op === 'or') {
      const args = [this.truth(first), this.truth(second)]
      return truth({ op, args: args.flatMap((arg) => joined(arg, op)) })
    }
    const [left, right] = [this.#part(first), this.#part(second)]
    const sum = sums.get(op)
    if (sum !== undefined) {
      return summed(sum, left, right)
    }
    const order = orders.get(op)
    const rule = order === undefined ? same(left, right) : ordered(order, left, right)
    // What is empty differs from everything there, and from nothing here.
    return truth(op === '!=' ? negated(rule) : rule)
  }
}

function answerKind(asked: Asked): AnswerKind {
  const kind = kindOf(asked)
  if (kind === null) {
    throw new Untranslatable(`it asks for “${asked.key}”, which takes no answer`)
  }
  return kind
}

function moment(node: XPath | undefined): Part {
  const written = node?.is === 'constant' ? String(node.value) : ''
  // To the minute, as answers are; what is said beyond that would be lost.
  const [, text = '', rest = ''] = /^(.{0,16})(.*)$/s.exec(written) ?? []
  if (rest !== '' && !/^:00(\.0{1,9})?$/.test(rest)) {
    throw new Untranslatable('a time is known to the minute here, and in no zone')
  }
  if (isDate(text) || isDateTime(text)) {
    return { rule: text, kind: isDate(text) ? 'day' : 'moment' }
  }
  throw new Untranslatable('a date is only known where it is written out')
}
