import { isEmailAddress, isPhoneNumber } from './addresses.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import { isDate, isDateTime, isTime } from './dates.ts'
import { formatDuration } from './duration.ts'
import { answerWords, type AnswerWords } from './answer-words.ts'
import {
  barcodeLengthMax,
  codeLengthMax,
  durationMax,
  emailLengthMax,
  longTextLengthMax,
  numberMax,
  phoneLengthMax,
  pickCountMax,
  precisionMax,
  ratingStepsDefault,
  textLengthMax,
} from './limits.ts'
import { isInstanceList } from './repeats.ts'
import { placeText, readPlace } from './location.ts'
import { isOrderOf } from './rank.ts'
import { isRiskCode } from './risk.ts'
import { readSketch, sketchText } from './sketch.ts'
import { picksMany } from './structure.ts'
import type {
  AnswerProblem,
  AnswerProblemName,
  AnswerValue,
  ParsedAnswer,
  Question,
  QuestionType,
} from './types.ts'
import { acknowledged } from './types.ts'

const code = /^[^\p{Cc}\p{Cs}]+$/u

const lengthCaps: Partial<Readonly<Record<QuestionType, number>>> = {
  longText: longTextLengthMax,
  email: emailLengthMax,
  phone: phoneLengthMax,
  barcode: barcodeLengthMax,
}

/** How many steps a rating has. */
export function ratingSteps(question: Question): number {
  return typeof question.max === 'number' ? question.max : ratingStepsDefault
}

/** The longest text a question takes. */
export function lengthMaxOf(question: Question): number {
  const cap = lengthCaps[question.type] ?? textLengthMax
  return Math.min(question.maxLength ?? cap, cap)
}

export function refused(
  name: AnswerProblemName,
  message: string,
): { ok: false; problem: AnswerProblem } {
  return { ok: false, problem: { name, message } }
}

function accepted(value: AnswerValue): ParsedAnswer {
  return { ok: true, value }
}

/**
 * Judges a value by the question's type; the accepted value is a clean copy, and what is wrong is said
 * in the language. Never throws.
 */
export function checkValue(question: Question, value: unknown, lang = 'en'): ParsedAnswer {
  const words = answerWords(lang)
  if (question.type === 'note') {
    return refused('noAnswerTaken', words.noAnswerTaken)
  }
  if (value === null || value === undefined) {
    return accepted(null)
  }
  switch (question.type) {
    case 'text':
    case 'longText':
    case 'barcode':
      return checkText(question, value, words)
    case 'email':
      return checkAddress(question, value, isEmailAddress, 'notAnEmail', words)
    case 'phone':
      return checkAddress(question, value, isPhoneNumber, 'notAPhone', words)
    case 'integer':
    case 'decimal':
      return checkNumber(question, value, words)
    case 'rating':
      return checkRating(question, value, words)
    case 'date':
      return checkMoment(question, value, isDate, 'notADate', words)
    case 'time':
      return checkMoment(question, value, isTime, 'notATime', words)
    case 'dateTime':
      return checkMoment(question, value, isDateTime, 'notADateTime', words)
    case 'duration':
      return checkDuration(question, value, words)
    case 'yesNo':
      return value === 'yes' || value === 'no' || value === 'na'
        ? accepted(value)
        : refused('notAChoice', words.notYesNo)
    case 'risk':
      return isRiskCode(value) ? accepted(value) : refused('notAChoice', words.notARisk)
    case 'location':
      return checkPlace(value, words)
    case 'sketch':
      return checkSketch(value, words)
    case 'acknowledge':
      return value === acknowledged ? accepted(value) : refused('notAChoice', words.notAcknowledged)
    case 'choice':
      return typeof value === 'string' && offers(question, value)
        ? accepted(value)
        : refused('notAChoice', words.notAChoice)
    case 'multiChoice':
      return checkChoices(question, value, words)
    case 'rank':
      return checkOrder(question, value, words)
    case 'district':
    case 'businessUnit':
    case 'customer':
    case 'crew':
    case 'pad':
    case 'equipment':
    case 'person':
      return picksMany(question) ? checkCodes(value, words) : checkCode(value, words)
    case 'instances':
      return checkInstances(question, value, words)
    case 'calc':
      return refused('noAnswerTaken', words.calculated)
    case 'photo':
    case 'file':
    case 'signature':
      return refused('noAnswerTaken', words.noAnswerTaken)
    default:
      question.type satisfies never
      return refused('noAnswerTaken', words.noAnswerTaken)
  }
}

function checkText(question: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  if (typeof value !== 'string') {
    return refused('notText', words.notText)
  }
  const max = lengthMaxOf(question)
  // Judged twice: a megabyte of blanks is refused before it is cleaned.
  if (value.length > 4 * longTextLengthMax) {
    return refused('tooLong', words.tooLong(max))
  }
  const text = question.type === 'longText' ? cleanLines(value) : cleanLine(value)
  if (text.length > max) {
    return refused('tooLong', words.tooLong(max))
  }
  return accepted(text === '' ? null : text)
}

function checkAddress(
  question: Question,
  value: unknown,
  isAddress: (text: string) => boolean,
  name: 'notAnEmail' | 'notAPhone',
  words: AnswerWords,
): ParsedAnswer {
  const checked = checkText(question, value, words)
  const isRefused = checked.ok && typeof checked.value === 'string' && !isAddress(checked.value)
  return isRefused ? refused(name, words[name]) : checked
}

