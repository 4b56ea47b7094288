import { isKindOf } from '@holdpoint/forms'
import {
  answerWords,
  entryWords,
  fillWords,
  missingCount,
  photoWords,
  raiseWords,
  saveWords,
} from '../fill-out.words.ts'
import { signWords, type SigningWords } from '../../records/signing/sign.words.ts'
import { englishFilling, spanishFilling } from './filling.words.ts'
import { spanishSigning } from './spanish-signing.ts'
import type { Translated } from '../../ui/translated.ts'

// What somebody needs to answer a form and hand it in, in the language that the form is shown in. All
// else around it is in the language of the page (decision 0150).

const english = {
  yes: answerWords.yes,
  no: answerWords.no,
  na: answerWords.na,
  choose: answerWords.choose,
  noAnswer: answerWords.noAnswer,
  notAnswered: entryWords.notAnswered,
  clear: answerWords.clear,
  between: answerWords.between,
  atLeast: answerWords.atLeast,
  atMost: answerWords.atMost,
  counter: answerWords.counter,
  less: answerWords.less,
  more: answerWords.more,
  ratingOf: answerWords.ratingOf,
  lowest: answerWords.lowest,
  highest: answerWords.highest,
  notCalculated: answerWords.notCalculated,
  raise: raiseWords.raise,
  acknowledge: answerWords.acknowledge,
  note: answerWords.note,
  whatDidYouSee: answerWords.whatDidYouSee,
  addNote: answerWords.addNote,
  addPhoto: answerWords.addPhoto,
  addNoteOrPhoto: answerWords.addNoteOrPhoto,
  camera: photoWords.camera,
  choosePhoto: photoWords.add,
  required: fillWords.required,
  missing: fillWords.missing,
  back: fillWords.previousPage,
  next: fillWords.nextPage,
  submit: fillWords.submit,
  submitting: fillWords.submitting,
  idle: saveWords.idle,
  saving: saveWords.saving,
  saved: saveWords.saved,
  kept: saveWords.kept,
  retrying: saveWords.retrying,
  nothingMissing: saveWords.nothingMissing,
  missingCount,
  toDo: saveWords.toDo,
  ...englishFilling,
} as const

/** The words of answering. */
export type AnsweringWords = Translated<typeof english>

/** What is said by one of them alone. */
export type AnsweringWord = {
  [Name in keyof AnsweringWords]: AnsweringWords[Name] extends string ? Name : never
}[keyof AnsweringWords]

const spanish: AnsweringWords = {
  yes: 'Sí',
  no: 'No',
  na: 'N/A',
  choose: 'Elija…',
  noAnswer: 'Sin respuesta',
  notAnswered: 'Sin respuesta',
  clear: 'Quitar respuesta',
  between: (min, max) => `Entre ${min} y ${max}.`,
  atLeast: (min) => `${min} o más.`,
  atMost: (max) => `${max} o menos.`,
  counter: (used, max) => `${used} de ${max}`,
  less: (step, unit) => `${step} ${unit} menos`.replace('  ', ' '),
  more: (step, unit) => `${step} ${unit} más`.replace('  ', ' '),
  ratingOf: (value, steps) => `${value} de ${steps}`,
  lowest: 'lo más bajo',
  highest: 'lo más alto',
  notCalculated: 'Nada aún: falta una respuesta con la que se calcula, o no da ningún resultado.',
  raise: 'Levantar una acción',
  acknowledge: 'He leído y entendido esto',
  note: 'Nota',
  whatDidYouSee: '¿Qué vio?',
  addNote: 'Agregar una nota',
  addPhoto: 'Agregar una foto',
  addNoteOrPhoto: 'Agregar una nota o foto',
  camera: 'Cámara',
  choosePhoto: 'Agregar foto',
  required: 'Obligatorio',
  missing: 'Falta',
  back: 'Atrás',
  next: 'Siguiente',
  submit: 'Enviar',
  submitting: 'Enviando…',
  idle: 'Se guarda solo',
  saving: 'Guardando…',
  saved: 'Guardado',
  kept: 'Guardado en este dispositivo, aún sin enviar',
  retrying: 'Aún sin guardar, se intenta de nuevo',
  nothingMissing: 'No falta nada',
  missingCount: (count, areAnswers) =>
    areAnswers
      ? count === 1
        ? 'Falta 1 respuesta'
        : `Faltan ${count} respuestas`
      : count === 1
        ? 'Falta 1'
        : `Faltan ${count}`,
  toDo: (count, areAnswers) => `${count} por ${areAnswers ? 'responder' : 'hacer'}`,
  ...spanishFilling,
}

/** The words of answering for a form that is shown in a language, and the language that they are in. */
export function answeringWords(lang: string): { words: AnsweringWords; lang: string } {
  return isKindOf(lang, 'es') ? { words: spanish, lang: 'es' } : { words: english, lang: 'en' }
}

/** The words of signing such a form, and the language that they are in. */
export function signingWords(lang: string): { words: SigningWords; lang: string } {
  return isKindOf(lang, 'es')
    ? { words: spanishSigning, lang: 'es' }
    : { words: signWords, lang: 'en' }
}
