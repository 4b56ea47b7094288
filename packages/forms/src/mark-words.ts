import { answerWordsLanguage } from './answer-words.ts'

/** What is wrong with the marks of a photo, or of a sketch, in English. */
export const markWords = {
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
}

export type MarkWords = typeof markWords

const spanish: MarkWords = {
  badMarks: 'Una marca no se pudo leer. Dibújela de nuevo.',
  tooManyMarks: (max) => `Una foto lleva ${max} marcas como máximo.`,
  offPhoto: 'Una marca queda fuera de la foto.',
  tooManyPoints: (max) => `Una línea tiene ${max} puntos como máximo. Dibuje una más corta.`,
  tooManyPointsInAll: 'Las líneas de esta foto son demasiado largas juntas. Quite una.',
  wrongPoints: {
    arrow: 'Una flecha va de un lugar a otro.',
    ellipse: 'Un óvalo va de una esquina a la opuesta.',
    box: 'Un cuadro va de una esquina a la opuesta.',
    line: 'Una línea pasa por dos puntos o más.',
    pin: 'Un alfiler está en un solo lugar.',
  },
  badPinNumber: (max) => `Un alfiler lleva un número de 1 a ${max}.`,
  markTextTooLong: (max) => `El texto de una marca tiene ${max} caracteres como máximo.`,
}

/** The same in the language of a form, as far as there is one. */
export function markWordsIn(lang: string): MarkWords {
  return { en: markWords, es: spanish }[answerWordsLanguage(lang)]
}
