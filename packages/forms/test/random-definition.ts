import type {
  Choice,
  FormDefinition,
  Item,
  Question,
  QuestionType,
  Repeat,
  Rule,
  Text,
} from '../src/types.ts'
import { questionTypes } from '../src/types.ts'
import { pick } from './seeded.ts'

type Random = () => number

const texts = [
  'Crew',
  '  two  blanks ',
  'Line one\nline two',
  'Carriage\r\nreturn\tand tab',
  'Says “so” and \'so\' and "so"',
  'Costs ${a} or ${nobody}',
  '= 1 + 1',
  'TRUE',
  '007',
  '{"set":{}}',
  'Zug\u0085bell\u0007',
  '安全 🦺',
  'Two\u2028lines \ufffe',
] as const
const values = ['yes', 'no', 'na', 'other', 'hard hat', 'hard_hat', ' pad ', 'A', '1', '01', "it's"]
const days = ['2026-01-31', '2026-02-01'] as const

/** Definitions that use every field, most of them sound; the caller keeps those that are. */
export function randomDefinition(random: Random): FormDefinition {
  return new Making(random).definition()
}

class Making {
  readonly #random: Random
  readonly #languages: readonly string[]
  readonly #types = new Map<string, QuestionType>()
  /** The sections that are asked several times, and what they ask. */
  #section = ''
  readonly #repeated = new Map<string, string[]>()

  constructor(random: Random) {
    this.#random = random
    this.#languages = pick(random, [['en'], ['en', 'es-MX'], ['de', 'en', 'qaa'], ['fr', 'fr']])
  }

