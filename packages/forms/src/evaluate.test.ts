import { describe, expect, test } from 'vitest'
import { ask, context, form, given, scoring, section } from '../test/build.ts'
import { evaluate } from './evaluate.ts'
import { isAnswerMissing } from './answer-words.ts'
import { checkAnswer } from './check-answer.ts'
import { parseAnswer } from './parse-answer.ts'
import type { Answers, EvaluateContext, Item, Question, Rule, Text } from './types.ts'

const photo = { uploadId: 'u1', name: 'a.jpg', type: 'image/jpeg', size: 1 }

function isYes(key: string): Rule {
  return { op: 'eq', args: [{ op: 'answer', key }, 'yes'] }
}

function look(items: readonly Item[], answers: Answers): ReturnType<typeof evaluate> {
  return evaluate(form(items), answers, context)
}

describe('visibility', () => {
  const chain = [
    ask('a', 'yesNo'),
    ask('b', 'yesNo', { visible: isYes('a') }),
    ask('c', 'yesNo', { visible: isYes('b'), required: true }),
  ]

  test('shows a question when its rule holds', () => {
    expect(look(chain, given({ a: 'yes' })).items['b']?.visible).toBe(true)
    expect(look(chain, given({ a: 'no' })).items['b']?.visible).toBe(false)
    expect(look(chain, {}).items['b']?.visible).toBe(false)
  })

  test('hides what depends on a hidden answer, which is kept but counts nowhere', () => {
    const answers = given({ a: 'no', b: 'yes' })
    const result = look(chain, answers)
    expect(result.items['c']?.visible).toBe(false)
    expect(result.missing).toEqual([])
    expect(look(chain, { ...answers, ...given({ a: 'yes' }) }).missing).toHaveLength(1)
  })

  test('works when the rule looks down the page', () => {
    const items = [ask('first', 'text', { visible: isYes('last') }), ask('last', 'yesNo')]
    expect(look(items, given({ last: 'yes' })).items['first']?.visible).toBe(true)
  })

  test('hides everything in a hidden section', () => {
    const items = [
      ask('crane', 'yesNo'),
      section('lift', [ask('load', 'integer', { required: true })], { visible: isYes('crane') }),
      ask('after', 'text', { visible: { op: 'answered', args: [{ op: 'answer', key: 'load' }] } }),
    ]
    const result = look(items, given({ crane: 'no', load: 5 }))
    expect(result.items['load']).toMatchObject({ visible: false, required: false, problems: [] })
    expect(result.items['after']?.visible).toBe(false)
    expect(result.sections).toContainEqual({
      key: 'lift',
      title: 'Part lift',
      visible: false,
      answered: 0,
      total: 0,
      missing: 0,
    })
  })

  test('is harmless in a circle: something shows and nothing hangs', () => {
    const items = [
      ask('a', 'yesNo', { visible: isYes('b') }),
      ask('b', 'yesNo', { visible: isYes('a') }),
      ask('self', 'yesNo', { visible: isYes('self') }),
    ]
    const result = look(items, given({ a: 'yes', b: 'yes', self: 'yes' }))
    expect(result.items['a']?.visible).toBe(true)
    expect(result.items['b']?.visible).toBe(true)
  })

  test('follows a chain of three hundred and more without overflow', () => {
    const items = Array.from({ length: 5000 }, (_, index) =>
      index === 0
        ? ask('q0', 'yesNo')
        : ask(`q${index}`, 'yesNo', { visible: isYes(`q${index - 1}`) }),
    )
    const answers = given(Object.fromEntries(items.map((item) => [item.key, 'yes'])))
    // Backwards, so that the first question met is the last that can be decided.
    const result = look([...items].reverse(), answers)
    expect(result.items['q4999']?.visible).toBe(true)
    const broken = look(items, { ...answers, q300: { value: 'no' } })
    expect(broken.items['q301']?.visible).toBe(false)
    expect(broken.items['q4999']?.visible).toBe(false)
  })
})

