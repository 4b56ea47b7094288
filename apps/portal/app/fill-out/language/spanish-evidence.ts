import type { Translated } from '../../ui/translated.ts'
import type { photoWords } from '../fill-out.words.ts'
import type { fileWords } from '../questions/file.words.ts'

/** Photos of an answer, where a form is shown in Spanish. */
export const spanishPhotos: Translated<typeof photoWords> = {
  add: 'Agregar foto',
  camera: 'Cámara',
  photos: 'Fotos',
  full: (max) =>
    max === 1 ? 'Aquí basta una foto.' : `${max} fotos: no caben más en esta respuesta.`,
  alt: (place, label) => `Foto ${place}: ${label}`,
  open: (place) => `Abrir la foto ${place}`,
  remove: (place) => `Quitar la foto ${place}`,
  removeFailed: 'La foto no se pudo quitar. Intente de nuevo.',
  waiting: 'En espera',
  sending: (percent) => `Enviando ${percent} %`,
  trying: 'Se intenta de nuevo',
  leaving: 'Quitándose',
  tryAgain: 'Intentar de nuevo',
  drop: 'Dejar fuera esta foto',
  notTakenAlong: (count, what) => {
    const isPhoto = what === 'photo'
    return count === 1
      ? `No se tomó 1 ${isPhoto ? 'foto' : 'archivo'}, porque las respuestas de al lado no se pudieron guardar. ${isPhoto ? 'Elíjala' : 'Elíjalo'} de nuevo.`
      : `No se tomaron ${count} ${isPhoto ? 'fotos' : 'archivos'}, porque las respuestas de al lado no se pudieron guardar. ${isPhoto ? 'Elíjalas' : 'Elíjalos'} de nuevo.`
  },
  chooseAgain: 'Elija la foto de nuevo.',
  tooLarge: 'Esta foto tiene más de 15 MB.',
  tooMany: (max) => `Una respuesta lleva ${max} ${max === 1 ? 'foto' : 'fotos'} como máximo.`,
}

/** Files of an answer. */
export const spanishFiles: Translated<typeof fileWords> = {
  add: 'Agregar archivo',
  files: 'Archivos',
  kinds: 'PDF, Word, Excel, texto o imágenes, de 15 MB cada uno como máximo.',
  full: (max) =>
    max === 1 ? 'Aquí basta un archivo.' : `${max} archivos: no caben más en esta respuesta.`,
  remove: (name) => `Quitar ${name}`,
  removeFailed: 'El archivo no se pudo quitar. Intente de nuevo.',
  drop: 'Dejar fuera este archivo',
  chooseAgain: 'Elija el archivo de nuevo.',
  empty: (name) => `${name} está vacío.`,
  tooLarge: (name) => `${name} tiene más de 15 MB.`,
  tooMany: (max) => `Una respuesta lleva ${max} ${max === 1 ? 'archivo' : 'archivos'} como máximo.`,
}
