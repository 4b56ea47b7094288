import { describe, expect, test } from 'vitest'
import { ask } from '../test/build.ts'
import { parseAnswer } from './parse-answer.ts'
import type { Question } from './types.ts'

const colours = ['red', 'green', 'blue'].map((value) => ({ value, label: { en: value } }))

const questions = {
  text: ask('q', 'text', { maxLength: 10 }),
  longText: ask('q', 'longText'),
  integer: ask('q', 'integer', { min: 0, max: 500, unit: 'psi' }),
  decimal: ask('q', 'decimal', { precision: 2 }),
  step: ask('q', 'decimal', { min: 1, step: 0.25 }),
  date: ask('q', 'date', { min: '2026-01-01' }),
  time: ask('q', 'time'),
  dateTime: ask('q', 'dateTime'),
  yesNo: ask('q', 'yesNo'),
  choice: ask('q', 'choice', { choices: colours }),
  multiChoice: ask('q', 'multiChoice', { choices: colours }),
  rating: ask('q', 'rating'),
  photo: ask('q', 'photo'),
  signature: ask('q', 'signature'),
  district: ask('q', 'district'),
  businessUnit: ask('q', 'businessUnit'),
  customer: ask('q', 'customer'),
  crew: ask('q', 'crew'),
  equipment: ask('q', 'equipment'),
  acknowledge: ask('q', 'acknowledge'),
  people: ask('q', 'person', { many: true }),
  pad: ask('q', 'pad'),
} satisfies Record<string, Question>

type Row = [keyof typeof questions, string | string[] | undefined, unknown]

const accepted: Row[] = [
  ['text', '  ok  ', 'ok'],
  ['text', 'a\r\nb', 'a b'],
  ['text', '   ', null],
  ['text', undefined, null],
  ['text', ['first', 'last'], 'last'],
  ['text', 'nul\u0000 \ud800', 'nul'],
  ['longText', 'a\r\nb\rc', 'a\nb\nc'],
  ['longText', 'x'.repeat(2000), 'x'.repeat(2000)],
  ['integer', '42', 42],
  ['integer', '+42', 42],
  ['integer', ' 0 ', 0],
  ['integer', '-0', 0],
  ['integer', '', null],
  ['decimal', '12.5', 12.5],
  ['decimal', '-.5', -0.5],
  ['decimal', '7.', 7],
  ['decimal', '1.10', 1.1],
  ['decimal', '12,5', 12.5],
  ['decimal', '-,25', -0.25],
  ['decimal', '7,', 7],
  ['step', '1.75', 1.75],
  ['date', '2026-11-20', '2026-11-20'],
  ['date', '2028-02-29', '2028-02-29'],
  ['time', '07:05', '07:05'],
  ['time', '7:05', '07:05'],
  ['time', '23:59:30', '23:59'],
  ['dateTime', '2026-11-20T14:30', '2026-11-20T14:30'],
  ['dateTime', '2026-11-20 14:30', '2026-11-20T14:30'],
  ['dateTime', '2026-11-20T14:30:15.2', '2026-11-20T14:30'],
  ['yesNo', 'yes', 'yes'],
  ['yesNo', 'N/A', 'na'],
  ['yesNo', 'No', 'no'],
  ['choice', 'red', 'red'],
  ['choice', ['', 'green'], 'green'],
  ['multiChoice', 'blue', ['blue']],
  ['multiChoice', ['', 'blue', 'red', 'blue'], ['red', 'blue']],
  ['multiChoice', [''], null],
  ['rating', '5', 5],
  ['photo', 'anything', null],
  ['signature', 'Dana', null],
  ['district', 'D-01', 'D-01'],
  ['businessUnit', 'FRAC', 'FRAC'],
  ['customer', '', null],
  ['crew', ['P2', 'P1', 'P2'], ['P2', 'P1']],
  ['equipment', ['PMP-1', 'PMP-2'], 'PMP-2'],
  ['acknowledge', 'OK', 'OK'],
  ['people', ['u2', 'u1'], ['u2', 'u1']],
  ['pad', 'K-14', ['K-14']],
  ['pad', [], null],
]

const refusedRows: [keyof typeof questions, string | string[], string, string][] = [
  ['text', 'eleven char', 'tooLong', 'Use at most 10 characters.'],
  ['longText', 'x'.repeat(2001), 'tooLong', 'Use at most 2000 characters.'],
  ['integer', 'twelve', 'notAWholeNumber', 'Enter a whole number.'],
  ['integer', '1.5', 'notAWholeNumber', 'Enter a whole number.'],
  ['integer', '1e3', 'notAWholeNumber', 'Enter a whole number.'],
  ['integer', '-1', 'tooSmall', 'Enter 0 psi or more.'],
  ['integer', '501', 'tooLarge', 'Enter 500 psi or less.'],
  ['integer', '1,5', 'notAWholeNumber', 'Enter a whole number.'],
  ['decimal', '1,200', 'notANumber', 'Enter a number, such as 12.5.'],
  ['decimal', '1,2,5', 'notANumber', 'Enter a number, such as 12.5.'],
  ['decimal', '1,200.5', 'notANumber', 'Enter a number, such as 12.5.'],
  ['decimal', ',', 'notANumber', 'Enter a number, such as 12.5.'],
  ['decimal', '0x10', 'notANumber', 'Enter a number, such as 12.5.'],
  ['decimal', 'Infinity', 'notANumber', 'Enter a number, such as 12.5.'],
  ['decimal', '999999999999999', 'tooLarge', 'Enter 1000000000000 or less.'],
  ['decimal', '1.125', 'tooPrecise', 'Use at most 2 decimal places.'],
  ['step', '1.1', 'offStep', 'Use steps of 0.25.'],
  ['date', '2026-02-30', 'notADate', 'Enter a date as year-month-day, such as 2026-11-20.'],
  ['date', '20.11.2026', 'notADate', 'Enter a date as year-month-day, such as 2026-11-20.'],
  ['date', '2025-12-31', 'tooSmall', 'Enter 2026-01-01 or later.'],
  ['time', '24:00', 'notATime', 'Enter a time from 00:00 to 23:59.'],
  ['dateTime', '2026-11-20', 'notADateTime', 'Enter a date and time, such as 2026-11-20 14:30.'],
  ['yesNo', 'maybe', 'notAChoice', 'Choose Yes, No or N/A.'],
  ['choice', 'pink', 'notAChoice', 'Choose one of the answers offered.'],
  ['multiChoice', ['red', 'pink'], 'notAChoice', 'Choose one of the answers offered.'],
  ['rating', '0', 'notAChoice', 'Choose a rating from 1 to 5.'],
  ['rating', '2.5', 'notAChoice', 'Choose a rating from 1 to 5.'],
  ['district', 'x'.repeat(65), 'notACode', 'Pick from the list.'],
  ['crew', ['ok', 'x'.repeat(65)], 'notACode', 'Pick from the list.'],
]

describe('parseAnswer', () => {
  test.each(accepted)('reads a %s field %j as %j', (type, raw, value) => {
    expect(parseAnswer(questions[type], raw)).toEqual({ ok: true, value })
  })

  test.each(refusedRows)('refuses a %s field %j as %s', (type, raw, name, message) => {
    expect(parseAnswer(questions[type], raw)).toEqual({ ok: false, problem: { name, message } })
  })

  test('takes no answer for display text', () => {
    expect(parseAnswer(ask('q', 'note'), 'hello')).toMatchObject({
      ok: false,
      problem: { name: 'noAnswerTaken' },
    })
  })
})
