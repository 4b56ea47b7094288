import type { ItemState, PhotoMark, Question } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { drawnPart } from '../../test-drawn-part.tsx'
import type { FillerActions } from '../filler-store.ts'
import { FormLanguage } from '../language/answering-words.tsx'
import { AnswerControl } from './answer-control.tsx'
import { rawOf } from './sketch-answer.tsx'

// What a question's controls are before any script runs, which is all that there is without one.

const unasked = () => {
  throw new Error('Nothing is done while it is drawn.')
}
const called: Partial<FillerActions> = { edit: unasked, leave: unasked }
const actions = called as FillerActions
const options = {
  ...{ district: [], businessUnit: [], crew: [], customer: [], pad: [] },
  ...{ equipment: [], person: [] },
}

/** The controls of a question with what stands in them, as the server sends them. */
async function drawn(
  question: Question,
  raw: readonly string[],
  lang = 'en',
  myFormId: string | null = null,
): Promise<string> {
  return drawnPart(() => (
    <FormLanguage value={lang}>
      <AnswerControl
        {...{ question, lang, actions, options, sought: undefined, district: null }}
        {...{ photos: [], pending: [], signature: undefined, removed: [], typedBeside: '' }}
        {...{ describedBy: undefined, isInvalid: false, isRequired: true, myFormId }}
        draft={{ raw, note: '' }}
        label="What is asked"
        state={{} as ItemState}
        onFound={unasked}
        timeZone="America/Chicago"
      />
    </FormLanguage>
  ))
}

/** The tags of a name, without what only looks. */
function tags(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}[^>]*>`, 'g'))].map(([tag]) =>
    tag.replace(/ (class|style)="[^"]*"/g, ''),
  )
}

test.each([
  ['email', 'dana@example.com', 'type="email" inputMode="email"', '254'],
  ['phone', '+1 907 555 0134', 'type="tel" inputMode="tel"', '50'],
] as const)('%s has its keys, and the device fills in nothing', async (type, text, keys, most) => {
  const [input = ''] = tags(await drawn({ key: 'q', type, label: { en: 'Ask' } }, [text]), 'input')
  expect(input).toContain(keys)
  expect(input).toContain('autoComplete="off"')
  expect(input).toContain('id="a-q"')
  expect(input).toContain('name="a.q"')
  expect(input).toContain(`value="${text}"`)
  expect(input).toContain(`maxLength="${most}"`)
})

test.each([
  ['en', ['90'], ['1', '30'], ['Hours', 'Minutes']],
  ['es', ['45'], ['', '45'], ['Horas', 'Minutos']],
  ['en', ['1 h 75 min'], ['1', '75'], ['Hours', 'Minutes']],
] as const)('a duration has a field for hours and one for minutes (%s, %j)', async (...row) => {
  const [lang, raw, held, named] = row
  const html = await drawn({ key: 'q', type: 'duration', label: { en: 'Ask' } }, raw, lang)
  const [hours = '', minutes = ''] = tags(html, 'input')
  expect(hours).toContain(`name="a.q" type="text" inputMode="numeric"`)
  expect(minutes).toContain('name="m.q"')
  expect([hours, minutes].map((tag) => / value="([^"]*)"/.exec(tag)?.[1])).toEqual(held)
  for (const [place, id] of ['a-q', 'a-q-minutes'].entries()) {
    expect(html).toMatch(new RegExp(`for="${id}"[^>]*>(<[^>]*>)?${named[place]}`))
  }
})

test('an order has a place to choose for each choice, in the order that is there', async () => {
  const choices = ['red', 'green', 'blue'].map((value) => ({ value, label: { en: value } }))
  const question = { key: 'q', type: 'rank', label: { en: 'Ask' }, choices } as const
  const placesOf = (html: string) =>
    [...html.matchAll(/<select[^>]*name="a\.q".*?<\/select>/gs)].map(([select]) =>
      [
        ...select.matchAll(
          /<option[^>]*value="([^"]*)"[^>]*selected=""|<option[^>]*selected=""[^>]*value="([^"]*)"/g,
        ),
      ]
        .map(([, before, after]) => before ?? after)
        .join(' '),
    )
  const whole = await drawn(question, ['2 red', '3 green', '1 blue'])
  expect(placesOf(whole)).toEqual(['1 blue', '2 red', '3 green'])
  expect(whole).toContain('aria-label="Move red up"')
  expect(whole).toContain('aria-label="Place of green"')
  expect(whole).not.toContain('Keep this order')
  // What is not whole stays in the order of the form, with what was chosen.
  const half = await drawn(question, ['1 green', '1 blue'])
  expect(placesOf(half)).toEqual(['', '1 green', '1 blue'])
  expect(half).toContain('Keep this order')
})

test('a sketch has its marks in a field, is shown and told, and a button leads to where it is drawn', async () => {
  const question = { key: 'q', type: 'sketch', label: { en: 'Ask' } } as const
  const value = '[{"kind":"pin","points":[[0.1,0.1]],"colour":"red","number":1,"text":"Leak"}]'
  const html = await drawn(question, [value], 'en', 'm1')
  const [field = ''] = tags(html, 'input')
  expect(field).toContain('type="hidden" name="a.q"')
  expect(field.replaceAll('&quot;', '"')).toContain(value)
  expect(html).toContain('1 mark: pin 1 “Leak” (upper left)')
  expect(tags(html, 'button').join()).toContain('name="intent" value="draw:q"')
  expect(html).toContain('Change this sketch')
  // Nobody has drawn: there is no picture, and the form that is only tried leads nowhere.
  const blank = await drawn(question, [], 'es')
  expect(blank).toContain('Aún no hay nada dibujado.')
  expect([tags(blank, 'img'), tags(blank, 'button').join()]).toEqual([
    [],
    expect.not.stringContaining('draw:q'),
  ])
})

test('what was drawn is held as it is saved', () => {
  const pin: PhotoMark = {
    ...{ kind: 'pin', points: [[0.123456, 0.5]], colour: 'red', number: 1 },
  }
  expect(rawOf([{ ...pin, text: ' Cut  ' }])).toEqual([
    '[{"kind":"pin","points":[[0.1235,0.5]],"colour":"red","number":1,"text":"Cut"}]',
  ])
  expect(rawOf([])).toEqual([])
})
