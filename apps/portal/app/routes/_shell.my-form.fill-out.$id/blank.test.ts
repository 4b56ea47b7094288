import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankId } from '../../offline/begin/blank-id.ts'
import { copyHeader } from '../../offline/pages/copy-header.ts'
import { answersAtStart } from '../../fill-out/answers-at-start.ts'
import type { FillData } from '../../fill-out/fill-data.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader } from './route.tsx'

// The page of a form that nobody has begun, for a device to keep.

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

const formId = 'wellsite_walkaround'

async function ask({ asCopy, version }: { asCopy: boolean; version: number }) {
  const id = blankId({ formId, version })
  const where = await world.arriving(employee, paths.fillOut(id))
  const headers = new Headers(where.request.headers)
  if (asCopy) {
    headers.set(copyHeader, 'whoever')
  }
  const request = new Request(where.request.url, { headers })
  return loader({ ...where, request, params: { id } }).catch((thrown: unknown) => thrown)
}

async function published(): Promise<number> {
  const { blanks } = content(await employee.client.myForms.ahead({}))
  return blanks.find((one) => one.formId === formId)?.version ?? 0
}

test('holds nothing that is said of a moment, and what it takes to say it on the device', async () => {
  const version = await published()
  const { fill } = (await ask({ asCopy: true, version })) as { fill: FillData }
  expect(fill).toMatchObject({ id: blankId({ formId, version }), answers: {}, startedAt: null })
  // What the device makes of it is what the server begins with.
  const { id } = content(await employee.client.myForms.start({ formId }))
  const started = content(await employee.client.myForms.get({ myFormId: id }))
  const moment = new Date(started.entry.startedAt)
  if (fill.begins === null) {
    throw new Error('Nothing is said of how it begins.')
  }
  const first = answersAtStart(fill.definition, fill.begins, moment)
  expect(Object.keys(first).length).toBeGreaterThan(0)
  expect(started.answers).toMatchObject(first)
})

test('is shown to no one but a device: whoever opens its address is led to where forms are started', async () => {
  const led = await ask({ asCopy: false, version: await published() })
  expect(led instanceof Response && led.headers.get('Location')).toBe('/my-forms?dialog=fill')
})

test('is none of a version that is not published', async () => {
  const refused = await ask({ asCopy: true, version: 900 })
  expect(refused).toMatchObject({ init: { status: 409 } })
})
