import { answerWordsLanguage } from './answer-words.ts'

// What stands on the backgrounds of sketches, and where a mark on them lies, in the languages of answers.

const english = {
  front: 'Front',
  back: 'Back',
  /** One letter each, for the sides of the person. */
  left: 'L',
  right: 'R',
  well: 'Well',
  road: 'Road',
  /** From the upper left corner, row by row. */
  parts: [
    ...['upper left', 'top', 'upper right', 'left', 'middle', 'right'],
    ...['lower left', 'bottom', 'lower right'],
  ],
  body: {
    head: 'head',
    neck: 'neck',
    trunk: 'upper body',
    leftArm: 'left arm',
    rightArm: 'right arm',
    leftLeg: 'left leg',
    rightLeg: 'right leg',
    beside: 'beside the outline',
  },
  /** A part of the body in one of the two outlines. */
  seen: (isFront: boolean, part: string) => `${isFront ? 'front' : 'back'}, ${part}`,
}

export type SketchWords = typeof english

const spanish: SketchWords = {
  front: 'De frente',
  back: 'De espaldas',
  left: 'I',
  right: 'D',
  well: 'Pozo',
  road: 'Camino',
  parts: [
    ...['arriba a la izquierda', 'arriba', 'arriba a la derecha', 'a la izquierda', 'en el centro'],
    ...['a la derecha', 'abajo a la izquierda', 'abajo', 'abajo a la derecha'],
  ],
  body: {
    head: 'cabeza',
    neck: 'cuello',
    trunk: 'tronco',
    leftArm: 'brazo izquierdo',
    rightArm: 'brazo derecho',
    leftLeg: 'pierna izquierda',
    rightLeg: 'pierna derecha',
    beside: 'al lado de la figura',
  },
  seen: (isFront, part) => `${isFront ? 'de frente' : 'de espaldas'}, ${part}`,
}

/** The words of sketches in the language of a form, as far as there are any. */
export function sketchWords(lang: string): SketchWords {
  return { en: english, es: spanish }[answerWordsLanguage(lang)]
}