function checkNumber(question: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  const isWhole = question.type === 'integer'
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return isWhole
      ? refused('notAWholeNumber', words.notAWholeNumber)
      : refused('notANumber', words.notANumber)
  }
  if (isWhole && !Number.isInteger(value)) {
    return refused('notAWholeNumber', words.notAWholeNumber)
  }
  const least = typeof question.min === 'number' ? question.min : -numberMax
  const greatest = typeof question.max === 'number' ? question.max : numberMax
  if (value < least) {
    return refused('tooSmall', words.tooSmall(withUnit(least, question)))
  }
  if (value > greatest) {
    return refused('tooLarge', words.tooLarge(withUnit(greatest, question)))
  }
  const places = isWhole ? 0 : Math.min(question.precision ?? precisionMax, precisionMax)
  if (Number(value.toFixed(places)) !== value) {
    return refused('tooPrecise', words.tooPrecise(places))
  }
  if (question.step !== undefined && !isOnStep(value, question.step, question.min)) {
    return refused('offStep', words.offStep(question.step))
  }
  // Adding zero turns -0 into 0.
  return accepted(value + 0)
}

function withUnit(value: number, question: Question): string {
  return question.unit === undefined ? String(value) : `${value} ${question.unit}`
}

function isOnStep(value: number, step: number, min: Question['min']): boolean {
  const steps = (value - (typeof min === 'number' ? min : 0)) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

function checkRating(question: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  const steps = ratingSteps(question)
  const isStep =
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= steps
  return isStep ? accepted(value) : refused('notAChoice', words.notARating(steps))
}

function checkMoment(
  question: Question,
  value: unknown,
  isValid: (text: string) => boolean,
  name: 'notADate' | 'notATime' | 'notADateTime',
  words: AnswerWords,
): ParsedAnswer {
  if (typeof value !== 'string' || !isValid(value)) {
    return refused(name, words[name])
  }
  if (typeof question.min === 'string' && value < question.min) {
    return refused('tooSmall', words.tooEarly(question.min.replace('T', ' ')))
  }
  if (typeof question.max === 'string' && value > question.max) {
    return refused('tooLarge', words.tooLate(question.max.replace('T', ' ')))
  }
  return accepted(value)
}

function checkDuration({ min, max }: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  const isWhole = typeof value === 'number' && Number.isInteger(value)
  if (!isWhole || value < 0 || value > durationMax) {
    return refused('notADuration', words.notADuration)
  }
  if (typeof min === 'number' && value < min) {
    return refused('tooSmall', words.tooSmall(formatDuration(min)))
  }
  if (typeof max === 'number' && value > max) {
    return refused('tooLarge', words.tooLarge(formatDuration(max)))
  }
  return accepted(value + 0)
}

function checkPlace(value: unknown, words: AnswerWords): ParsedAnswer {
  const place = typeof value === 'string' ? readPlace(value) : null
  return place === null ? refused('notAPlace', words.notAPlace) : accepted(placeText(place))
}

function checkSketch(value: unknown, words: AnswerWords): ParsedAnswer {
  const marks = readSketch(value)
  return marks === null ? refused('notASketch', words.notASketch) : accepted(sketchText(marks))
}

function offers(question: Question, value: string): boolean {
  return (question.choices ?? []).some((choice) => choice.value === value)
}

function checkChoices(question: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  const choices = question.choices ?? []
  if (!Array.isArray(value) || value.length > choices.length) {
    return refused('notAChoice', words.notAChoice)
  }
  const picked = new Set<unknown>(value)
  const kept = choices.map((choice) => choice.value).filter((choice) => picked.has(choice))
  if (kept.length !== picked.size) {
    return refused('notAChoice', words.notAChoice)
  }
  return accepted(kept.length === 0 ? null : kept)
}

function checkOrder(question: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  if (Array.isArray(value) && value.length === 0) {
    return accepted(null)
  }
  return isOrderOf(question, value)
    ? accepted([...value])
    : refused('notAnOrder', words.notAnOrder(question.choices?.length ?? 0))
}

function checkCode(value: unknown, words: AnswerWords): ParsedAnswer {
  return isCode(value) ? accepted(value) : refused('notACode', words.notACode)
}

function isCode(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= codeLengthMax &&
    value.trim() === value &&
    code.test(value)
  )
}

// Whether a record with this code exists, and may be seen, only the server can say.
function checkCodes(value: unknown, words: AnswerWords): ParsedAnswer {
  if (!Array.isArray(value)) {
    return refused('notACode', words.notACode)
  }
  if (value.length > pickCountMax) {
    return refused('tooMany', words.tooManyPicked(pickCountMax))
  }
  const codes = [...new Set<unknown>(value)].filter(isCode)
  if (codes.length !== new Set<unknown>(value).size) {
    return refused('notACode', words.notACode)
  }
  return accepted(codes.length === 0 ? null : codes)
}

function checkInstances({ repeat }: Question, value: unknown, words: AnswerWords): ParsedAnswer {
  if (repeat === undefined || !isInstanceList(repeat, value)) {
    return refused('notInstances', words.notInstances(repeat?.min ?? 0, repeat?.max ?? 0))
  }
  return accepted(value.length === 0 ? null : value)
}
