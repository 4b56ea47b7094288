import { questionsOf, type Answer, type AnswerValue } from '@holdpoint/forms'
import { describe, expect, test } from 'vitest'
import { fieldNames } from './field-names.ts'
import { markOf, writeMarks, type Mark } from './marks.ts'
import { draftOf, readDraft } from './raw-answer.ts'
import { readPost } from './read-post.ts'
import { testForm } from './test-form.ts'

const questions = new Map(questionsOf(testForm).map(({ question }) => [question.key, question]))

/** A post as a browser makes it of a page that showed these answers and now holds others. */
function postOf(
  shown: Readonly<Record<string, Answer>>,
  held: Readonly<Record<string, Answer>>,
  extra: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData()
  const marks = new Map<string, Mark>()
  for (const key of questions.keys()) {
    marks.set(key, markOf(shown[key]?.rev, draftOf(shown[key], questions.get(key))))
    const { raw, note } = draftOf(held[key] ?? shown[key], questions.get(key))
    for (const text of raw) {
      form.append(fieldNames.answer(key), text.replaceAll('\n', '\r\n'))
    }
    form.append(fieldNames.note(key), note.replaceAll('\n', '\r\n'))
  }
  form.set(fieldNames.present, writeMarks(marks))
  form.set('formKey', 'k')
  for (const [name, value] of Object.entries(extra)) {
    form.append(name, value)
  }
  return form
}

const read = (form: FormData) => readPost(testForm, form, 'formKey')

const answers: Record<string, AnswerValue> = {
  performed_at: '2026-11-20T14:31',
  district: 'PER',
  unit: 'FRAC',
  crew: ['F-02', 'F-01'],
  customer: 'longhollow',
  pad: ['kestrel-14'],
  machine: 'asset-pmp-01',
  guide: '01J9GUIDE',
  helpers: ['01J9B', '01J9A'],
  line: 'Weep at the flange',
  story: 'First line\nSecond line',
  reply_to: 'Dana@example.com',
  call_at: '+1 (907) 555-0134',
  held_for: 90,
  first_aid: ['blue', 'red', 'green'],
  day: '2026-11-20',
  hour: '07:05',
  ppe: 'na',
  why: 'Because',
  colour: 'red',
  colours: ['red', 'blue'],
  mood: 4,
  briefed: 'OK',
  count: 12,
  gas: 3.5,
}

describe('reading and writing', () => {
  test.each(Object.entries(answers))('%s comes back from its controls', (key, value) => {
    const question = questions.get(key)
    expect(question && readDraft(question, draftOf({ value }, question))).toEqual({
      ok: true,
      value,
    })
  })

  test.each(Object.entries(answers))('%s arrives as one change when it is given', (key, value) => {
    const { changes, invalid } = read(postOf({}, { [key]: { value } }))
    expect(invalid).toEqual([])
    expect(changes).toEqual([{ key, value, note: '', baseRev: 0 }])
  })

  test.each(Object.entries(answers))('%s is not sent when it was not touched', (key, value) => {
    const shown = { [key]: { value, note: 'Seen\nagain', rev: 7 } }
    expect(read(postOf(shown, {})).changes).toEqual([])
  })

  test.each(Object.entries(answers))('%s can be taken back', (key, value) => {
    const shown = { [key]: { value, rev: 7 } }
    expect(read(postOf(shown, { [key]: { value: null } })).changes).toEqual([
      { key, value: null, note: '', baseRev: 7 },
    ])
  })
})

