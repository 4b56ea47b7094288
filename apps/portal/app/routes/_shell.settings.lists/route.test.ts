import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadLookups } from '../../lists/filters/lookups.server.ts'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { takeToast } from '../../session/flash.server.ts'
import { loader as loadJsaForm } from '../_shell.jsa.manage-jsa.edit/route.tsx'
import { openTestPage, type TestPage, type TestPerson } from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

type Place = NonNullable<Parameters<typeof paths.masterLists>[0]>

const viewAt = async (place: Place) => loader(await world.arriving(admin, paths.masterLists(place)))

let keys = 0

/** Posts to the page: what is said of it, what came back, and where it leads. */
async function posted(place: Place, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...fields, formKey: `lists-${(keys += 1)}` })
  const arrived = await world.arriving(admin, paths.masterLists(place), { method: 'POST', body })
  const answer: unknown = await action(arrived)
  if (answer instanceof Response) {
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const next = new Request('http://localhost', { headers: { Cookie: cookie } })
    const { toast } = await takeToast(arrived.context, next)
    return { toast: toast?.text, to: answer.headers.get('Location'), said: {}, typed: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue } = again.lastResult
  return { toast: undefined, to: null, said: error ?? {}, typed: initialValue ?? {}, again }
}

const rowOf = async (place: Place, name: string) =>
  (await viewAt(place)).rows.find((row) => row.name === name)

test('whoever may not keep the lists is led to where that is said', async () => {
  const employee = await world.signedIn('employee')
  const arrived = await world.arriving(employee, paths.masterLists())
  const led: unknown = await loader(arrived).catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.noAccess('settings'))
})

test('a list says what each entry lies in and what uses it', async () => {
  const view = await viewAt({ list: 'crews' })
  expect(view.tabs.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(['Crews'])
  const red = view.rows.find(({ name }) => name === 'F-01 Red')
  expect(red?.about).toBe('F-01 · Permian · Fracturing · red')
  expect(red?.usage).toMatch(/^Used by \d+ people, \d+ records?$/)
  expect(red?.canDelete).toBe(false)
  // An address that asks to delete it shows no question.
  expect((await viewAt({ list: 'crews', dialog: 'delete', id: 'F-01' })).dialog).toBeNull()
  expect((await viewAt({ list: 'crews', search: 'w-04' })).rows.map(({ id }) => id)).toEqual([
    'W-04',
  ])
})

const crew = { code: 'F-90', name: 'F-90 Grey', district: 'PER', businessUnit: 'FRAC' }

test('what is missing is said at its field and loses nothing, and what is added is there at once', async () => {
  const place = { list: 'crews', dialog: 'add' } as const
  const refused = await posted(place, { ...crew, intent: 'save', district: '', code: 'f-01' })
  expect(Object.keys(refused.said).toSorted()).toEqual(['code', 'district'])
  expect(refused.typed).toMatchObject({ name: 'F-90 Grey', businessUnit: 'FRAC' })
  const { context } = await world.arriving(admin, paths.masterLists(place))
  const choices = async () =>
    (context.person && (await loadLookups(context, context.person)))?.crews.map(
      ({ crew: code }) => code,
    )
  expect(await choices()).not.toContain('F-90')
  const added = await posted(place, { ...crew, intent: 'save' })
  expect([added.toast, added.to]).toEqual(['F-90 Grey added.', '/settings/lists?list=crews'])
  expect(await choices()).toContain('F-90')
})

test('an edit is of the version that was seen, and shows what somebody else saved', async () => {
  const place = { list: 'crews', dialog: 'edit', id: 'F-90' } as const
  const { dialog } = await viewAt(place)
  const form = dialog !== null && 'form' in dialog ? dialog.form : null
  expect(form?.start).toMatchObject(crew)
  const version = String(form?.rowVersion)
  const edited = { ...crew, intent: 'save', rowVersion: version }
  expect((await posted(place, { ...edited, name: 'F-90 Slate' })).toast).toBe('F-90 Slate saved.')
  const stale = await posted(place, { ...edited, name: 'F-90 Ash' })
  expect(stale.said).toEqual({ '': [recordWords.overtakenBy] })
  expect(stale.typed).toMatchObject({ name: 'F-90 Ash' })
  expect(stale.again?.theirs?.start).toMatchObject({ name: 'F-90 Slate' })
})

test('what is retired is offered no more, and comes back', async () => {
  const offered = async () => {
    const { page } = await loadJsaForm(await world.arriving(admin, paths.jsaEdit()))
    return page.places.crews.map(([code]) => code)
  }
  expect(await offered()).toContain('F-90')
  const row = await rowOf({ list: 'crews', search: 'F-90' }, 'F-90 Slate')
  const retired = await posted(
    { list: 'crews' },
    { intent: `retire ${row?.id} ${row?.rowVersion}` },
  )
  expect(retired.toast).toBe('F-90 Slate retired.')
  expect(await offered()).not.toContain('F-90')
  expect(await rowOf({ list: 'crews', search: 'F-90' }, 'F-90 Slate')).toBeUndefined()
  const away = await rowOf({ list: 'crews', retired: 1 }, 'F-90 Slate')
  const back = await posted(
    { list: 'crews', retired: 1 },
    { intent: `bringBack ${away?.id} ${away?.rowVersion}` },
  )
  expect(back.toast).toBe('F-90 Slate brought back.')
  expect(await offered()).toContain('F-90')
})

test('what nothing uses is deleted, and what is gone by then is said', async () => {
  const place = { list: 'crews' } as const
  const { dialog } = await viewAt({ ...place, dialog: 'delete', id: 'F-90' })
  expect(dialog).toMatchObject({ kind: 'delete', name: 'F-90 Slate', detail: 'F-90' })
  const fields = { intent: 'delete', id: 'F-90' }
  expect((await posted(place, fields)).toast).toBe('F-90 Slate deleted.')
  expect(await rowOf({ ...place, search: 'F-90' }, 'F-90 Slate')).toBeUndefined()
  const used = await posted(place, { intent: 'delete', id: 'F-01' })
  expect(used.toast).toBe('F-01 Red is used, so it is not deleted. Please retire it instead.')
})

test('a list that lies in one without an entry says which comes first', async () => {
  for (const { id, rowVersion } of (await viewAt({ list: 'departments' })).rows) {
    await posted({ list: 'departments' }, { intent: `retire ${id} ${rowVersion}` })
  }
  const view = await viewAt({ list: 'jobTitles', dialog: 'add' })
  expect(view.missing).toEqual([{ name: 'Departments', to: '/settings/lists?list=departments' }])
  expect(view.dialog).toBeNull()
  // What lies in a retired one keeps it.
  const { dialog } = await viewAt({ list: 'jobTitles', dialog: 'edit', id: 'POP' })
  const form = dialog !== null && 'form' in dialog ? dialog.form : null
  expect(form?.parents[0]?.options).toEqual([
    ['', 'Please choose'],
    ['OPS', 'Operations (retired)'],
  ])
})
