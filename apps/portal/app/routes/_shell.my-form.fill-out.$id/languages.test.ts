import type { FormDefinition } from '@holdpoint/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldNames } from '../../fill-out/field-names.ts'
import type { FillAgain, FillData } from '../../fill-out/fill-data.ts'
import { markOf, writeMarks } from '../../fill-out/marks.ts'
import { draftOf } from '../../fill-out/raw-answer.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action as chooseLanguage } from '../form-language/route.tsx'
import { action, loader } from './route.tsx'

// A form in several languages is read in one of them, which is chosen on its page.

let world: TestPage
let employee: TestPerson
let myFormId: string

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  myFormId = content(await employee.client.myForms.start({ formId: 'incident_report' })).id
}, 120_000)
afterAll(() => world.entry.close())

async function fill(id = myFormId): Promise<FillData> {
  const where = await world.arriving(employee, paths.fillOut(id))
  return ((await loader({ ...where, params: { id } })) as { data: { fill: FillData } }).data.fill
}

async function post(intent: string, typed: Record<string, string> = {}) {
  const body = new FormData()
  const { formKey, answers } = await fill()
  body.set('formKey', formKey)
  body.set(fieldNames.intent, intent)
  const marks = Object.keys(typed).map((key) => {
    return [key, markOf(answers[key]?.rev ?? 0, draftOf(answers[key]))] as const
  })
  body.set(fieldNames.present, writeMarks(new Map(marks)))
  for (const [key, value] of Object.entries(typed)) {
    body.set(fieldNames.answer(key), value)
  }
  const at = paths.fillOut(myFormId, { section: '_2' })
  const where = await world.arriving(employee, at, { method: 'POST', body })
  return action({ ...where, params: { id: myFormId } }).catch((thrown: unknown) => thrown)
}

const answered = async (key: string) =>
  (content(await employee.client.myForms.get({ myFormId })).answers as Record<string, unknown>)[key]
const read = async () => content(await employee.client.settings.get({})).language

test('the languages of a form are offered by the names that those who speak them give them', async () => {
  const { lang, languages } = await fill()
  expect(lang).toBe('en')
  expect(languages).toEqual([
    { tag: 'en', reading: 'en', name: 'English' },
    { tag: 'es', reading: 'es', name: 'Español' },
  ])
  const walk = content(await employee.client.myForms.start({ formId: 'wellsite_walkaround' }))
  expect((await fill(walk.id)).languages).toEqual([])
})

test('a language that nobody reads only saves', async () => {
  await post('language:klingon', { account: 'A hose burst.' })
  expect(await answered('account')).toMatchObject({ value: 'A hose burst.' })
  expect(await read()).toBe('en')
})

test('another language is chosen without a script, what was typed is saved, and it holds for the next form', async () => {
  const led = await post('language:es', { account: 'A hose burst at the pump.' })
  expect(led instanceof Response && led.headers.get('Location')).toBe(
    paths.fillOut(myFormId, { section: '_2' }),
  )
  expect(await answered('account')).toMatchObject({ value: 'A hose burst at the pump.' })
  expect((await fill()).lang).toBe('es')
  const next = content(await employee.client.myForms.start({ formId: 'incident_report' }))
  const { lang, definition } = await fill(next.id)
  expect([lang, (definition as FormDefinition).title['es']]).toEqual(['es', 'Reporte de incidente'])
})

test('what is wrong with an answer is said in the language that the form is shown in', async () => {
  const back = (await post('stay', { spot: 'ayer' })) as { data: FillAgain }
  expect(back.data.problems).toEqual({
    spot: { message: 'Escriba dos números, primero el norte: 61.2181, -149.9003.', lang: 'es' },
  })
  const changes = [{ key: 'spot', value: 'ayer' }]
  const reply = await employee.client.myForms.fill({ myFormId, changes })
  expect(reply).toMatchObject({
    status: 222,
    content: { refused: [{ key: 'spot', ...back.data.problems['spot'] }] },
  })
})

test('where a form is read its language is chosen too, and the page comes back', async () => {
  const here = paths.reviewQuestion(myFormId)
  const choose = async (language: string, to = here) => {
    const body = new URLSearchParams({ language, to, formKey: `choose-${language}` })
    const where = await world.arriving(employee, paths.formLanguage(), { method: 'POST', body })
    return (await chooseLanguage(where)).headers.get('Location')
  }
  expect(await choose('tlh')).toBe(here)
  expect(await read()).toBe('es')
  expect(await choose('en', 'https://elsewhere.example/')).not.toContain('elsewhere')
  expect(await read()).toBe('en')
})
