import { answerWords } from './answer-words.ts'
import { checkValue, refused } from './check-value.ts'
import { minutesOf } from './duration.ts'
import { orderIn } from './rank.ts'
import { picksMany } from './structure.ts'
import type { ParsedAnswer, Question } from './types.ts'

const wholeNumber = /^[+-]?\d{1,15}$/
const decimalNumber = /^[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/
const dateTimeText = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/
const timeText = /^(\d{1,2}):(\d{2})(:\d{2}(\.\d+)?)?$/

/**
 * A number with a point where it has one comma for it, as the keypads of many countries offer no
 * point. Before three digits a comma may set thousands apart, so that it stays one.
 */
export function withPoint(text: string): string {
  return text.replace(/^([+-]?\d*),(?!\d{3}$)(\d*)$/, '$1.$2')
}

/**
 * Reads a posted form field, as a browser without JavaScript sends it, into the typed value. Blank
 * means "not answered". For a question with one value the last field of that name counts. Photos,
 * files and signatures have fields of their own, and what is calculated has none, so their value is always
 * null.
 */
export function parseAnswer(
  question: Question,
  raw: string | readonly string[] | undefined,
  lang = 'en',
): ParsedAnswer {
  const words = answerWords(lang)
  const check = (value: unknown) => checkValue(question, value, lang)
  const fields = (typeof raw === 'string' ? [raw] : (raw ?? []))
    .map((field) => field.trim())
    .filter((field) => field !== '')
  if (['photo', 'file', 'signature', 'calc'].includes(question.type)) {
    return { ok: true, value: null }
  }
  const last = fields.at(-1)
  if (last === undefined) {
    return check(null)
  }
  switch (question.type) {
    case 'integer':
      return wholeNumber.test(last)
        ? check(Number(last))
        : refused('notAWholeNumber', words.notAWholeNumber)
    case 'decimal':
      return decimalNumber.test(withPoint(last))
        ? check(Number(withPoint(last)))
        : refused('notANumber', words.notANumber)
    case 'rating':
      return check(wholeNumber.test(last) ? Number(last) : last)
    case 'yesNo':
      return check(last.toLowerCase().replace('/', ''))
    case 'time':
      return check(
        last.replace(
          timeText,
          (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
        ),
      )
    case 'dateTime':
      return check(last.replace(dateTimeText, '$1T$2'))
    case 'duration': {
      const minutes = minutesOf(last)
      return minutes === null ? refused('notADuration', words.notADuration) : check(minutes)
    }
    case 'rank':
      return check(orderIn(fields) ?? fields)
    case 'multiChoice':
    case 'instances':
      return check(fields)
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'date':
    case 'choice':
    case 'risk':
    case 'location':
    case 'sketch':
    case 'barcode':
    case 'acknowledge':
    case 'note':
      return check(last)
    case 'district':
    case 'businessUnit':
    case 'customer':
    case 'crew':
    case 'pad':
    case 'equipment':
    case 'person':
      return check(picksMany(question) ? fields : last)
    case 'photo':
    case 'file':
    case 'signature':
    case 'calc':
      return { ok: true, value: null }
    default:
      question.type satisfies never
      return refused('noAnswerTaken', words.noAnswerTaken)
  }
}
