import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FillAgain } from '../fill-data.ts'
import type { AnswerPartProps } from '../questions/answer-part.ts'
import { MissingList } from '../missing-list.tsx'
import { SignatureAnswer } from '../questions/signature-answer.tsx'
import { AnsweringText, FormLanguage } from './answering-words.tsx'
import { answeringWords, signingWords } from './answering.words.ts'

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

test.each([
  ['answering', answeringWords],
  ['signing', signingWords],
])('no word of %s was left in English', (_, wordsOf) => {
  const [english, spanish] = [wordsOf('en').words, wordsOf('es').words] as Record<string, unknown>[]
  const same = Object.keys(english ?? {}).filter((key) => english?.[key] === spanish?.[key])
  expect(same).toEqual(wordsOf === answeringWords ? ['no', 'na'] : [])
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