describe('required and evidence', () => {
  function problems(question: Question, answers: Answers): string[] {
    const result = look([ask('other', 'yesNo'), question], answers)
    return result.items[question.key]?.problems.map((p) => `${p.kind}: ${p.message}`) ?? []
  }

  test('asks for a required answer', () => {
    const question = ask('q', 'text', { required: true })
    expect(problems(question, {})).toEqual(['missingAnswer: Answer this question.'])
    expect(problems(question, given({ q: 'x' }))).toEqual([])
  })

  test('takes N/A as an answer', () => {
    expect(problems(ask('q', 'yesNo', { required: true }), given({ q: 'na' }))).toEqual([])
  })

  test('asks only while the rule holds', () => {
    const question = ask('q', 'text', { required: isYes('other') })
    expect(problems(question, {})).toEqual([])
    expect(problems(question, given({ other: 'yes' }))).toHaveLength(1)
  })

  test('asks for a photo, a signature and a tick in their own words', () => {
    const ticked = ask('q', 'acknowledge', { required: true })
    expect(problems(ticked, {})).toEqual([
      'missingAnswer: Tick that you have read and understood this.',
    ])
    expect(problems(ticked, given({ q: 'OK' }))).toEqual([])
    expect(problems(ask('q', 'photo', { required: true }), {})).toEqual([
      'missingAnswer: Add a photo.',
    ])
    expect(problems(ask('q', 'signature', { required: true }), {})).toEqual([
      'missingAnswer: Sign here.',
    ])
    const withPhoto = { q: { value: null, media: [photo] } }
    expect(problems(ask('q', 'photo', { required: true }), withPhoto)).toEqual([])
  })

  test('demands the evidence of a reaction, in its words or in ours', () => {
    const no: Rule = { op: 'eq', args: [{ op: 'value' }, 'no'] }
    const question = ask('q', 'yesNo', {
      on: [
        { when: no, do: 'requireNote' },
        { when: no, do: 'requirePhoto', message: { en: 'Show the leak.' } },
        { when: no, do: 'flag' },
        { when: no, do: 'showMessage', message: { en: 'Stop the job.' } },
      ],
    })
    expect(problems(question, given({ q: 'yes' }))).toEqual([])
    expect(problems(question, given({ q: 'no' }))).toEqual([
      'missingNote: Add a note.',
      'missingPhoto: Show the leak.',
    ])
    const done = { q: { value: 'no', note: 'seen', media: [photo] } }
    expect(problems(question, done)).toEqual([])
    expect(look([question], done).items['q']).toMatchObject({
      note: 'required',
      photo: 'required',
      flagged: true,
      messages: [{ message: 'Stop the job.', lang: 'en' }],
    })
    expect(look([question], given({ q: 'yes' })).items['q']).toMatchObject({
      note: 'none',
      photo: 'none',
      flagged: false,
      messages: [],
    })
  })

  test('demands a note or photo of the question once it is answered', () => {
    const question = ask('q', 'yesNo', { note: 'required', media: { required: true } })
    expect(problems(question, {})).toEqual([])
    expect(problems(question, given({ q: 'yes' }))).toEqual([
      'missingNote: Add a note.',
      'missingPhoto: Add a photo.',
    ])
  })

  test('judges an answer by its validations: errors block, warnings tell', () => {
    const question = ask('q', 'integer', {
      validate: [
        {
          rule: { op: 'ge', args: [{ op: 'value' }, 10] },
          message: { en: 'Ten.' },
          level: 'error',
        },
        { rule: { op: 'ge', args: [{ op: 'value' }, 20] }, message: { en: 'Low.' }, level: 'warn' },
      ],
    })
    expect(problems(question, {})).toEqual([])
    expect(problems(question, given({ q: 5 }))).toEqual(['invalid: Ten.'])
    const low = look([question], given({ q: 15 }))
    expect(low.canSubmit).toBe(true)
    expect(low.items['q']?.warnings).toEqual([{ message: 'Low.', lang: 'en' }])
  })

  test('names a stored answer that no longer fits, and counts it as unanswered', () => {
    const result = look([ask('q', 'integer', { required: true })], given({ q: 'abc' }))
    expect(result.items['q']).toMatchObject({
      answered: false,
      problems: [{ kind: 'invalid', message: 'Enter a whole number.' }],
    })
  })

  test('says what a reading means', () => {
    const question = ask('q', 'decimal', {
      limits: [
        { max: 10, level: 'ok', label: { en: 'Fine' } },
        { min: 10, level: 'danger', label: { en: 'High' } },
      ],
    })
    expect(look([question], given({ q: 9.9 })).items['q']?.limit).toEqual({
      level: 'ok',
      label: 'Fine',
      lang: 'en',
    })
    expect(look([question], given({ q: 10 })).items['q']?.limit?.level).toBe('danger')
    expect(look([question], {}).items['q']?.limit).toBeNull()
  })
})

test('lists what is missing in page order, one line per question', () => {
  const items = [
    ask('head', 'text', { header: true, required: true }),
    section('s1', [ask('text', 'note'), ask('one', 'yesNo', { required: true })]),
    section('s2', [ask('two', 'yesNo'), ask('three', 'integer', { required: true })]),
  ]
  const result = look(items, given({ two: 'yes' }))
  expect(result.missing).toMatchObject([
    { key: 'head', sectionKey: null, label: 'Ask head', message: 'Answer this question.' },
    { key: 'one', sectionKey: 's1', label: 'Ask one', message: 'Answer this question.' },
    { key: 'three', sectionKey: 's2', label: 'Ask three', message: 'Answer this question.' },
  ])
  expect(result.canSubmit).toBe(false)
  expect(result.sections).toEqual([
    { key: null, title: '', visible: true, answered: 0, total: 1, missing: 1 },
    { key: 's1', title: 'Part s1', visible: true, answered: 0, total: 1, missing: 1 },
    { key: 's2', title: 'Part s2', visible: true, answered: 1, total: 2, missing: 1 },
  ])
})

