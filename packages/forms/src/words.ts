// Every sentence the engine says, so that a translation has one place to go.

import { isKindOf } from './text.ts'

const englishRequests = {
  answerQuestion: 'Answer this question.',
  addNote: 'Add a note.',
  addPhoto: 'Add a photo.',
  addFile: 'Add a file.',
  raiseAction: 'Raise an action for this answer.',
  sign: 'Sign here.',
  acknowledge: 'Tick that you have read and understood this.',
}

const spanishRequests: typeof englishRequests = {
  answerQuestion: 'Responda esta pregunta.',
  addNote: 'Agregue una nota.',
  addPhoto: 'Agregue una foto.',
  addFile: 'Agregue un archivo.',
  raiseAction: 'Levante una acción por esta respuesta.',
  sign: 'Firme aquí.',
  acknowledge: 'Marque que ha leído y entendido esto.',
}

/** What whoever fills a form is asked for: in Spanish where it is shown so, else in English. */
export function requestWords(lang: string): typeof englishRequests {
  return isKindOf(lang, 'es') ? spanishRequests : englishRequests
}

/** Whether a sentence says no more than that a question asks for an answer and has none. */
export function isAnswerMissing(message: string): boolean {
  return [englishRequests, spanishRequests].some((one) => one.answerQuestion === message)
}

export const words = {
  notAnAnswer: 'This answer could not be read.',
  noAnswerTaken: 'This question takes no answer of this kind.',
  calculated: 'This is calculated from other answers; nobody enters it.',
  notText: 'Enter text.',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  notAWholeNumber: 'Enter a whole number.',
  notANumber: 'Enter a number, such as 12.5.',
  tooSmall: (min: string) => `Enter ${min} or more.`,
  tooLarge: (max: string) => `Enter ${max} or less.`,
  tooEarly: (min: string) => `Enter ${min} or later.`,
  tooLate: (max: string) => `Enter ${max} or earlier.`,
  tooPrecise: (places: number) =>
    places === 0
      ? 'Use no decimal places.'
      : `Use at most ${places} decimal ${places === 1 ? 'place' : 'places'}.`,
  offStep: (step: number) => `Use steps of ${step}.`,
  notADate: 'Enter a date as year-month-day, such as 2026-11-20.',
  notATime: 'Enter a time from 00:00 to 23:59.',
  notADateTime: 'Enter a date and time, such as 2026-11-20 14:30.',
  notAPlace: 'Enter two numbers, north first: 61.2181, -149.9003.',
  notYesNo: 'Choose Yes, No or N/A.',
  notAcknowledged: 'This is ticked once it is read, or left empty.',
  notARisk: 'Choose how likely and how grave it is.',
  notAChoice: 'Choose one of the answers offered.',
  notARating: (steps: number) => `Choose a rating from 1 to ${steps}.`,
  tooManyPicked: (max: number) => `Pick at most ${max}.`,
  notACode: 'Pick from the list.',
  notInstances: (min: number, max: number) =>
    min === max ? `There are ${max} of these.` : `There may be ${min} to ${max} of these.`,
  tooManyPhotos: (max: number) => `Add at most ${max} ${max === 1 ? 'photo' : 'photos'}.`,
  badMedia: 'A photo could not be read. Remove it and add it again.',
  badMarks: 'A mark could not be read. Please draw it again.',
  tooManyMarks: (max: number) => `A photo takes at most ${max} marks.`,
  offPhoto: 'A mark lies outside the photo.',
  tooManyPoints: (max: number) => `A line has at most ${max} points. Please draw a shorter one.`,
  tooManyPointsInAll: 'The lines on this photo are too long together. Please remove one.',
  wrongPoints: {
    arrow: 'An arrow goes from one place to another.',
    ellipse: 'An ellipse lies between two corners.',
    box: 'A box lies between two corners.',
    line: 'A line runs through two points or more.',
    pin: 'A pin stands at one place.',
  },
  badPinNumber: (max: number) => `A pin has a number from 1 to ${max}.`,
  markTextTooLong: (max: number) => `The text of a mark has at most ${max} characters.`,
  markNames: { arrow: 'arrow', ellipse: 'ellipse', box: 'box', line: 'line', pin: 'pin' },
  marks: (count: number) => (count === 1 ? '1 mark' : `${count || 'no'} marks`),
  setTimes: (count: number) => `set ${count} times`,
  tooManyFiles: (max: number) => `Add at most ${max} ${max === 1 ? 'file' : 'files'}.`,
  badFile: 'A file could not be read. Remove it and add it again.',
  badNote: (max: number) => `A note is text of at most ${max} characters.`,
  badSignature: 'The signature could not be read. Sign again.',
  voidSignature: (name: string) =>
    `An answer was changed after ${name} had signed. Please sign again.`,
  yes: 'Yes',
  no: 'No',
  na: 'N/A',
  risk: (code: string, level: string) => `${code} ${level}`,
  within: (point: string, metres: number) => `${point} (within ${metres} m)`,
  acknowledged: 'Read and understood',
  ratingOf: (value: number, steps: number) => `${value} of ${steps}`,
  file: (name: string, size: string) => `${name} (${size})`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  headerRun: 'Header questions must be at the beginning of the form and in continuous sequence.',
  atLeastOneQuestion: 'Atleast one question is required.',
  noCalculation: 'Say what it is calculated from.',
  calculatedFromItself: (key: string) =>
    `What "${key}" comes to depends on itself, by way of what it is calculated from or shows by.`,
  noTitleFromThis: 'The title comes from a question answered in words.',
  subFormTwice: 'Each form stands among the sub-forms once.',
  subFormBounds: 'Of a sub-form, no more can be wanted than there may be.',
  repeatBounds: 'No more can be wanted than there may be.',
  noTitleFromRepeat: 'What is asked several times gives no title.',
  tooManyLaidOut: (max: number) =>
    `With each section as often as it may be asked, a form has at most ${max} questions.`,
  notRepeated: (key: string) =>
    `The rule takes all answers to "${key}", which is no number that is asked several times.`,
  askedSeveralTimes: (key: string) =>
    `"${key}" is asked several times: take the sum, the least or the greatest of its answers, or how many there are.`,
  tooManyQuestions: (max: number) => `A form has at most ${max} questions.`,
} as const
