import { ruleProblems } from '../rule-checks.ts'
import type { ArithmeticOperator, ComparisonOperator, Rule } from '../types.ts'
import { kindOf } from './answer-kinds.ts'
import { cellTextMax } from './sheets.ts'
import { constantBeside, numberText, type Part, type RuleContext } from './xpath-parts.ts'

const signs = { eq: '=', ne: '!=', lt: '<', le: '<=', gt: '>', ge: '>=' } as const
const aggregates = { sum: 'sum', least: 'min', greatest: 'max' } as const
const sums = { add: '+', sub: '-', mul: '*', div: 'div' } as const

/**
 * A rule as an XPath expression that holds for the same answers, or `null` when there is none:
 * XPath takes a text for a number and an answer that is not given for a text, where rules here do
 * neither. Never throws.
 */
export function toXPath(rule: Rule, context: RuleContext): string | null {
  // What is no rule at all, or nested deeper than one, has no expression.
  const text = ruleProblems(rule).length > 0 ? null : new Writer(context).truth(rule)
  return text === null || text.length > cellTextMax ? null : text
}

/** A rule as an XPath expression that comes to the same number, or `null` when there is none. */
export function numberToXPath(rule: Rule, context: RuleContext): string | null {
  const text = ruleProblems(rule).length > 0 ? null : new Writer(context).number(rule)
  return text === null || text.length > cellTextMax ? null : text
}

class Writer {
  readonly #context: RuleContext

  constructor(context: RuleContext) {
    this.#context = context
  }

  /** What comes to yes or no. */
  truth(rule: Rule): string | null {
    if (typeof rule === 'boolean') {
      return rule ? 'true()' : 'false()'
    }
    if (rule === null || typeof rule !== 'object' || !('op' in rule)) {
      return null
    }
    switch (rule.op) {
      case 'and':
      case 'or':
        return this.#joined(rule.op, rule.args)
      case 'not': {
        const inside = this.truth(rule.args[0])
        return inside === null ? null : `not(${inside})`
      }
      case 'answered':
      case 'isNA': {
        const answer = this.#answer(rule.args[0])
        return answer && `${answer.text} ${rule.op === 'isNA' ? "= 'na'" : "!= ''"}`
      }
      case 'in':
        return this.#member(rule.args[0], rule.args[1])
      case 'contains':
        return this.#contained(rule.args[0], rule.args[1])
      case 'eq':
      case 'ne':
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
        return this.#compared(rule.op, rule.args)
      default:
        return null
    }
  }

  /** What comes to a number. */
  number(rule: Rule): string | null {
    if (typeof rule === 'number') {
      return numberText(rule)
    }
    const part = this.#part(rule)
    if (part?.kind !== 'number') {
      return null
    }
    // Nothing stands around it that its own brackets would keep it from.
    return part.text.startsWith('(') ? part.text.slice(1, -1) : part.text
  }

