import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { sketchText, type FormDefinition, type PhotoMark } from '@holdpoint/forms'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeForm } from '../../../test/place-form.ts'
import { pagesOf } from '../../../test/read-pdf.ts'

const form: FormDefinition = {
  ...{ schema: 1, key: 'hurt', version: 1, title: { en: 'Hurt' }, languages: ['en'] },
  items: [{ key: 'where', type: 'sketch', label: { en: 'Where' }, background: 'body' }],
}
const pin = (x: number): PhotoMark => ({
  ...{ kind: 'pin', points: [[x, 0.45]], colour: 'red', number: 1, text: 'Cut' },
})

let world: TestServer
let employee: Client
let myFormId: string

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await placeForm(world, 'f-hurt', { published: form })
  myFormId = contentOf(await employee.myForms.start({ formId: 'f-hurt' })).id
})
afterAll(() => world.close())

const fill = (value: string, baseRev?: number) =>
  employee.myForms.fill({ myFormId, changes: [{ key: 'where', value, ...{ baseRev } }] })

test('what is no sketch is refused at its question; marks are kept with the answers', async () => {
  expect(await fill('[{"kind":"star"}]')).toMatchObject({
    status: 222,
    content: {
      refused: [{ key: 'where', message: 'This sketch could not be read. Please draw it again.' }],
    },
  })
  const value = sketchText([pin(0.34)]) ?? ''
  contentOf(await fill(value))
  expect(contentOf(await employee.myForms.get({ myFormId })).answers['where']?.value).toBe(value)
})

test('a mark that moved is told so in the history, also where it moved a little', async () => {
  contentOf(await fill(sketchText([pin(0.16)]) ?? '', 1))
  const value = sketchText([pin(0.165)]) ?? ''
  contentOf(await fill(value, 2))
  const change = { key: 'where', value, note: 'Stitched', baseRev: 3 }
  contentOf(await employee.myForms.fill({ myFormId, changes: [change] }))
  const { data } = contentOf(await employee.myForms.history({ myFormId }))
  const told = data.flatMap(({ fields }) => fields).filter(({ key }) => key === 'where')
  const [left, right] = ['left', 'right'].map((side) => `1 mark: pin 1 “Cut” (front, ${side} arm)`)
  expect(told.map(({ from, to }) => [from, to])).toEqual([
    [right, `${right} · Stitched`],
    [right, `${right} · marks changed`],
    [left, right],
    [null, left],
  ])
})

test('its paper shows the outline and the marks, and tells them in words', async () => {
  contentOf(await employee.myForms.submit({ myFormId }))
  const { url } = contentOf(await employee.myForms.pdf({ myFormId }))
  const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
  const pages = await pagesOf(await file.arrayBuffer())
  const text = pages.join(' ').replace(/\s+/g, ' ')
  expect(text).toContain('1 mark: pin 1 “Cut” (front, right arm)')
  expect(text).toMatch(/Front Back R L L R .*Cut/)
})
