import { conflictWords, instanceWords, missingWords, saveWords } from '../fill-out.words.ts'
import type { Translated } from '../../ui/translated.ts'

/**
 * What is said of saving a form and of handing it in, of answers that met others', and of what is asked
 * several times.
 */
export const englishFilling = {
  savedAgain: saveWords.savedAgain,
  keptSignedOut: saveWords.keptSignedOut,
  signedOut: saveWords.signedOut,
  stopped: saveWords.stopped,
  tryAgain: saveWords.tryAgain,
  load: saveWords.load,
  loadFirst: saveWords.loadFirst,
  deviceFull: saveWords.deviceFull,
  deviceClosed: saveWords.deviceClosed,
  saveFile: saveWords.saveFile,
  unread: saveWords.unread,
  conflicts: saveWords.conflicts,
  conflictsFirst: saveWords.conflictsFirst,
  photosSending: saveWords.photosSending,
  photosLeaving: saveWords.photosLeaving,
  photosFailed: saveWords.photosFailed,
  showIt: saveWords.showIt,
  earlierFirst: saveWords.earlierFirst,
  subFormFirst: saveWords.subFormFirst,
  notSubmitted: saveWords.notSubmitted,
  submittingAgain: saveWords.submittingAgain,
  submitUnanswered: saveWords.submitUnanswered,
  stays: saveWords.stays,
  scoreSoFar: saveWords.scoreSoFar,
  scoreNone: saveWords.scoreNone,
  passAt: saveWords.passAt,
  criticalFails: saveWords.criticalFails,
  missingTitle: missingWords.title,
  problemsTitle: missingWords.problemsTitle,
  conflictTitle: conflictWords.title,
  conflictMine: conflictWords.mine,
  conflictTheirs: conflictWords.theirs,
  keepMine: conflictWords.keepMine,
  takeTheirs: conflictWords.takeTheirs,
  conflictEmpty: conflictWords.empty,
  addInstance: instanceWords.add,
  addAnother: instanceWords.addAnother,
  removeInstance: instanceWords.remove,
  putBack: instanceWords.putBack,
  removedOne: instanceWords.removedOne,
  removedKept: instanceWords.kept,
  instanceBounds: instanceWords.bounds,
  instancesNotChanged: instanceWords.notChanged,
} as const

const files = (count: number, what: 'photo' | 'file') =>
  what === 'photo'
    ? `${count} ${count === 1 ? 'foto' : 'fotos'}`
    : `${count} ${count === 1 ? 'archivo' : 'archivos'}`

const answers = (count: number) => `${count} ${count === 1 ? 'respuesta' : 'respuestas'}`

export const spanishFilling: Translated<typeof englishFilling> = {
  savedAgain: 'Guardado de nuevo',
  keptSignedOut: 'Guardado en este dispositivo. Inicie sesión de nuevo para enviarlo',
  signedOut: 'Inicie sesión de nuevo para guardar',
  stopped: (message) => `Sin guardar: ${message}`,
  tryAgain: 'Intentar de nuevo',
  load: 'Cargarlo de nuevo',
  loadFirst:
    'Sin enviar: primero cargue el formulario de nuevo. Lo que escribió se muestra al lado.',
  deviceFull:
    'Este dispositivo no puede guardar sus respuestas; tal vez esté lleno. Deje esta página abierta hasta que se guarden.',
  deviceClosed:
    'Este dispositivo no guarda nada de esta página. Déjela abierta hasta que se guarde.',
  saveFile: 'Guardar como archivo',
  unread: (count) => `${answers(count)} aún no se ${count === 1 ? 'puede' : 'pueden'} guardar`,
  conflicts: (count) => `${answers(count)} ${count === 1 ? 'espera' : 'esperan'} su decisión`,
  conflictsFirst: (count) =>
    count === 1
      ? 'Sin enviar: 1 respuesta se cambió en otro lugar entretanto. Elija cuál se queda.'
      : `Sin enviar: ${count} respuestas se cambiaron en otro lugar entretanto. Elija cuáles se quedan.`,
  photosSending: (count, what) => `Se ${count === 1 ? 'envía' : 'envían'} ${files(count, what)}`,
  photosLeaving: (count, what) => `Se ${count === 1 ? 'quita' : 'quitan'} ${files(count, what)}`,
  photosFailed: (count, what) =>
    count === 1
      ? `No se pudo enviar ${files(count, what)}. Al lado dice por qué: déjelo fuera o intente de nuevo`
      : `No se pudieron enviar ${files(count, what)}. Al lado dice por qué: déjelos fuera o intente de nuevo`,
  showIt: 'Mostrar',
  earlierFirst:
    'Aún sin enviar: este dispositivo todavía envía lo que quedó de una visita anterior. Pulse Enviar de nuevo en un momento.',
  subFormFirst: (number) =>
    `Aún sin enviar: este dispositivo tiene respuestas o fotos del subformulario ${number} que no se enviaron. Ábralo aquí para ver si están en camino, y pulse Enviar de nuevo cuando se hayan enviado.`,
  notSubmitted:
    'Sin enviar: no se alcanza el servidor. Sus respuestas se conservan. Pulse Enviar de nuevo cuando haya red.',
  submittingAgain: 'Aún no se sabe si el formulario se envió. Se intenta de nuevo…',
  submitUnanswered:
    'El servidor no ha dicho si el formulario se envió. Pulse Enviar de nuevo; se envía una sola vez.',
  stays: 'Esta página sigue abierta, porque aún no se guardó todo.',
  scoreSoFar: 'hasta ahora',
  scoreNone: 'Aún sin puntos',
  passAt: (percent) => `Se aprueba con ${percent}`,
  criticalFails: 'Crítico: no aprueba',
  missingTitle: (count, areAnswers) => {
    const missing = areAnswers ? answers(count) : `${count}`
    return `${count === 1 ? 'Falta' : 'Faltan'} ${missing} para poder enviar este formulario`
  },
  problemsTitle: (count) => `${answers(count)} no se ${count === 1 ? 'pudo' : 'pudieron'} guardar`,
  conflictTitle: 'Esta respuesta se cambió en otro lugar entretanto',
  conflictMine: 'La suya',
  conflictTheirs: 'La otra, que se conserva por ahora',
  keepMine: 'Dejar la mía',
  takeTheirs: 'Tomar la otra',
  conflictEmpty: 'sin respuesta',
  addInstance: (label) => `Agregar: ${label}`,
  addAnother: (label) => `Agregar otra vez: ${label}`,
  removeInstance: (title) => `Quitar ${title}`,
  putBack: (title) => `Volver a poner ${title}`,
  removedOne: (title) => `Se quitó ${title}.`,
  removedKept: 'Lo que se respondió en lo que se quitó se conserva.',
  instanceBounds: (count, min, max) =>
    min === max ? `${count}` : `Ahora ${count}. Puede haber de ${min} a ${max}.`,
  instancesNotChanged: 'Esto no se pudo cambiar: no puede haber más ni menos de estos.',
}
