// What the engine says of answers to whoever gives or reads them: what it asks for, what is wrong, and
// what was answered.

import { isKindOf } from './text.ts'

const english = {
  answerQuestion: 'Answer this question.',
  addNote: 'Add a note.',
  addPhoto: 'Add a photo.',
  addFile: 'Add a file.',
  raiseAction: 'Raise an action for this answer.',
  sign: 'Sign here.',
  acknowledge: 'Tick that you have read and understood this.',
  notAnAnswer: 'This answer could not be read.',
  noAnswerTaken: 'This question takes no answer of this kind.',
  calculated: 'This is calculated from other answers; nobody enters it.',
  notText: 'Enter text.',
  tooLong: (max: number) => `Use at most ${max} characters.`,
  notAnEmail: 'Enter an email address, such as name@example.com.',
  notAPhone: 'Enter a phone number of 5 to 20 digits, such as +1 907 555 0134.',
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
  notADuration: 'Enter hours and minutes, such as 1 h 30 min.',
  notASketch: 'This sketch could not be read. Please draw it again.',
  notAPlace: 'Enter two numbers, north first: 61.2181, -149.9003.',
  notYesNo: 'Choose Yes, No or N/A.',
  notAcknowledged: 'This is ticked once it is read, or left empty.',
  notARisk: 'Choose how likely and how grave it is.',
  notAChoice: 'Choose one of the answers offered.',
  notAnOrder: (count: number) => `Give each a place of its own, from 1 to ${count}.`,
  notARating: (steps: number) => `Choose a rating from 1 to ${steps}.`,
  tooManyPicked: (max: number) => `Pick at most ${max}.`,
  notACode: 'Pick from the list.',
  notInstances: (min: number, max: number) =>
    min === max ? `There are ${max} of these.` : `There may be ${min} to ${max} of these.`,
  tooManyPhotos: (max: number) => `Add at most ${max} ${max === 1 ? 'photo' : 'photos'}.`,
  badMedia: 'A photo could not be read. Remove it and add it again.',
  tooManyFiles: (max: number) => `Add at most ${max} ${max === 1 ? 'file' : 'files'}.`,
  badFile: 'A file could not be read. Remove it and add it again.',
  badNote: (max: number) => `A note is text of at most ${max} characters.`,
  badSignature: 'The signature could not be read. Sign again.',
  voidSignature: (name: string) =>
    `An answer was changed after ${name} had signed. Please sign again.`,
  yes: 'Yes',
  no: 'No',
  na: 'N/A',
  acknowledged: 'Read and understood',
  ratingOf: (value: number, steps: number) => `${value} of ${steps}`,
  placed: (place: number, label: string) => `${place}. ${label}`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  within: (point: string, metres: number) => `${point} (within ${metres} m)`,
  unanswered: 'No answer',
  signed: 'Signed',
  noted: (note: string) => `Note: ${note}`,
  markNames: { arrow: 'arrow', ellipse: 'ellipse', box: 'box', line: 'line', pin: 'pin' },
  marks: (count: number) => (count === 1 ? '1 mark' : `${count || 'no'} marks`),
  setTimes: (count: number) => `set ${count} times`,
}

/** What the engine says of answers, in one language. */
export type AnswerWords = typeof english