  definition(): FormDefinition {
    const lists = { colours: this.#choices(), yes_no_na: this.#choices() }
    const header = ['h1', 'h2'].map((key) => ({ ...this.#question(key), header: true }))
    const items = ['a', 'b', 'c_', 'd__e', 'yes_no'].map((key) => this.#item(key))
    return {
      schema: 1,
      key: 'sample',
      version: pick(this.#random, [1, 7]),
      title: this.#text(),
      languages: this.#languages,
      ...this.#maybe({ access: { limitedDefault: true } }),
      ...this.#maybe({ choiceLists: lists }),
      ...this.#maybe({
        scoring: {
          enabled: false,
          passingPercentage: 80.5,
          na: 'pass',
          critical: 'failZero',
        } as const,
      }),
      ...this.#maybe({
        workflow: {
          approvals: [{ meaning: 'Safety', by: 'manager', condition: this.#rule() }],
          ...this.#maybe({ signatures: [{ meaning: 'Read', by: { group: 'g1' } }] }),
        } as const,
      }),
      items: [...header, ...items],
    }
  }

  #item(key: string): Item {
    if (this.#random() < 0.5) {
      return this.#question(key)
    }
    const section = `${key}_part`
    const repeat = this.#maybe({ repeat: this.#repeat() })
    const shown = this.#maybe({ visible: this.#rule() })
    if (repeat.repeat !== undefined) {
      this.#repeated.set(section, [key, `${key}_2`])
    }
    this.#section = section
    const items = [
      this.#question(key),
      ...(this.#random() < 0.5 ? [this.#question(`${key}_2`)] : []),
    ]
    this.#section = ''
    return {
      key: section,
      type: 'section',
      title: this.#text(),
      ...this.#maybe({ intro: this.#text() }),
      ...this.#maybe({ passPercent: 50 }),
      ...shown,
      ...repeat,
      ...this.#maybe({ asTable: pick(this.#random, [true, false]) }),
      items,
    }
  }

  #repeat(): Repeat {
    const min = pick(this.#random, [0, 1, 3])
    return { label: this.#text(), min, max: pick(this.#random, [3, 20]) }
  }

  /** What is asked several times, as rules outside of it read it. */
  #ofAll(): Rule {
    const section = pick(this.#random, ['a_part', ...this.#repeated.keys()])
    const keys = this.#repeated.get(section) ?? []
    const isNumber = (key: string): boolean =>
      ['integer', 'decimal', 'rating', 'risk', 'calc', 'duration'].includes(
        this.#types.get(key) ?? '',
      )
    const key = keys.find(isNumber) ?? 'a'
    return pick<Rule>(this.#random, [
      { op: 'count', args: [{ op: 'answer', key: section }] },
      { op: 'sum', key },
      { op: 'least', key },
      { op: 'greatest', key },
    ])
  }

  /** Mostly what has one answer where the rule stands. */
  #readable(): string[] {
    const elsewhere = [...this.#repeated].flatMap(([section, keys]) =>
      section === this.#section ? [] : keys,
    )
    const isAny = this.#random() < 0.05
    return [...this.#types.keys()].filter((key) => isAny || !elsewhere.includes(key))
  }

  #question(key: string): Question {
    const type = pick<QuestionType>(this.#random, questionTypes)
    const before = new Map(this.#types)
    this.#types.set(key, type)
    const shown = {
      key,
      type,
      label: this.#text(),
      ...this.#maybe({ hint: this.#text() }),
      ...(before.size > 0 ? this.#maybe({ visible: this.#rule() }) : {}),
    }
    if (type === 'note') {
      return shown
    }
    const { required, default: start, ...ofEach } = this.#ofAnswers()
    const given = type === 'calc' ? {} : { required, default: start }
    return JSON.parse(JSON.stringify({ ...shown, ...given, ...ofEach, ...this.#ofType(type) }))
  }

  #ofAnswers(): Partial<Question> {
    const own: Rule = pick(this.#random, [
      this.#rule(),
      { op: 'answered', args: [{ op: 'value' }] },
    ])
    return {
      ...this.#maybe({ required: pick<boolean | Rule>(this.#random, [true, false, this.#rule()]) }),
      ...this.#maybe({ default: this.#start() }),
      ...this.#maybe({ note: pick(this.#random, ['none', 'optional', 'required']) }),
      ...this.#maybe({ media: { max: 3 } }),
      ...this.#maybe({ on: [{ when: own, do: 'showMessage', message: this.#text() }] as const }),
      ...this.#maybe({
        validate: [
          { rule: own, message: this.#text(), level: pick(this.#random, ['error', 'warn']) },
          ...(this.#random() < 0.3
            ? [{ rule: this.#rule(), message: this.#text(), level: 'error' } as const]
            : []),
        ],
      }),
    }
  }

  #ofType(type: QuestionType): Partial<Question> {
    switch (type) {
      case 'choice':
      case 'multiChoice':
      case 'rank':
        return this.#random() < 0.3
          ? { list: pick(this.#random, ['colours', 'yes_no_na']) }
          : { choices: this.#choices() }
      case 'integer':
      case 'decimal':
        return {
          ...this.#maybe({ min: pick(this.#random, [0, -5, 1e-7]) }),
          ...this.#maybe({ max: pick(this.#random, [10, 1e12]) }),
          ...this.#maybe({ step: 0.5 }),
          ...this.#maybe({ unit: pick(this.#random, ['psi', '% LEL', '·']) }),
          ...this.#maybe({ limits: [{ max: 5, level: 'warn', label: this.#text() }] as const }),
        }
      case 'calc':
        return {
          calc: pick<Rule>(this.#random, [this.#rule(), this.#sum()]),
          ...this.#maybe({ precision: 3 }),
          ...this.#maybe({ unit: pick(this.#random, ['%', 'psi']) }),
          ...this.#maybe({ score: { bands: [{ max: 5, score: 1 }] } }),
        }
      case 'duration':
        return { ...this.#maybe({ min: 30 }), ...this.#maybe({ max: 600 }) }
      case 'date':
        return { ...this.#maybe({ min: days[0] }), ...this.#maybe({ max: days[1] }) }
      case 'time':
        return this.#maybe({ min: '06:00' })
      case 'dateTime':
        return this.#maybe({ max: `${days[1]}T10:00` })
      case 'risk':
        return this.#maybe({ score: { map: { Low: 1, Severe: 0 } } })
      case 'rating':
        return this.#maybe({ max: pick(this.#random, [2, 5, 10]) })
      case 'text':
      case 'longText':
        return this.#maybe({ maxLength: 40 })
      case 'sketch':
        return this.#maybe({ background: pick(this.#random, ['grid', 'body', 'pad']) })
      case 'equipment':
      case 'person':
        return this.#maybe({ many: pick(this.#random, [true, false]) })
      default:
        return {}
    }
  }

  #choices(): Choice[] {
    const some = values.filter(() => this.#random() < 0.4)
    const all = this.#random() < 0.2 ? ['yes', 'no', 'na'] : some.length > 0 ? some : ['A']
    return all.map((value) => ({
      value,
      label: this.#text(),
      ...this.#maybe({ score: pick(this.#random, [0, 1.5, -1000]) }),
      ...this.#maybe({ critical: false }),
      ...this.#maybe({ colour: 'red' }),
    }))
  }

  #text(): Text {
    const [first = 'en', ...others] = this.#languages
    const said = others.filter(() => this.#random() < 0.6)
    return Object.fromEntries(
      [first, ...said].map((tag) => [tag, pick(this.#random, texts).trim()]),
    )
  }

  #start(): Rule {
    return pick<Rule>(this.#random, [
      'yes',
      'hard hat',
      'today()',
      '${a}',
      3,
      1e-7,
      null,
      ['A', 'hard hat'],
      { op: 'today' },
      days[0],
      { op: 'add', args: [1, 2] },
    ])
  }

  #sum(): Rule {
    if (this.#repeated.size > 0 && this.#random() < 0.5) {
      return this.#ofAll()
    }
    const readable = this.#readable()
    const numeric = [...this.#types].filter(
      ([key, type]) =>
        readable.includes(key) && ['integer', 'decimal', 'calc', 'duration'].includes(type),
    )
    const [key = 'h1'] = numeric.at(-1) ?? []
    const one: Rule = { op: 'answer', key }
    return pick<Rule>(this.#random, [
      one,
      2.5,
      { op: 'mul', args: [{ op: 'div', args: [one, 4] }, 100] },
      { op: 'round', args: [{ op: 'sub', args: [one, one] }, 1] },
    ])
  }

  #rule(depth = 0): Rule {
    const random = this.#random
    const deeper = (): Rule => this.#rule(depth + 1)
    const isOfAll = this.#repeated.size > 0 && random() < 0.15
    const answer: Rule = isOfAll
      ? this.#ofAll()
      : { op: 'answer', key: pick(random, ['h1', 'h2', ...this.#readable()]) }
    if (depth > 3 || random() < 0.2) {
      return pick<Rule>(random, [
        answer,
        answer,
        { op: 'today' },
        true,
        null,
        'yes',
        'hard hat',
        '',
        `'"`,
        '${a}',
        3,
        -0.5,
        days[0],
        ['A'],
        ['A', 1],
        [],
      ])
    }
    const op = pick(random, [
      'and',
      'or',
      'not',
      'answered',
      'isNA',
      'count',
      'two',
      'two',
      'two',
    ] as const)
    switch (op) {
      case 'and':
      case 'or':
        return { op, args: Array.from({ length: 1 + Math.floor(random() * 3) }, deeper) }
      case 'not':
      case 'answered':
      case 'isNA':
      case 'count':
        return { op, args: [random() < 0.5 ? answer : deeper()] }
      case 'two': {
        const two = 'eq ne lt le gt ge in contains dateDiff add sub mul div round'.split(' ')
        const name = two[Math.floor(random() * two.length)] ?? 'eq'
        // Every operator of two operands is made alike.
        return { op: name as 'eq', args: [random() < 0.6 ? answer : deeper(), deeper()] }
      }
    }
  }

  #maybe<Fields extends object>(fields: Fields): Partial<Fields> {
    return this.#random() < 0.4 ? fields : {}
  }
}
