import type { FormDefinition } from '@holdpoint/forms'
import { translationsOf } from '@holdpoint/forms/editing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRowsMax } from '../../manage-forms/translate/translate-parts.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let formTypeId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const types = content(await admin.client.formTypes.list({ section: 'active' }))
  formTypeId = types.data[0]?.formTypeId ?? ''
}, 120_000)
afterAll(() => world.entry.close())

type Query = Parameters<typeof paths.formTranslations>[1]
type Row = { place: string; from: string; was?: string; said?: string; same?: boolean }

let keys = 0

const choices = ['Yes', 'No'].map((said) => ({ value: said, label: { en: said } }))
const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ key: `q_${at + 1}`, type: 'choice' as const, label: { en: `Question ${at + 1}` } },
    choices,
  }))

/** A form in these languages, and the page of its translations. */
async function made(title: string, { languages = ['en', 'es', 'fr'], count = 2 } = {}) {
  const saved = await admin.client.manageForms.save({ title, formTypeId, hasHeader: false })
  const { formId } = content(saved)
  const write = async (change: object) => {
    const { definition } = content(await admin.client.manageForms.draft({ formId }))
    const next = { ...(definition as FormDefinition), ...change }
    content(await admin.client.manageForms.saveDraft({ formId, definition: next }))
  }
  const items = [
    { key: 'part', type: 'section', title: { en: 'Lift' }, items: questions(count) },
    { key: 'loose', type: 'note', label: { en: 'Read\nthis' } },
  ]
  await write({ languages, items })

  async function shown(query: Query = {}, person = admin) {
    return loader(await world.arriving(person, paths.formTranslations(formId, query)))
  }

  async function post(query: Query, rows: readonly Row[], rowVersion?: number) {
    const version = String(rowVersion ?? (await shown()).rowVersion)
    const body = new URLSearchParams({ rowVersion: version, formKey: `post-${(keys += 1)}` })
    body.set('language', query?.language ?? 'es')
    rows.forEach(({ same = false, ...texts }, at) => {
      const fields = { was: '', said: '', ...texts, ...(same && { same: 'true' }) }
      for (const [name, value] of Object.entries(fields)) {
        // As browsers send the ends of lines.
        body.set(`texts[${at}].${name}`, value.replaceAll('\n', '\r\n'))
      }
    })
    const at = paths.formTranslations(formId, query)
    const answer = await action(await world.arriving(admin, at, { method: 'POST', body }))
    return answer instanceof Response
      ? { to: answer.headers.get('Location'), said: null }
      : { to: null, said: answer.data }
  }

  async function said(language = 'es') {
    const draft = content(await admin.client.manageForms.draft({ formId }))
    const texts = translationsOf(draft.definition as FormDefinition, language)
    return Object.fromEntries(texts.map((text) => [text.place, text.said]))
  }

  return { formId, shown, post, said, write }
}

test('whoever may not write a form is led away', async () => {
  const form = await made('Nobody else')
  const nobody = await world.signedIn('employee')
  const thrown: unknown = await form.shown({}, nobody).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
    paths.noAccess('manage-forms'),
  )
})

test('a form in one language has nothing to translate, and takes nothing', async () => {
  const form = await made('One alone', { languages: ['en'] })
  expect((await form.shown()).shown).toBeNull()
  const row = { place: 'q_1.label', from: 'Question 1', said: 'Pregunta' }
  expect(await form.post({ language: 'es' }, [row])).toMatchObject({
    said: { lastResult: { error: { '': [expect.stringContaining('is not a language')] } } },
  })
})

test('texts stand by the parts of the form, with what is missing counted', async () => {
  const form = await made('By parts')
  const { shown, languages } = await form.shown({ language: 'fr', page: 2 })
  expect(languages.map(({ name, done, all }) => [name, done, all])).toEqual([
    ['Español', 0, 9],
    ['Français', 0, 9],
  ])
  expect(shown?.parts.map(({ name, all, isShown }) => [name, all, isShown])).toEqual([
    ['The form', 1, false],
    ['1 Lift', 7, true],
    ['Questions', 1, false],
  ])
  expect(shown?.rows.map(({ what, from }) => `${what}: ${from}`).slice(0, 3)).toEqual([
    ...['1 Title of the section: Lift', '1.1 What is asked: Question 1'],
    '1.1 Question 1 · Choice 1: Yes',
  ])
})