const spanish: AnswerWords = {
  answerQuestion: 'Responda esta pregunta.',
  addNote: 'Agregue una nota.',
  addPhoto: 'Agregue una foto.',
  addFile: 'Agregue un archivo.',
  raiseAction: 'Levante una acción por esta respuesta.',
  sign: 'Firme aquí.',
  acknowledge: 'Marque que ha leído y entendido esto.',
  notAnAnswer: 'Esta respuesta no se pudo leer.',
  noAnswerTaken: 'Esta pregunta no admite una respuesta así.',
  calculated: 'Esto se calcula a partir de otras respuestas; nadie lo escribe.',
  notText: 'Escriba un texto.',
  tooLong: (max) => `Use ${max} caracteres como máximo.`,
  notAnEmail: 'Escriba un correo electrónico, como nombre@example.com.',
  notAPhone: 'Escriba un teléfono de 5 a 20 dígitos, como +1 907 555 0134.',
  notAWholeNumber: 'Escriba un número entero.',
  notANumber: 'Escriba un número, como 12.5.',
  tooSmall: (min) => `Escriba ${min} o más.`,
  tooLarge: (max) => `Escriba ${max} o menos.`,
  tooEarly: (min) => `Escriba ${min} o después.`,
  tooLate: (max) => `Escriba ${max} o antes.`,
  tooPrecise: (places) =>
    places === 0
      ? 'No use decimales.'
      : `Use ${places} ${places === 1 ? 'decimal' : 'decimales'} como máximo.`,
  offStep: (step) => `Use pasos de ${step}.`,
  notADate: 'Escriba una fecha como año-mes-día, por ejemplo 2026-11-20.',
  notATime: 'Escriba una hora de 00:00 a 23:59.',
  notADateTime: 'Escriba una fecha y una hora, por ejemplo 2026-11-20 14:30.',
  notADuration: 'Escriba horas y minutos, por ejemplo 1 h 30 min.',
  notASketch: 'Este dibujo no se pudo leer. Dibújelo de nuevo.',
  notAPlace: 'Escriba dos números, primero el norte: 61.2181, -149.9003.',
  notYesNo: 'Elija Sí, No o N/A.',
  notAcknowledged: 'Esto se marca una vez leído, o se deja vacío.',
  notARisk: 'Elija qué tan probable y qué tan grave es.',
  notAChoice: 'Elija una de las respuestas que se ofrecen.',
  notAnOrder: (count) => `Dé a cada uno un lugar propio, de 1 a ${count}.`,
  notARating: (steps) => `Elija una calificación de 1 a ${steps}.`,
  tooManyPicked: (max) => `Elija ${max} como máximo.`,
  notACode: 'Elija de la lista.',
  notInstances: (min, max) =>
    min === max ? `Aquí hay ${max}.` : `Aquí puede haber de ${min} a ${max}.`,
  tooManyPhotos: (max) => `Agregue ${max} ${max === 1 ? 'foto' : 'fotos'} como máximo.`,
  badMedia: 'Una foto no se pudo leer. Quítela y agréguela de nuevo.',
  tooManyFiles: (max) => `Agregue ${max} ${max === 1 ? 'archivo' : 'archivos'} como máximo.`,
  badFile: 'Un archivo no se pudo leer. Quítelo y agréguelo de nuevo.',
  badNote: (max) => `Una nota es un texto de ${max} caracteres como máximo.`,
  badSignature: 'La firma no se pudo leer. Firme de nuevo.',
  voidSignature: (name) => `Una respuesta se cambió después de que ${name} firmó. Firme de nuevo.`,
  yes: 'Sí',
  no: 'No',
  na: 'N/A',
  acknowledged: 'Leído y entendido',
  ratingOf: (value, steps) => `${value} de ${steps}`,
  placed: (place, label) => `${place}. ${label}`,
  photos: (count) => (count === 1 ? '1 foto' : `${count} fotos`),
  within: (point, metres) => `${point} (a menos de ${metres} m)`,
  unanswered: 'Sin respuesta',
  signed: 'Firmado',
  noted: (note) => `Nota: ${note}`,
  markNames: { arrow: 'flecha', ellipse: 'óvalo', box: 'cuadro', line: 'línea', pin: 'alfiler' },
  marks: (count) => (count === 1 ? '1 marca' : count === 0 ? 'sin marcas' : `${count} marcas`),
  setTimes: (count) => `guardado ${count} veces`,
}

/** What the engine says of answers: in Spanish where the form is shown so, else in English. */
export function answerWords(lang: string): AnswerWords {
  return answerWordsLanguage(lang) === 'es' ? spanish : english
}

/** The language that the engine says this in, where a form is shown in another. */
export function answerWordsLanguage(lang: string): 'es' | 'en' {
  return isKindOf(lang, 'es') ? 'es' : 'en'
}

/** Whether a sentence says no more than that a question asks for an answer and has none. */
export function isAnswerMissing(message: string): boolean {
  return [english, spanish].some((one) => one.answerQuestion === message)
}
