import type { Translated } from '../ui/translated.ts'
import type { dialogWords, words } from './photo-marks.words.ts'

// What is said otherwise where nothing but a background is drawn on: a sketch is its marks.

type Otherwise = {
  mark: Partial<Translated<typeof words>>
  dialog: Partial<Translated<typeof dialogWords>>
}

export const englishSketch: Otherwise = {
  mark: {
    marks: 'Marks of this sketch',
    none: 'Nothing is drawn yet.',
    mark: 'Draw this sketch',
    evidence: 'Each mark is kept as soon as it is set, as an answer of the form.',
    pressAlt: 'Press where the mark goes',
    byNumbersHint: 'In percent of the sketch, from its left edge and from its upper edge.',
    changedMeanwhile:
      'Not saved: this sketch was changed elsewhere in the meantime. It is shown as it is now; set your mark again.',
  },
  dialog: {
    surface:
      'The sketch. Press or drag to draw what is chosen. With a mark chosen, the arrow keys move it, plus and minus size it, and Delete removes it.',
    how: 'Drag on the sketch; or press where it begins, and press again where it ends.',
    howPin: 'Press the sketch where the pin goes.',
    save: 'Keep this sketch',
    discard: 'Close without keeping? What you drew is lost.',
    changedMeanwhile:
      'Not kept: this sketch was changed elsewhere in the meantime. Keep yours once more to put it in its place, or close to leave that one.',
    noPicture: 'What is drawn on could not be shown. Close this and try again.',
    full: (max) => `This sketch has ${max} marks: that is full.`,
    tooLong: 'The lines of this sketch are too long together. Remove one to draw another.',
  },
}

export const spanishSketch: Otherwise = {
  mark: {
    marks: 'Marcas de este dibujo',
    none: 'Aún no hay nada dibujado.',
    mark: 'Hacer este dibujo',
    evidence: 'Cada marca se guarda en cuanto se pone, como respuesta del formulario.',
    pressAlt: 'Pulse donde va la marca',
    byNumbersHint: 'En porcentaje del dibujo, desde su borde izquierdo y desde su borde de arriba.',
    changedMeanwhile:
      'Sin guardar: este dibujo se cambió en otro lugar entretanto. Se muestra como está ahora; ponga su marca de nuevo.',
  },
  dialog: {
    surface:
      'El dibujo. Pulse o arrastre para dibujar lo elegido. Con una marca elegida, las flechas del teclado la mueven, más y menos cambian su tamaño, y Suprimir la quita.',
    how: 'Arrastre sobre el dibujo; o pulse donde empieza, y otra vez donde termina.',
    howPin: 'Pulse el dibujo donde va el alfiler.',
    save: 'Conservar este dibujo',
    discard: '¿Cerrar sin conservar? Lo que dibujó se pierde.',
    changedMeanwhile:
      'Sin conservar: este dibujo se cambió en otro lugar entretanto. Consérvelo otra vez para poner el suyo en su lugar, o cierre para dejar aquel.',
    noPicture: 'El fondo del dibujo no se pudo mostrar. Cierre esto e intente de nuevo.',
    full: (max) => `Este dibujo tiene ${max} marcas: no caben más.`,
    tooLong: 'Las líneas de este dibujo son demasiado largas juntas. Quite una para dibujar otra.',
  },
}