test('a page is saved in one press, and the same words are said wherever they are missing', async () => {
  const form = await made('Saved')
  const at = { language: 'es', only: 'missing', page: 2 } as const
  const answer = await form.post(at, [
    { place: 'part.title', from: 'Lift', said: ' Izaje ' },
    { place: 'q_1.choices.0.label', from: 'Yes', said: 'Sí', same: true },
    { place: 'q_2.choices.0.label', from: 'Yes', same: true },
    { place: 'loose.label', from: 'Read\nthis', said: 'Lea\nesto' },
  ])
  expect(answer.to).toBe(paths.formTranslations(form.formId, at))
  expect(await form.said()).toMatchObject({
    ...{ 'part.title': 'Izaje', 'q_1.choices.0.label': 'Sí', 'q_2.choices.0.label': 'Sí' },
    ...{ 'q_1.choices.1.label': null, 'loose.label': 'Lea\nesto' },
  })
  expect(await form.said('fr')).toMatchObject({ 'part.title': null })
  // What is done is not among what is missing, and the last page is shown in place of one that went.
  const { shown } = await form.shown({ ...at, page: 9 })
  expect(shown?.rows.map(({ from }) => from)).not.toContain('Yes')
  expect(shown?.parts.map(({ done, all, to }) => [done, all, to === null])).toEqual([
    ...[
      [0, 1, false],
      [3, 7, false],
      [1, 1, true],
    ],
  ])
})

test('what cannot be said comes back at its field, with all that was typed', async () => {
  const form = await made('Refused')
  const long = 'x'.repeat(2001)
  const tooLong = await form.post({ language: 'es' }, [
    { place: 'part.title', from: 'Lift', said: 'Izaje' },
    { place: 'q_1.label', from: 'Question 1', said: long },
  ])
  expect(tooLong.said).toMatchObject({
    lastResult: {
      error: { 'texts[1].said': ['Use at most 2000 characters.'] },
      initialValue: { texts: [{ said: 'Izaje' }, { said: long }] },
    },
  })
  const others = await form.post({ language: 'es' }, [
    { place: 'part.title', from: 'Lift', said: 'Izaje' },
    { place: 'q_1.label', from: 'Another question', said: 'Otra' },
    { place: 'gone.label', from: 'Gone', said: 'Ido' },
    { place: 'gone_too.label', from: 'Gone', was: 'Ido', said: 'Ido' },
  ])
  expect(others.said).toMatchObject({
    lastResult: {
      error: {
        'texts[1].said': [expect.stringContaining('was changed meanwhile')],
        'texts[2].said': [expect.stringContaining('no longer in the form')],
      },
    },
    known: {
      texts: [
        { id: 'part.title', name: '1 Title of the section' },
        { id: 'q_1.label', name: '1.1 What is asked' },
      ],
    },
  })
  expect(await form.said()).toMatchObject({ 'part.title': null })
})

test('what somebody else wrote meanwhile is neither written over unseen nor by what was not touched', async () => {
  const form = await made('Two at once')
  const { rowVersion } = await form.shown()
  await form.post({ language: 'es' }, [{ place: 'part.title', from: 'Lift', said: 'Izaje' }])
  const mine = [
    { place: 'part.title', from: 'Lift' },
    { place: 'q_1.label', from: 'Question 1', said: 'Pregunta 1' },
  ]
  const late = await form.post({ language: 'es' }, mine, rowVersion)
  expect(late.said).toMatchObject({
    lastResult: { initialValue: { texts: [{}, { said: 'Pregunta 1' }] } },
  })
  await form.post({ language: 'es' }, mine)
  expect(await form.said()).toMatchObject({ 'part.title': 'Izaje', 'q_1.label': 'Pregunta 1' })
})

test('a part with many texts stands on several pages', async () => {
  const form = await made('Large', { count: 40 })
  const { shown } = await form.shown({ language: 'es', page: 3 })
  expect(shown?.name).toBe('1 Lift (2 of 4)')
  expect(shown?.rows).toHaveLength(pageRowsMax)
  expect([shown?.before?.name, shown?.after?.name]).toEqual(['1 Lift (1 of 4)', '1 Lift (3 of 4)'])
})
