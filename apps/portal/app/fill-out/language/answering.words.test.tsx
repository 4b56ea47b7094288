import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { problem, problems, type ProblemName } from '@holdpoint/api'
import type { FillAgain } from '../fill-data.ts'
import type { AnswerPartProps } from '../questions/answer-part.ts'
import type { PendingPhoto } from '../saving/photo-queue.ts'
import { MissingList } from '../missing-list.tsx'
import { FileAnswer } from '../questions/file-answer.tsx'
import { LocationAnswer } from '../questions/location-answer.tsx'
import { PhotoStrip } from '../questions/photo-strip.tsx'
import { PickManyAnswer } from '../questions/picker-answer.tsx'
import { SignatureAnswer } from '../questions/signature-answer.tsx'
import { markingWords } from '../../photo-marks/marking-words.ts'
import { AnsweringText, FormLanguage } from './answering-words.tsx'
import { answeringWords, signingWords } from './answering.words.ts'
import { refusalSaid, signingRefusal } from './refusal-said.ts'
import { refusalOf } from './refusal.ts'

test.each([
  ['en', 'en', 'Yes'],
  ['es', 'es', 'Sí'],
  ['es-MX', 'es', 'Sí'],
  ['fr', 'en', 'Yes'],
  ['est', 'en', 'Yes'],
])('a form in %s is answered by words in %s', (lang, wordsIn, yes) => {
  const { words, ...found } = answeringWords(lang)
  expect([found.lang, words.yes]).toEqual([wordsIn, yes])
})

test('words that are not in the language of the page say so', () => {
  const drawn = (lang: string) =>
    renderToStaticMarkup(
      <FormLanguage value={lang}>
        <AnsweringText say="submit" /> <AnsweringText say={(words) => words.toDo(2, true)} />
      </FormLanguage>,
    )
  expect(drawn('en')).toBe('Submit 2 to answer')
  expect(drawn('es')).toBe(
    '<span lang="es" dir="auto">Enviar</span> <span lang="es" dir="auto">2 por responder</span>',
  )
})

/** All that words say, by their names; those that are made of something, of 2, 3 and 4. */
function saidBy(words: object, within = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]): [string, string][] => {
    const path = `${within}${name}`
    if (typeof word === 'object' && word !== null) {
      return saidBy(word, `${path}.`)
    }
    return [[path, typeof word === 'function' ? String(word(2, 3, 4)) : String(word)]]
  })
}

test.each([
  ['answering', answeringWords, ['no', 'na']],
  ['signing', signingWords, []],
  ['marking', markingWords, []],
  ['refusing', (lang: string) => ({ words: refusalsIn(lang) }), []],
])('no word of %s was left in English', (_, wordsOf, alike) => {
  const english = new Map(saidBy(wordsOf('en').words))
  const spanish = saidBy(wordsOf('es').words)
  expect(spanish.flatMap(([name, said]) => (said === english.get(name) ? [name] : []))).toEqual(
    alike,
  )
  const isEnglish = /\b(the|this|your|please|photos?|files?|not|is|and|of|to|try|marks?)\b/i
  expect(spanish.filter(([, said]) => isEnglish.test(said))).toEqual([])
})

/** What is said of every problem that has a sentence in Spanish, where a form is shown in a language. */
function refusalsIn(lang: string) {
  const names = Object.keys(problems) as ProblemName[]
  const inSpanish = names.filter((name) => {
    const { message } = problems[name]
    return refusalSaid({ message, name }, 'es').lang === 'es'
  })
  return Object.fromEntries(
    inSpanish.map((name) => [
      name,
      refusalSaid({ message: problems[name].message, name }, lang).message,
    ]),
  )
}

test('what was refused is said in its own language, else by its name in that of the form', () => {
  const { message } = problems.wrong_state
  expect(refusalSaid({ message, name: 'wrong_state' }, 'en')).toEqual({ message, lang: 'en' })
  expect(refusalSaid({ message, name: 'wrong_state' }, 'es-MX').message).toMatch(
    /ya no está abierto/,
  )
  expect(refusalSaid({ message, name: 'wrong_state', lang: 'en' }, 'es').message).toBe(message)
  expect(refusalSaid({ message: 'La foto caducó.', lang: 'es' }, 'en').lang).toBe('es')
  expect(refusalSaid({ message: 'Unheard of.' }, 'es')).toEqual({
    message: 'Unheard of.',
    lang: 'en',
  })
})

