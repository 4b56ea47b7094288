import type { ProblemName } from '@holdpoint/api'
import { answerWordsLanguage, markWordsIn } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'

// What is refused of answers beside what the engine finds wrong with them, in the languages that it
// speaks.

const english = {
  notHandedBack: 'Only what was handed back can be changed.',
  noRoom: 'This form holds as many answers as one may.',
  notInList: 'This is not in the list any more, or never was. Please pick another.',
  noSuchQuestion: 'This form has no such question.',
  noPhotoTaken: 'This question takes no photo.',
  photoExpired: 'The photo has expired. Please choose it again.',
  noFileTaken: 'This question takes no files.',
  fileExpired: 'The file has expired. Please choose it again.',
  tooManyPhotos: (most: number) => `An answer takes at most ${most} photos.`,
  tooManyFiles: (most: number) => `An answer takes at most ${most} files.`,
  noSuchPhoto: 'This answer has no such photo.',
  marksChanged: 'Not saved: the marks of this photo were changed elsewhere in the meantime.',
  noMarks: 'This photo takes no marks: how large it is could not be read.',
  marks: markWordsIn('en'),
  noSignatureTaken: 'This question takes no signature.',
  changedSinceRead:
    'Not signed: answers were changed elsewhere in the meantime. Load the form anew, read them, and sign then.',
}

/** What is refused of answers, in one language. */
export type RefusalWords = typeof english

const spanish: RefusalWords = {
  notHandedBack: 'Solo se puede cambiar lo que se devolvió.',
  noRoom: 'Este formulario ya tiene tantas respuestas como puede tener.',
  notInList: 'Esto ya no está en la lista, o nunca estuvo. Elija otro.',
  noSuchQuestion: 'Este formulario no tiene esa pregunta.',
  noPhotoTaken: 'Esta pregunta no lleva fotos.',
  photoExpired: 'La foto caducó. Elíjala de nuevo.',
  noFileTaken: 'Esta pregunta no lleva archivos.',
  fileExpired: 'El archivo caducó. Elíjalo de nuevo.',
  tooManyPhotos: (most) =>
    `Una respuesta lleva ${most} ${most === 1 ? 'foto' : 'fotos'} como máximo.`,
  tooManyFiles: (most) =>
    `Una respuesta lleva ${most} ${most === 1 ? 'archivo' : 'archivos'} como máximo.`,
  noSuchPhoto: 'Esta respuesta no tiene esa foto.',
  marksChanged: 'Sin guardar: las marcas de esta foto se cambiaron en otro lugar entretanto.',
  noMarks: 'Esta foto no lleva marcas: su tamaño no se pudo leer.',
  marks: markWordsIn('es'),
  noSignatureTaken: 'Esta pregunta no lleva firma.',
  changedSinceRead:
    'Sin firmar: entretanto se cambiaron respuestas en otro lugar. Cargue el formulario de nuevo, léalas y firme entonces.',
}

/** What is refused of answers: in Spanish where the form is shown so, else in English. */
export function refusalWords(lang: string): RefusalWords {
  return answerWordsLanguage(lang) === 'es' ? spanish : english
}

/** Ends a call with a sentence at one field of its input, in the language that a form is shown in. */
export function failFieldIn(lang: string, path: string, message: string): never {
  const details = { lang: answerWordsLanguage(lang) }
  return fail('invalid_input', { message, fields: [{ path, message }], details })
}

/** Ends a call with a sentence in the language that a form is shown in, and says which that is. */
export function failIn(lang: string, name: ProblemName, message: string): never {
  return fail(name, { message, details: { lang: answerWordsLanguage(lang) } })
}
