import { isDate, isDateTime } from '../dates.ts'
import { ruleProblems } from '../rule-checks.ts'
import type { ArithmeticOperator, Rule } from '../types.ts'
import { kindOf, type AnswerKind, type Answering } from './answer-kinds.ts'
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
import { Untranslatable } from './xpath-tokens.ts'
import { parseXPath, type XPath } from './xpath.ts'

/** A question that a rule may ask for. */
export type Asked = Answering & { readonly key: string }

/** What an expression may name. */
export type RuleNames = {
  /** The question of this name. */
  readonly find: (name: string) => Asked | undefined
  /** The question that the expression stands on, where it may read its answer. */
  readonly self: Asked | undefined
}

/** A rule, or the rest of the sentence “This cannot be translated: …”. */
export type Translated =
  | { readonly ok: true; readonly rule: Rule }
  | { readonly ok: false; readonly why: string }

/** The rule that an XPath expression stands for. Never throws. */
export function fromXPath(expression: string, names: RuleNames): Translated {
  return translated(() => new Translator(names).truth(parseXPath(expression)))
}

/** The rule that comes to the number that an XPath expression comes to. Never throws. */
export function numberFromXPath(expression: string, find: RuleNames['find']): Translated {
  return expression === ''
    ? { ok: false, why: 'it says nothing' }
    : translated(() => new Translator({ find, self: undefined }).number(parseXPath(expression)))
}

function translated(translate: () => Rule): Translated {
  try {
    return { ok: true, rule: sound(translate()) }
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

class Translator {
  readonly #names: RuleNames

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

  #answer(name: string): Part {
    const asked = this.#names.find(name)
    if (asked === undefined) {
      throw new Untranslatable(`it asks for “${name}”, which is not in the form`)
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
