import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnsweringText, FormLanguage } from './answering-words.tsx'
import { answeringWords } from './answering.words.ts'

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
