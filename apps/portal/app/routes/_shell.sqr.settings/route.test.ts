import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { takeToast } from '../../session/flash.server.ts'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

const unit = 'FRAC'
let keys = 0

async function unitNow() {
  const view = await loader(await world.arriving(admin, paths.sqrSettings()))
  return view.thresholds.find(({ code }) => code === unit)
}

type Hours = Record<'nearMiss' | 'level1' | 'level2', string>

/** What is said of the thresholds that are posted, and what comes back. */
async function posted(hours: Hours, rowVersion?: number) {
  const body = new URLSearchParams({ ...hours, businessUnit: unit, unitName: 'Fracturing' })
  body.set('intent', 'thresholds')
  body.set('formKey', `thresholds-${(keys += 1)}`)
  if (rowVersion !== undefined) {
    body.set('rowVersion', String(rowVersion))
  }
  const arrived = await world.arriving(admin, paths.sqrSettings(), { method: 'POST', body })
  const answer: unknown = await action(arrived)
  if (answer instanceof Response) {
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const next = new Request('http://localhost', { headers: { Cookie: cookie } })
    const { toast } = await takeToast(arrived.context, next)
    return { toast: toast?.text, said: {}, typed: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue } = again.lastResult
  return { toast: undefined, said: error ?? {}, typed: initialValue ?? {} }
}

const some = { nearMiss: '0', level1: '2', level2: '8' }
const none = { nearMiss: '', level1: '', level2: '' }

test('whoever may not set reports up is led to where that is said', async () => {
  const employee = await world.signedIn('employee')
  const arrived = await world.arriving(employee, paths.sqrSettings())
  const led: unknown = await loader(arrived).catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.noAccess('sqr_settings'))
})

test('thresholds are of the version that was seen, and taken away when all are empty', async () => {
  const before = await unitNow()
  expect((await posted(some, before?.rowVersion)).toast).toBe('Thresholds of Fracturing saved.')
  const set = await unitNow()
  expect(set).toMatchObject({ isSet: true, start: some })
  const half = { ...some, level2: '' }
  const refused = await posted(half, set?.rowVersion)
  expect(Object.keys(refused.said)).toEqual(['level2'])
  expect(refused.typed).toMatchObject({ nearMiss: '0', level1: '2' })
  expect(refused.typed).not.toHaveProperty('level2')
  await posted({ ...some, level2: '9' }, set?.rowVersion)
  const stale = await posted(none, set?.rowVersion)
  expect(stale.said).toEqual({ '': [recordWords.overtaken] })
  const { rowVersion } = (await unitNow()) ?? {}
  expect((await posted(none, rowVersion)).toast).toBe('Fracturing has no thresholds any more.')
  expect(await unitNow()).toMatchObject({ isSet: false, start: none })
})
