import { sentences } from '@holdpoint/api'
import { words as markWords } from '../../photo-marks/photo-marks.words.ts'
import type { Translated } from '../../ui/translated.ts'
import { fillWords, peopleWords, questionWords } from '../fill-out.words.ts'

/** What is said of picking from a list, of finding people, of the parts of a form, and of opening a photo. */
export const englishPicking = {
  otherPlaces: questionWords.otherPlaces,
  findHere: questionWords.findHere,
  noneFound: questionWords.noneFound,
  emptyList: questionWords.emptyList,
  seek: peopleWords.seek,
  find: peopleWords.find,
  foundAbove: peopleWords.found,
  nameless: peopleWords.nameless,
  searching: peopleWords.searching,
  foundCount: peopleWords.foundCount,
  nobody: sentences.noData.employee,
  searchFailed: peopleWords.searchFailed,
  searchAgain: peopleWords.searchAgain,
  sections: fillWords.sections,
  progress: fillWords.progress,
  partDone: fillWords.partDone,
  partHere: fillWords.partHere,
  partMissing: fillWords.partMissing,
  headerPart: fillWords.headerPart,
  loosePart: fillWords.loosePart,
  moreQuestions: fillWords.moreQuestions,
  askedBy: fillWords.askedBy,
  leaveAnyway: fillWords.leaveAnyway,
  markPhoto: markWords.markPhoto,
  marksNeedNetwork: markWords.needsNetwork,
} as const

export const spanishPicking: Translated<typeof englishPicking> = {
  otherPlaces: (count) => `${count} en otros distritos`,
  findHere: 'Buscar por nombre',
  noneFound: 'Nada coincide con estas letras.',
  emptyList: 'Aquí no hay nada que elegir.',
  seek: 'Nombre de otra persona',
  find: 'Buscar',
  foundAbove: (sought) =>
    `Quien se llama “${sought}” está entre las personas de arriba. Si no está nadie, pruebe con menos letras.`,
  nameless: 'Alguien elegido antes',
  searching: 'Buscando…',
  foundCount: 'Encontrados: {count}',
  nobody: 'No se encontró a nadie',
  searchFailed: 'No se pudo buscar personas. Intente de nuevo.',
  searchAgain: 'Intentar de nuevo',
  sections: 'Secciones',
  progress: (answered, total) => `${answered} de ${total}`,
  partDone: 'completa',
  partHere: 'usted está aquí',
  partMissing: (count) => (count === 1 ? 'falta 1' : `faltan ${count}`),
  headerPart: 'Cuadrilla y lugar',
  loosePart: 'Preguntas',
  moreQuestions: 'Más preguntas',
  askedBy: (name) => `${name} pide:`,
  markPhoto: (place) => `Marcar la foto ${place}`,
  marksNeedNetwork: 'No hay red: una foto se marca cuando la haya. Lo que responda se conserva.',
  leaveAnyway: 'Algunas respuestas aún no se guardaron. ¿Salir de todos modos?',
}
