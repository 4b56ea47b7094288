import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { pngOf } from '../../../test/pictures.ts'
import { pagesOf } from '../../../test/read-pdf.ts'
import { sendFile } from '../../../test/send-photo.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
})
afterAll(() => world.close())

function formIn(...languages: readonly string[]): FormDefinition {
  const said: Record<string, string> = { en: 'Hoses', es: 'Mangueras', 'es-MX': 'Mangueras MX' }
  const label = Object.fromEntries(languages.map((tag) => [tag, said[tag] ?? tag]))
  return {
    ...{ schema: 1, key: 'hoses', version: 1, title: label, languages },
    items: [
      { key: 'district', type: 'district', label, header: true },
      { key: 'hoses', type: 'yesNo', label, required: true },
    ],
  }
}

/** In which language an entry is shown, and what of it is said to be missing. */
async function shown(id: string, published: FormDefinition): Promise<[string, string[]]> {
  await placeForm(world, id, { published })
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: id }))
  const { language, state } = contentOf(await employee.myForms.get({ myFormId }))
  const saved = contentOf(await employee.myForms.fill({ myFormId, changes: [] }))
  expect(saved.state).toEqual(state)
  return [language, state.missing.map(({ label }) => label)]
}

test('whoever has chosen no language reads a form in English, or in the one that it has', async () => {
  expect(await shown('f-both', formIn('es', 'en'))).toEqual(['en', ['Hoses']])
  expect(await shown('f-spanish', formIn('es'))).toEqual(['es', ['Mangueras']])
})

test('whoever reads Spanish reads it so where the form has it, and what is missing too', async () => {
  contentOf(await employee.settings.saveLanguage({ language: 'es' }))
  expect(await shown('f-es', formIn('en', 'es'))).toEqual(['es', ['Mangueras']])
  expect(await shown('f-mx', formIn('en', 'es-MX'))).toEqual(['es-MX', ['Mangueras MX']])
  expect(await shown('f-english', formIn('en'))).toEqual(['en', ['Hoses']])
  expect(await shown('f-french', formIn('fr', 'en'))).toEqual(['en', ['Hoses']])
})

test('the paper of a form is in the language that its reader reads it in, and so are its answers', async () => {
  await placeForm(world, 'f-paper', { published: formIn('en', 'es') })
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-paper' }))
  const changes = [
    { key: 'district', value: null },
    { key: 'hoses', value: 'yes', note: 'All of them.' },
  ]
  contentOf(await employee.myForms.fill({ myFormId, changes }))
  const tags = new Set<string | null>()
  const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
  const paper = async () => {
    const reply = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    tags.add(reply.headers.get('ETag'))
    return (await pagesOf(await reply.arrayBuffer())).join(' ')
  }
  expect(await paper()).toMatch(/Mangueras[^]*Sin respuesta[^]*Mangueras[^]*Sí[^]*Nota: All/)
  contentOf(await employee.settings.saveLanguage({ language: 'en' }))
  expect(await paper()).toMatch(/Hoses[^]*No answer[^]*Hoses[^]*Yes[^]*Note: All/)
  // A browser that kept the first one must not show it for the second.
  expect(tags.size).toBe(2)
})

test('what is refused of an answer says what language that is in', async () => {
  await placeForm(world, 'f-refused', { published: formIn('en', 'es') })
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-refused' }))
  const refused = async () => {
    const changes = [
      { key: 'nothing', value: 'yes' },
      { key: 'hoses', value: 'perhaps' },
    ]
    const filled = await employee.myForms.fill({ myFormId, changes })
    const marked = await employee.myForms.markAnswerImage({
      ...{ myFormId, questionKey: 'hoses', uploadId: 'none', marks: [] },
    })
    return [
      filled.status === 222 && filled.content.refused,
      marked.status === 'problem' && marked.problem,
    ]
  }
  expect(await refused()).toEqual([
    [
      { key: 'nothing', message: 'This form has no such question.', lang: 'en' },
      { key: 'hoses', message: 'Choose Yes, No or N/A.', lang: 'en' },
    ],
    expect.objectContaining({ message: 'This answer has no such photo.', details: { lang: 'en' } }),
  ])
  contentOf(await employee.settings.saveLanguage({ language: 'es' }))
  expect(await refused()).toEqual([
    [
      { key: 'nothing', message: 'Este formulario no tiene esa pregunta.', lang: 'es' },
      { key: 'hoses', message: 'Elija Sí, No o N/A.', lang: 'es' },
    ],
    expect.objectContaining({
      message: 'Esta respuesta no tiene esa foto.',
      details: { lang: 'es' },
    }),
  ])
})

test('what is wrong with marks is said in the language of the form', async () => {
  const published = formIn('en', 'es')
  const label = { en: 'Valve', es: 'Válvula' }
  const valve = { key: 'valve', type: 'photo', label } as const
  await placeForm(world, 'f-marked', { published: { ...published, items: [valve] } })
  const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-marked' }))
  const sent = { field: 'file', name: 'a.png', bytes: pngOf({ width: 8, height: 6 }) }
  const file = `upload:${await sendFile(world, 'employee', sent)}`
  const photo = { myFormId, questionKey: 'valve' }
  const { uploadId } = contentOf(await employee.myForms.addAnswerImage({ ...photo, file })).media
  const points: [number, number][] = [
    [0.5, 0.5],
    [0.5, 0.5],
  ]
  const marks = [{ kind: 'arrow', colour: 'red', points } as const]
  const said = 'Una flecha va de un lugar a otro.'
  expect(await employee.myForms.markAnswerImage({ ...photo, uploadId, marks })).toMatchObject({
    problem: { message: said, fields: [{ path: 'marks' }], details: { lang: 'es' } },
  })
})