test('gives no score to a form that is not scored', () => {
  expect(look([ask('q', 'yesNo')], given({ q: 'yes' })).score).toBeNull()
  const off = form([ask('q', 'yesNo')], { scoring: { ...scoring, enabled: false } })
  expect(evaluate(off, given({ q: 'yes' }), context).score).toBeNull()
})

test('survives JSON unchanged', () => {
  const result = evaluate(form([ask('q', 'yesNo')], { scoring }), given({ q: 'no' }), context)
  expect(JSON.parse(JSON.stringify(result))).toEqual(result)
})

describe('an answer that asks for an action', () => {
  const isNo: Rule = { op: 'eq', args: [{ op: 'value' }, 'no'] }
  const question = (message?: Text) =>
    ask('iron', 'yesNo', {
      on: [{ when: isNo, do: 'requireAction', ...(message === undefined ? {} : { message }) }],
    })
  const at = (value: string, rest: Partial<EvaluateContext> = {}, message?: Text) =>
    evaluate(form([question(message)]), given({ iron: value }), { ...context, ...rest })

  test('is missing until one was raised for that question, and says so in the words of the form', () => {
    const { items, missing, canSubmit } = at('no')
    expect(items['iron']?.problems).toEqual([
      { kind: 'missingAction', message: 'Raise an action for this answer.', lang: 'en' },
    ])
    expect([missing.length, canSubmit]).toEqual([1, false])
    expect(at('no', { actionQuestions: ['other'] }).canSubmit).toBe(false)
    expect(at('no', {}, { en: 'Who repairs it?' }).missing[0]?.message).toBe('Who repairs it?')
  })

  test('is whole with an action, and once it is handed in whatever became of that', () => {
    expect(at('no', { actionQuestions: ['iron'] })).toMatchObject({
      canSubmit: true,
      items: { iron: { action: 'required' } },
    })
    expect(at('no', { isKept: true }).canSubmit).toBe(true)
    expect(at('yes')).toMatchObject({ canSubmit: true, items: { iron: { action: 'none' } } })
  })
})

test.each([
  ['en', 'Answer this question.'],
  ['es-MX', 'Responda esta pregunta.'],
  ['fr', 'Answer this question.'],
])('in %s an answer is asked for by "%s"', (lang, message) => {
  const { missing } = evaluate(
    form([ask('a', 'text', { required: true })]),
    {},
    { ...context, lang },
  )
  expect(missing.map((one) => one.message)).toEqual([message])
  expect(isAnswerMissing(message)).toBe(true)
})

describe('what is wrong with an answer', () => {
  const number = ask('q', 'integer', {
    max: 8,
    validate: [
      {
        rule: { op: 'ge', args: [{ op: 'value' }, 2] },
        message: { en: 'Two at least.', es: 'Dos por lo menos.' },
        level: 'error',
      },
      { rule: { op: 'ge', args: [{ op: 'value' }, 3] }, message: { en: 'Few.' }, level: 'error' },
    ],
  })
  const wrong = (value: string | number, lang: string) =>
    evaluate(form([number]), given({ q: value }), { ...context, lang }).items['q']?.problems.map(
      ({ message, lang: saidIn }) => `${saidIn}: ${message}`,
    )

  test('is said in the language of the form, where there are words for it', () => {
    expect(wrong('many', 'es-MX')).toEqual(['es: Escriba un número entero.'])
    expect(wrong(9, 'es')).toEqual(['es: Escriba 8 o menos.'])
    expect(wrong(9, 'fr')).toEqual(['en: Enter 8 or less.'])
    expect(checkAnswer(number, { value: 'many' }, 'es')).toMatchObject({
      problem: { name: 'notAWholeNumber', message: 'Escriba un número entero.' },
    })
    expect(parseAnswer(number, 'many', 'es')).toMatchObject({
      problem: { message: 'Escriba un número entero.' },
    })
  })

  test('says what language it is in, where the form has no other', () => {
    expect(wrong(1, 'es')).toEqual(['es: Dos por lo menos.', 'en: Few.'])
  })

  test('and so does what an answer means, and what is to be done about it', () => {
    const gas = ask('q', 'decimal', {
      limits: [{ min: 10, level: 'warn', label: { en: 'High' } }],
      validate: [{ rule: false, message: { en: 'Odd.' }, level: 'warn' }],
      on: [
        { when: true, do: 'showMessage', message: { en: 'Air it.', es: 'Ventile.' } },
        { when: true, do: 'showMessage', message: { en: 'Leave.' } },
      ],
    })
    const { items } = evaluate(form([gas]), given({ q: 12 }), { ...context, lang: 'es' })
    expect(items['q']).toMatchObject({
      limit: { label: 'High', lang: 'en' },
      warnings: [{ message: 'Odd.', lang: 'en' }],
      messages: [
        { message: 'Ventile.', lang: 'es' },
        { message: 'Leave.', lang: 'en' },
      ],
    })
  })
})