test('a wrong password is told in the language of the form that is signed', () => {
  const wrong = problem('invalid_input', {
    message: 'That is not your password, so nothing was signed.',
    fields: [{ path: 'password', message: 'That is not your password.' }],
  })
  expect(signingRefusal(wrong, 'es').message).toMatch(/no es su contraseña/)
  expect(signingRefusal(wrong, 'fr')).toEqual({ message: wrong.message, name: 'invalid_input' })
})

test('whoever tried too often is told how long to wait in Spanish, too', () => {
  const said = (retryAfterS: number) =>
    refusalSaid(refusalOf(problem('sign_in_throttled', { retryAfterS })), 'es').message
  expect(said(1)).toBe('Demasiados intentos. Espere 1 segundo antes del siguiente.')
  expect(said(30)).toBe('Demasiados intentos. Espere 30 segundos antes del siguiente.')
  expect(said(290)).toBe('Demasiados intentos. Espere 5 minutos antes del siguiente.')
})

test('photos, files, pickers, places and progress are in Spanish where the form is', () => {
  const question = { key: 'q', label: { es: 'Lugar' } }
  const sent = { key: 'q', preview: 'blob:a', percent: 40 }
  const refusal = { message: 'Please choose a picture.', name: 'unsupported_media_type' } as const
  const pending: PendingPhoto[] = [
    { ...sent, id: 'p1', name: 'a.jpg', state: 'sending' },
    { ...sent, id: 'p2', name: 'b.jpg', state: 'failed', refusal },
  ]
  const part = { question, draft: { raw: [], note: '' }, lang: 'es', actions: {} }
  const asked = part as unknown as AnswerPartProps
  const media = { ...asked, myFormId: 'm1', label: 'Lugar', photos: [], pending }
  const kinds = [
    <LocationAnswer key="place" {...asked} />,
    <PickManyAnswer key="many" {...asked} options={[]} district={null} />,
    <FileAnswer key="file" {...media} />,
    <PhotoStrip key="photo" {...media} size="answer" />,
  ]
  const html = renderToStaticMarkup(<FormLanguage value="es">{kinds}</FormLanguage>)
  expect(html).toContain('<span lang="es">Enviando 40 %</span>')
  expect(html).toContain('Aquí no se acepta esta clase de archivo.')
  expect(html).toContain('Aquí no hay nada que elegir.')
  const seen = html.replace(/<[^>]*>/g, ' ') + [...html.matchAll(/aria-label="[^"]*"/g)].join(' ')
  expect(seen).not.toMatch(/\b(Add|Files?|Leave|Try|Sending|place|up to|Please|nothing)\b/)
})

test('what could not be saved, and what is missing, is said in the language of the form', () => {
  const again = { isRefused: false, messages: [], problems: {}, conflicts: { gas: null } }
  const message = 'Escriba 8 o menos.'
  const missing = {
    ...{ key: 'gas', label: 'Gases', labelLang: 'es' },
    ...{ message, said: [{ message, lang: 'es' }] },
  }
  const drawn = (lang: string, isRefused: boolean) =>
    renderToStaticMarkup(
      <FormLanguage value={lang}>
        <MissingList
          again={{ ...again, isRefused } as unknown as FillAgain}
          rows={[missing]}
          numberOf={() => '1.1'}
        />
      </FormLanguage>,
    )
  expect(drawn('es', false)).toContain('<span lang="es" dir="auto">1 respuesta no se pudo guardar')
  expect(drawn('es', true)).toContain('Falta 1 respuesta para poder enviar este formulario')
  expect(drawn('es', true)).toMatch(/lang="es"[^>]*>Gases<.*lang="es"[^>]*>Escriba 8 o menos\.</s)
  expect(drawn('fr', false)).toContain('1 answer could not be saved')
})

test('a form is signed in its language, and says which that is', () => {
  const drawn = (lang: string, given?: 'typed') =>
    renderToStaticMarkup(
      <SignatureAnswer
        {...({ question: { key: 'by', type: 'signature' }, actions: {} } as AnswerPartProps)}
        {...{ lang, myFormId: 'm1', typedBeside: '', timeZone: 'UTC' }}
        signature={given && { kind: given, name: 'Ana', at: '2026-11-20T14:30:00Z' }}
      />,
    )
  expect(drawn('es')).toMatch(/lang="es".*Su contraseña.*Firmar/s)
  expect(drawn('es')).not.toMatch(/Sign|Your/)
  expect(drawn('es', 'typed')).toContain('Firmado con el nombre escrito')
  expect(drawn('en')).toMatch(/lang="en".*Your password/s)
})
