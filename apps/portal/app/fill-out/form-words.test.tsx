import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { partsOf } from './form-parts.ts'
import { FormText, FormTitle, FormWords, SaidText } from './form-words.tsx'

const label = { en: 'Hoses', ar: 'خراطيم' }

test('what is not in the language of the page says which it is in, and which way it runs', () => {
  expect(renderToStaticMarkup(<FormText text={label} lang="ar" />)).toBe(
    '<span lang="ar" dir="auto">خراطيم</span>',
  )
  expect(renderToStaticMarkup(<FormText text={label} lang="en" />)).toBe('Hoses')
})

test('a text that is not translated says that it is in English, by saying nothing', () => {
  expect(renderToStaticMarkup(<FormText text={{ en: 'Valves' }} lang="ar" />)).toBe('Valves')
  expect(renderToStaticMarkup(<FormWords lang="en">Details</FormWords>)).toBe('Details')
})

test('each sentence about an answer has its own language', () => {
  const said = [
    { message: 'Escriba 8 o menos.', lang: 'es' },
    { message: 'Few.', lang: 'en' },
  ]
  expect(renderToStaticMarkup(<SaidText said={said} />)).toBe(
    '<span lang="es" dir="auto">Escriba 8 o menos.</span> Few.',
  )
})

test('a part has the language of its title; what the form does not name is named in English', () => {
  const definition: FormDefinition = {
    ...{ schema: 1, key: 'hoses', version: 1, title: label, languages: ['en', 'ar'] },
    items: [
      { key: 'day', type: 'date', label, header: true },
      { key: 'one', type: 'section', title: label, items: [] },
      { key: 'two', type: 'section', title: { en: 'Valves' }, intro: { en: 'All.' }, items: [] },
    ],
  }
  expect(
    partsOf(definition, 'ar').map(({ title, titleLanguage }) => [title, titleLanguage]),
  ).toEqual([
    [expect.any(String), 'en'],
    ['خراطيم', 'ar'],
    ['Valves', 'en'],
  ])
  expect(partsOf(definition, 'ar').at(-1)).toMatchObject({ intro: 'All.', introLanguage: 'en' })
})

test('a form is called what its language calls it, and as everywhere in its first one', () => {
  const definition = { languages: ['en', 'ar', 'es'], title: label } as unknown as FormDefinition
  const drawn = (lang: string) =>
    renderToStaticMarkup(<FormTitle title="Hoses today" {...{ definition, lang }} />)
  expect(drawn('en')).toBe('Hoses today')
  expect(drawn('es')).toBe('Hoses today')
  expect(drawn('ar')).toBe('<span lang="ar" dir="auto">خراطيم</span>')
})