describe('readPost', () => {
  test('names the revision that the page showed', () => {
    const { changes } = read(
      postOf({ ppe: { value: 'yes', rev: 3 } }, { ppe: { value: 'no', note: 'A leak' } }),
    )
    expect(changes).toEqual([{ key: 'ppe', value: 'no', note: 'A leak', baseRev: 3 }])
  })

  test('keeps what cannot be read, with the sentence that says why', () => {
    const form = postOf({}, {})
    form.set(fieldNames.answer('gas'), 'a lot')
    form.set(fieldNames.answer('count'), '-1')
    const { changes, invalid, typed } = read(form)
    expect(changes).toEqual([])
    expect(invalid).toEqual([
      { key: 'count', message: 'Enter 0 or more.' },
      { key: 'gas', message: 'Enter a number, such as 12.5.' },
    ])
    expect(typed['gas']).toMatchObject({ raw: ['a lot'], note: '' })
  })

  test.each([
    ['1', '30', 90],
    ['2', '', 120],
    ['', '45', 45],
    ['1:30', '', 90],
  ])('reads %j hours and %j minutes as one answer', (hours, minutes, value) => {
    const form = postOf({}, {})
    form.set(fieldNames.answer('held_for'), hours)
    form.set(fieldNames.minutes('held_for'), minutes)
    expect(read(form).changes).toEqual([{ key: 'held_for', value, note: '', baseRev: 0 }])
    // A page that showed just that was not touched.
    const shown = { held_for: { value, rev: 2 } }
    const same = postOf(shown, {})
    same.set(fieldNames.answer('held_for'), hours)
    same.set(fieldNames.minutes('held_for'), minutes)
    expect(read(same).changes).toEqual([])
  })

  test('reads an order whole or not at all, whatever the order of its fields', () => {
    const postOfPlaces = (...places: string[]) => {
      const form = postOf({ first_aid: { value: ['red', 'green', 'blue'], rev: 1 } }, {})
      form.delete(fieldNames.answer('first_aid'))
      places.forEach((place) => form.append(fieldNames.answer('first_aid'), place))
      return read(form)
    }
    expect(postOfPlaces('2 red', '3 green', '1 blue').changes).toEqual([
      { key: 'first_aid', value: ['blue', 'red', 'green'], note: '', baseRev: 1 },
    ])
    // The same order as before, from controls in another.
    expect(postOfPlaces('3 blue', '1 red', '2 green').changes).toEqual([])
    for (const places of [
      ['1 red', '1 green', '2 blue'],
      ['1 red', '', '2 blue'],
      ['2 red', '3 green', '4 blue'],
    ]) {
      const { changes, invalid, typed } = postOfPlaces(...places)
      expect(changes).toEqual([])
      expect(invalid).toEqual([
        { key: 'first_aid', message: 'Give each a place of its own, from 1 to 3.' },
      ])
      expect(typed['first_aid']?.raw).toEqual(places.filter((place) => place !== ''))
    }
    expect(postOfPlaces('', '', '').changes).toMatchObject([{ key: 'first_aid', value: null }])
  })

  test('keeps hours and minutes that are none as they were typed', () => {
    const form = postOf({}, {})
    form.set(fieldNames.answer('held_for'), '1')
    form.set(fieldNames.minutes('held_for'), '75')
    const { invalid, typed } = read(form)
    expect(invalid).toEqual([
      { key: 'held_for', message: 'Enter hours and minutes, such as 1 h 30 min.' },
    ])
    expect(typed['held_for']?.raw).toEqual(['1 h 75 min'])
  })

  test('refuses a note that is too long and keeps it', () => {
    const { invalid, typed } = read(postOf({}, { ppe: { value: 'no', note: 'x'.repeat(1001) } }))
    expect(invalid).toEqual([{ key: 'ppe', message: 'A note is text of at most 1000 characters.' }])
    expect(typed['ppe']?.note).toHaveLength(1001)
  })

  test('leaves the note alone where the page had no field for it', () => {
    const form = postOf({}, { ppe: { value: 'yes' } })
    form.delete(fieldNames.note('ppe'))
    expect(read(form).changes).toEqual([{ key: 'ppe', value: 'yes', baseRev: 0 }])
  })

  test('ignores questions that the page did not hold, and fields that no form has', () => {
    const form = postOf({}, {}, { 'a.constructor': 'x', 'a.unknown': 'y' })
    form.set(fieldNames.present, '')
    form.set(fieldNames.answer('ppe'), 'yes')
    expect(read(form).changes).toEqual([])
  })

  test('collects photos that were stored on the way, and no others', () => {
    const form = postOf({}, {}, { 'f.picture': 'upload:01J9' })
    form.append('f.picture', '')
    form.append('f.ppe', 'upload:01JA')
    form.append('paper.papers', 'upload:01JB')
    form.append('f.ppe', '../../etc/passwd')
    expect(read(form).uploads).toEqual([
      { key: 'ppe', file: 'upload:01JA', isPhoto: true },
      { key: 'papers', file: 'upload:01JB', isPhoto: false },
      { key: 'picture', file: 'upload:01J9', isPhoto: true },
    ])
  })

  test('collects a signature when a name or a password was typed', () => {
    expect(read(postOf({}, {})).signings).toEqual([])
    const form = postOf(
      {},
      {},
      { 's.inspector.name': ' Dana Okafor ', 's.inspector.password': 'pw ' },
    )
    expect(read(form).signings).toEqual([
      { key: 'inspector', name: 'Dana Okafor', password: 'pw ' },
    ])
  })

  test("leaves one's own answer out when theirs is taken", () => {
    const form = postOf({}, { ppe: { value: 'no' } }, { intent: 'take-theirs:ppe' })
    expect(read(form)).toMatchObject({ changes: [], intent: { kind: 'takeTheirs', key: 'ppe' } })
  })

  test('looks for people by the words beside the button, and by Enter in that field', () => {
    const words = { [fieldNames.seek('guide')]: ' Oka ' }
    const found = { intent: { kind: 'find', key: 'guide' }, sought: 'Oka' }
    expect(read(postOf({}, {}, { ...words, intent: 'find:guide' }))).toMatchObject(found)
    expect(read(postOf({}, {}, { ...words, intent: 'stay' }))).toMatchObject(found)
    expect(read(postOf({}, {}, { ...words, intent: 'next' })).intent).toEqual({ kind: 'next' })
  })

  test('says the same however often the same post arrives', () => {
    const form = postOf({ ppe: { value: 'yes', rev: 3 } }, { ppe: { value: 'no' } })
    expect(read(form)).toEqual(read(form))
  })
})
