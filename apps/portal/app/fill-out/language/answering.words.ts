import { answerWords, answerWordsLanguage } from '@holdpoint/forms'
import {
  entryWords,
  fillWords,
  missingCount,
  photoWords,
  questionWords,
  raiseWords,
  saveWords,
} from '../fill-out.words.ts'
import { signWords, type SigningWords } from '../../records/signing/sign.words.ts'
import { barcodeWords, machineWords } from '../questions/barcode.words.ts'
import { fileWords } from '../questions/file.words.ts'
import { locationWords } from '../questions/location.words.ts'
import { englishFilling, spanishFilling } from './filling.words.ts'
import { englishPicking, spanishPicking } from './picking.words.ts'
import { spanishFiles, spanishPhotos } from './spanish-evidence.ts'
import { spanishMachines, spanishPlaces, spanishScanning } from './spanish-reading.ts'
import { spanishSigning } from './spanish-signing.ts'
import type { Translated } from '../../ui/translated.ts'

// What somebody needs to answer a form and hand it in, in the language that the form is shown in. All
// else around it is in the language of the page (decision 0150).

/** The answers themselves, as the engine tells them. */
function answers(lang: string) {
  const { yes, no, na, ratingOf } = answerWords(lang)
  return { yes, no, na, ratingOf }
}

const english = {
  ...answers('en'),
  choose: questionWords.choose,
  noAnswer: questionWords.noAnswer,
  notAnswered: entryWords.notAnswered,
  clear: questionWords.clear,
  fromLast: questionWords.fromLast,
  between: questionWords.between,
  atLeast: questionWords.atLeast,
  atMost: questionWords.atMost,
  counter: questionWords.counter,
  less: questionWords.less,
  more: questionWords.more,
  placeOf: questionWords.placeOf,
  moveUp: questionWords.moveUp,
  moveDown: questionWords.moveDown,
  nowAt: questionWords.nowAt,
  keepOrder: questionWords.keepOrder,
  notOrdered: questionWords.notOrdered,
  draw: questionWords.draw,
  drawOn: questionWords.drawOn,
  drawing: questionWords.drawing,
  notDrawn: questionWords.notDrawn,
  noBoard: questionWords.noBoard,
  hours: questionWords.hours,
  minutes: questionWords.minutes,
  lowest: questionWords.lowest,
  highest: questionWords.highest,
  notCalculated: questionWords.notCalculated,
  raise: raiseWords.raise,
  acknowledge: questionWords.acknowledge,
  note: questionWords.note,
  whatDidYouSee: questionWords.whatDidYouSee,
  addNote: questionWords.addNote,
  addPhoto: questionWords.addPhoto,
  addNoteOrPhoto: questionWords.addNoteOrPhoto,
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
  ...englishPicking,
  photo: photoWords,
  file: fileWords,
  scan: barcodeWords,
  machine: machineWords,
  place: locationWords,
} as const

/** The words of answering. */
export type AnsweringWords = Translated<typeof english>

/** What is said by one of them alone. */
export type AnsweringWord = {
  [Name in keyof AnsweringWords]: AnsweringWords[Name] extends string ? Name : never
}[keyof AnsweringWords]

const spanish: AnsweringWords = {
  ...answers('es'),
  choose: 'Elija…',
  noAnswer: 'Sin respuesta',
  notAnswered: 'Sin respuesta',
  clear: 'Quitar respuesta',
  fromLast: (day) => `De su último formulario, ${day}.`,
  between: (min, max) => `Entre ${min} y ${max}.`,
  atLeast: (min) => `${min} o más.`,
  atMost: (max) => `${max} o menos.`,
  counter: (used, max) => `${used} de ${max}`,
  less: (step, unit) => `${step} ${unit} menos`.replace('  ', ' '),
  more: (step, unit) => `${step} ${unit} más`.replace('  ', ' '),
  placeOf: (label) => `Lugar de ${label}`,
  moveUp: (label) => `Subir ${label}`,
  moveDown: (label) => `Bajar ${label}`,
  nowAt: (label, place, count) => `${label} es ${place} de ${count}.`,
  keepOrder: 'Dejar este orden',
  notOrdered: 'Aún sin ordenar. El primero va arriba.',
  draw: 'Dibujar',
  drawOn: 'Cambiar este dibujo',
  drawing: (label) => `Dibujar: ${label}`,
  notDrawn: 'Aún no hay nada dibujado.',
  noBoard:
    'No se pudo cargar el dibujo. Lo que respondió se conserva: cargue esta página de nuevo cuando haya red.',
  hours: 'Horas',
  minutes: 'Minutos',
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
  ...spanishPicking,
  photo: spanishPhotos,
  file: spanishFiles,
  scan: spanishScanning,
  machine: spanishMachines,
  place: spanishPlaces,
}

const answering = { en: english, es: spanish }
const signing = { en: signWords, es: spanishSigning }

/** The words of answering for a form that is shown in a language, and the language that they are in. */
export function answeringWords(formLanguage: string): { words: AnsweringWords; lang: string } {
  const lang = answerWordsLanguage(formLanguage)
  return { words: answering[lang], lang }
}

/** The words of signing such a form, and the language that they are in. */
export function signingWords(formLanguage: string): { words: SigningWords; lang: string } {
  const lang = answerWordsLanguage(formLanguage)
  return { words: signing[lang], lang }
}