  #joined(op: 'and' | 'or', args: readonly Rule[]): string | null {
    const parts = args.map((arg) => {
      const text = this.truth(arg)
      return text !== null && / (and|or) /.test(text) ? `(${text})` : text
    })
    return parts.every((part) => part !== null) ? parts.join(` ${op} `) : null
  }

  #member(needle: Rule, list: Rule): string | null {
    if (!Array.isArray(list)) {
      return this.#answer(list)?.kind === 'many' ? this.#contained(list, needle) : null
    }
    const rules = list.map((value): Rule => ({ op: 'eq', args: [needle, value] }))
    return rules.length === 0 ? null : this.#joined('or', rules)
  }

  #contained(whole: Rule, needle: Rule): string | null {
    const [within, part] = [this.#answer(whole), this.#answer(needle)]
    if (within?.kind === 'many' && (part?.kind === 'text' || part?.kind === 'code')) {
      return `selected(${within.text}, ${part.text})`
    }
    const holders: readonly Part['kind'][] = ['text', 'code', 'many']
    if (typeof needle !== 'string' || within === null || !holders.includes(within.kind)) {
      return null
    }
    if (within.kind === 'many') {
      const name = constantBeside([needle], within, this.#context)
      return name && `selected(${within.text}, ${name})`
    }
    // A part of a text is any text, and no name of a choice.
    const text = constantBeside(needle, { text: '', kind: 'text' }, this.#context)
    return text && `contains(${within.text}, ${text})`
  }

  #compared(op: ComparisonOperator, args: readonly [Rule, Rule]): string | null {
    const [left, right] = [this.#part(args[0]), this.#part(args[1])]
    const known = left ?? right
    const isOrder = op !== 'eq' && op !== 'ne'
    const exact: readonly Part['kind'][] = isOrder
      ? ['number', 'day', 'moment']
      : ['number', 'day', 'text', 'code', 'many']
    if (known === null || !exact.includes(known.kind)) {
      return null
    }
    const a = left?.text ?? constantBeside(args[0], known, this.#context)
    const b = right?.text ?? constantBeside(args[1], known, this.#context)
    if (a === null || b === null || (left && right && left.kind !== right.kind)) {
      return null
    }
    return isOrder ? `${a} ${signs[op]} ${b}` : guarded(op, `${a} ${signs[op]} ${b}`, left, right)
  }

  /** What comes to a value and is no constant. */
  #part(rule: Rule): Part | null {
    if (rule === null || typeof rule !== 'object' || !('op' in rule)) {
      return null
    }
    switch (rule.op) {
      case 'answer':
      case 'value':
        return this.#answer(rule)
      case 'today':
        return { text: 'today()', kind: 'day' }
      case 'count': {
        const section = this.#repeated(rule.args[0])
        if (section !== null) {
          return numeric(`count(\${${section}})`)
        }
        const answer = this.#answer(rule.args[0])
        return answer?.kind === 'many' ? numeric(`count-selected(${answer.text})`) : null
      }
      case 'sum':
      case 'least':
      case 'greatest': {
        const { questionOf, isBeside } = this.#context
        const asked = isBeside?.(rule.key) === true ? undefined : questionOf(rule.key)
        const isNumber = asked !== undefined && kindOf(asked) === 'number'
        return isNumber ? numeric(`${aggregates[rule.op]}(\${${rule.key}})`) : null
      }
      case 'round':
      case 'add':
      case 'sub':
      case 'mul':
      case 'div':
        return this.#reckoned(rule.op, rule.args)
      case 'dateDiff': {
        const days = rule.args.map((arg) => this.#part(arg))
        const [from, to] = days.map((part) => (part?.kind === 'day' ? part.text : null))
        return from && to ? numeric(`(${to} - ${from})`) : null
      }
      default:
        return null
    }
  }

  #reckoned(op: 'round' | ArithmeticOperator, args: readonly Rule[]): Part | null {
    const texts = args.map((arg) => {
      const part = this.#part(arg)
      return typeof arg === 'number' ? numberText(arg) : part?.kind === 'number' ? part.text : null
    })
    if (texts.includes(null)) {
      return null
    }
    return numeric(
      op === 'round' ? `round(${texts.join(', ')})` : `(${texts.join(` ${sums[op]} `)})`,
    )
  }

  /** The section whose instances are counted. */
  #repeated(rule: Rule): string | null {
    const isAnswer = rule !== null && typeof rule === 'object' && 'op' in rule
    const key = isAnswer && rule.op === 'answer' ? rule.key : null
    return key !== null && this.#context.questionOf(key)?.type === 'instances' ? key : null
  }

  #answer(rule: Rule): Part | null {
    if (rule === null || typeof rule !== 'object' || !('op' in rule)) {
      return null
    }
    const { self, questionOf } = this.#context
    const key = rule.op === 'answer' ? rule.key : rule.op === 'value' ? self : undefined
    const question = key === undefined ? undefined : questionOf(key)
    const kind = question === undefined ? null : kindOf(question)
    return key === undefined || kind === null
      ? null
      : { text: rule.op === 'value' ? '.' : `\${${key}}`, kind, key }
  }
}

function numeric(text: string): Part {
  return { text, kind: 'number' }
}

/** What is empty is the same as what is empty there, and differs from all else; here, neither. */
function guarded(
  op: 'eq' | 'ne',
  compared: string,
  left: Part | null,
  right: Part | null,
): string | null {
  const parts = [left, right].filter((part) => part !== null)
  const answers = parts.filter(({ key }) => key !== undefined)
  if (op === 'eq') {
    const [first, second] = answers
    return first && second ? `${first.text} != '' and ${compared}` : compared
  }
  // A sum may be empty too, and there is no asking it.
  return parts.some(({ key, kind }) => key === undefined && kind === 'number')
    ? null
    : [...answers.map(({ text }) => `${text} != ''`), compared].join(' and ')
}
