import type { Problem, ProblemName } from '@holdpoint/api'
import { answerWordsLanguage, type Said } from '@holdpoint/forms'
import { refusalOf, type Refusal } from './refusal.ts'

// What is said of a refusal. Apart from it, so that what sends answers carries no words.

/** What somebody can meet who answers a form, in Spanish. */
const spanishProblems: Readonly<Partial<Record<ProblemName, string>>> = {
  invalid_input: 'Algo de lo que se envió no es válido.',
  malformed_body: 'Lo que se envió no se pudo leer.',
  not_signed_in: 'Inicie sesión de nuevo.',
  forbidden: 'Ya no puede cambiar esto; tal vez se cambió en otro lugar o en otra pestaña.',
  not_found: 'Esto ya no está aquí.',
  row_changed: 'Esto se cambió en otro lugar entretanto. Se conservan las dos versiones.',
  wrong_state:
    'Esto ya no está abierto para llenarlo; tal vez se cambió en otro lugar o en otra pestaña.',
  still_running: 'Todavía se trabaja en lo mismo que se envió antes.',
  body_too_large: 'Esto es más grande de lo que se acepta aquí.',
  unsupported_media_type: 'Aquí no se acepta esta clase de archivo.',
  idempotency_mismatch: 'Esto se envió antes con otro contenido. Revíselo y envíelo de nuevo.',
  file_refused: 'La revisión de este lugar no deja pasar este archivo. Elija otro.',
  too_many_requests: 'Demasiadas solicitudes. Espere un momento.',
  sign_in_throttled: 'Demasiados intentos. Espere antes del siguiente.',
  too_busy: 'En este momento firman muchas personas. No se perdió nada; intente en unos segundos.',
  database_unavailable:
    'La base de datos no se alcanza ahora. No se perdió nada; intente de nuevo.',
  storage_full: 'No hay espacio para guardar esto. Lo que se guardó antes no se pierde.',
  unexpected: 'Algo salió mal. Intente de nuevo.',
  unreachable: 'El servidor no se alcanza ahora. Revise la conexión e intente de nuevo.',
  timed_out: 'No hubo respuesta a tiempo. Revise la conexión e intente de nuevo.',
}

/** What is wrong with a signature, by the field that it is wrong in. */
const spanishSignature: Readonly<Record<string, string>> = {
  password: 'Esa no es su contraseña, o aún no tiene una aquí. No se firmó nada.',
  name: 'Firme con su propio nombre, como está en su cuenta.',
  file: 'Dibuje su firma, o escriba su nombre.',
}

/** A problem of signing, in the language of the form where that is known. */
export function signingRefusal(problem: Problem, formLanguage: string): Refusal {
  const spanish = spanishSignature[problem.fields[0]?.path ?? '']
  return answerWordsLanguage(formLanguage) === 'es' && spanish !== undefined
    ? { message: spanish, lang: 'es' }
    : refusalOf(problem)
}

const spanishWaiting: Readonly<Partial<Record<ProblemName, (wait: string) => string>>> = {
  too_many_requests: (wait) => `Demasiadas solicitudes. Espere ${wait}.`,
  sign_in_throttled: (wait) => `Demasiados intentos. Espere ${wait} antes del siguiente.`,
}

/** What a problem is called in Spanish, with how long to wait where that is known. */
function spanishOf({ name, retryAfterS }: Refusal): string | undefined {
  const waiting = name && spanishWaiting[name]
  return waiting !== undefined && retryAfterS !== undefined
    ? waiting(spanishWait(retryAfterS))
    : name && spanishProblems[name]
}

function spanishWait(waitS: number): string {
  if (waitS > 120 * 60) {
    return `${Math.ceil(waitS / 3600)} horas`
  }
  return waitS > 120
    ? `${Math.ceil(waitS / 60)} minutos`
    : `${waitS} ${waitS === 1 ? 'segundo' : 'segundos'}`
}

/** What is said of it where a form is shown in a language, and the language of that. */
export function refusalSaid(refusal: Refusal, formLanguage: string): Said {
  const { message, lang } = refusal
  const isSpanish = answerWordsLanguage(formLanguage) === 'es'
  const spanish = isSpanish ? spanishOf(refusal) : undefined
  return lang === undefined && spanish !== undefined
    ? { message: spanish, lang: 'es' }
    : { message, lang: lang ?? 'en' }
}
