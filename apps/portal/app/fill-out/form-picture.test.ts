import type { Answers } from '@holdpoint/forms'
import { describe, expect, test } from 'vitest'
import { partsOf } from './form-parts.ts'
import { pictureTaker, type FormPicture } from './form-picture.ts'
import { testForm } from './test-form.ts'

const given: Answers = { ppe: { value: 'yes' }, line: { value: 'Hose' } }

function taker() {
  return pictureTaker(testForm, partsOf(testForm, 'en'), { today: '2026-11-20', lang: 'en' })
}

/** The questions, and the parts, of which the later picture says something new. */
function news(before: FormPicture, after: FormPicture) {
  return {
    items: Object.entries(after.evaluation.items).flatMap(([key, item]) =>
      before.evaluation.items[key] === item ? [] : [key],
    ),
    parts: after.states.flatMap((state) => (before.states.includes(state) ? [] : [state.part.key])),
  }
}

describe('pictureTaker', () => {
  test('keeps everything as it was when a text grows by a key', () => {
    const take = taker()
    const before = take(given)
    const after = take({ ...given, line: { value: 'Hoses' } })
    expect(news(before, after)).toEqual({ items: [], parts: [] })
    expect(after.states).toBe(before.states)
  })

  test('says something new of the question whose first answer came, and of its part', () => {
    const take = taker()
    const before = take(given)
    expect(news(before, take({ ...given, gas: { value: 12 } }))).toEqual({
      items: ['gas'],
      parts: ['checks'],
    })
  })

  test('says something new of the question that an answer makes visible', () => {
    const take = taker()
    const before = take(given)
    const after = take({ ...given, ppe: { value: 'no' } })
    expect(news(before, after)).toEqual({ items: ['ppe', 'why'], parts: ['checks'] })
    expect(after.evaluation.items['why']?.visible).toBe(true)
  })

  test('says the same as a picture taken anew', () => {
    const take = taker()
    take(given)
    const answers: Answers = {
      ...given,
      ppe: { value: 'no', note: 'A leak' },
      colour: { value: 'red' },
    }
    expect(take(answers)).toEqual(taker()(answers))
  })
})
