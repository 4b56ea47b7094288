import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { sqrCommands } from '../../sqr/record/sqr-commands.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader as loadAction } from '../_shell.actions_.$id/route.tsx'
import { action as newAction } from '../_shell.actions_.new/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

type Query = Parameters<typeof paths.sqr>[1]

/** A draft of a report. */
async function begun(title: string): Promise<string> {
  const { sqrId } = content(await admin.client.sqr.saveHeaderInfo({ title }))
  return sqrId
}

/** A report that was submitted. */
async function opened(title: string): Promise<string> {
  const { categories, sqr } = admin.client
  const [classification] = content(await categories.list({ type: 'classification' }))
  const [type] = content(await categories.list({ type: 'type' }))
  const { sqrId } = content(
    await sqr.saveHeaderInfo({
      ...{ title, description: 'It was seen at the walkaround.', businessUnit: 'WL' },
      ...{ startsAt: '2026-11-20T06:00', endsAt: '2026-11-20T10:30' },
      ...{ classificationId: classification?.categoryId, typeId: type?.categoryId },
    }),
  )
  content(await sqr.changeStatus({ sqrId, event: 'submit' }))
  return sqrId
}

async function page(sqrId: string, query: Query = {}, person = admin) {
  const arrived = await world.arriving(person, paths.sqr(sqrId, query))
  return loader({ ...arrived, params: { id: sqrId } })
}

/** Where a post leads, or what comes back. */
async function post(
  sqrId: string,
  fields: Record<string, string> | [string, string][],
  query: Query = {},
) {
  const body = new URLSearchParams(fields)
  body.set('formKey', nextKey())
  const arrived = await world.arriving(admin, paths.sqr(sqrId, query), { method: 'POST', body })
  const answer = await action({ ...arrived, params: { id: sqrId } })
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

test('whoever may not read a report is led to where that is said', async () => {
  const sqrId = await begun('Of nobody else')
  const led = await page(sqrId, {}, employee).catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.noAccess('sqr'))
})

test('a page shows one pane, and says what comes first', async () => {
  const sqrId = await begun('The iron is washed out')
  const { view, overview, involved, follow } = await page(sqrId)
  expect(involved).toBeNull()
  expect(overview?.groups[0]?.texts).toEqual({ title: 'The iron is washed out' })
  expect(view.instead).toEqual({ name: 'Say what happened', to: paths.sqrEdit(sqrId) })
  const names = sqrCommands({ view, follow }).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Attach forms', 'Follow', 'Edit', 'Delete']))
  // Nothing is raised from a draft.
  expect(names).not.toContain('Raise an action')
})

test('a line is removed after the question, and one that is gone takes nothing along', async () => {
  const sqrId = await begun('A pump has failed')
  const parts = ['V-1', 'V-2'].map((itemNumber) => ({ itemNumber, condition: 'failed' as const }))
  content(await admin.client.sqr.saveParts({ sqrId, parts }))
  const first = await page(sqrId, { pane: 'involved' })
  expect(first.view.counts.involved).toBe(2)
  const lineId = first.involved?.parts[0]?.lineId ?? ''
  const asked = { intent: 'removeLine', part: 'parts', lineId }
  const here = paths.sqr(sqrId, { pane: 'involved' })
  const rowVersion = String(first.view.rowVersion)
  expect(await post(sqrId, { ...asked, part: 'pumps', rowVersion })).toBe(paths.sqr(sqrId))
  expect(await post(sqrId, { ...asked, rowVersion })).toBe(here)
  // What somebody else saved since is not written over unseen.
  await post(sqrId, { ...asked, lineId: first.involved?.parts[1]?.lineId ?? '', rowVersion })
  const after = await page(sqrId, { pane: 'involved' })
  expect(after.involved?.parts.map(({ texts }) => texts['itemNumber'])).toEqual(['V-2'])
})

test('a report is linked below one that is found, and what is refused is said beside it', async () => {
  const upper = await begun('Above all others')
  const sqrId = await opened('Below another one')
  const asked = { pane: 'followUp', dialog: 'link' } as const
  const find = { intent: 'find:parentId', 'find.parentId': 'Above all others' }
  const found = await post(sqrId, { ...find, parentId: '' }, asked)
  expect(found).toMatchObject({
    data: { found: { field: 'parentId', choices: [{ id: upper, name: 'Above all others' }] } },
  })
  const refused = await post(sqrId, { intent: 'link', parentId: upper }, asked)
  expect(refused).toMatchObject({
    data: {
      lastResult: {
        error: { parentId: [expect.stringContaining('is draft. Please choose another report.')] },
        initialValue: { parentId: upper },
      },
      known: { parentId: [{ id: upper }] },
    },
  })
})

test('forms are found among those that may be read, attached, and taken off again', async () => {
  const sqrId = await begun('With a form')
  const asked = { pane: 'followUp', dialog: 'attach' } as const
  const found = await post(
    sqrId,
    [
      ['intent', 'find:myFormIds'],
      ['find.myFormIds', 'walkaround'],
    ],
    asked,
  )
  const { choices } = (found as unknown as { data: { found: { choices: { id: string }[] } } }).data
    .found
  const [first, second] = choices.map(({ id }) => id)
  const both = [first ?? '', second ?? ''].map((id): [string, string] => ['myFormIds', id])
  const here = paths.sqr(sqrId, { pane: 'followUp' })
  const stale: [string, string][] = [['intent', 'attach'], ['rowVersion', '9'], ...both]
  // What was ticked comes back with what it is called.
  expect(await post(sqrId, stale, asked)).toMatchObject({
    data: { known: { myFormIds: [{ id: first }, { id: second }] } },
  })
  expect(await post(sqrId, [['intent', 'attach'], ...both], asked)).toBe(here)
  const { followUp, view } = await page(sqrId, { pane: 'followUp' })
  expect(followUp?.forms.map(({ id }) => id)).toEqual([first, second])
  const none = { intent: 'attach', myFormIds: '', rowVersion: String(view.rowVersion) }
  expect(await post(sqrId, none, asked)).toBe(here)
  expect((await page(sqrId, { pane: 'followUp' })).followUp?.forms).toEqual([])
})

test('an action is raised by the form of actions, where the report takes one', async () => {
  const { user } = content(await admin.client.auth.session({}))
  const raise = async (sqrId: string) => {
    const to = paths.sqr(sqrId, { pane: 'followUp' })
    const at = paths.newAction({ sourceType: 'sqr', sourceId: sqrId, to })
    const draft = { title: 'Change the iron', dueOn: '2026-12-24', assigneeIds: user.personId }
    const body = new URLSearchParams({ ...draft, intent: 'save', formKey: nextKey() })
    return newAction(await world.arriving(admin, at, { method: 'POST', body }))
  }
  // A draft takes none, and nothing typed is lost.
  expect(await raise(await begun('To be acted on'))).toMatchObject({
    data: { lastResult: { initialValue: { title: 'Change the iron' } } },
  })
  const sqrId = await opened('Acted on')
  const raised = await raise(sqrId)
  expect((raised as Response).headers.get('Location')).toBe(paths.sqr(sqrId, { pane: 'followUp' }))
  const { followUp } = await page(sqrId, { pane: 'followUp' })
  expect(followUp?.actions).toMatchObject([{ title: 'Change the iron', status: 'open' }])
  // Its page leads back to the report.
  const actionId = followUp?.actions[0]?.id ?? ''
  const arrived = await world.arriving(admin, paths.action(actionId))
  const { view } = await loadAction({ ...arrived, params: { id: actionId } })
  expect(view.source).toMatchObject({ title: 'Acted on', to: paths.sqr(sqrId) })
  // It is deleted from there, as it was shown.
  const { rowVersion, canDelete } = followUp?.actions[0] ?? {}
  expect(canDelete).toBe(true)
  const asked = { pane: 'followUp', dialog: 'action', line: actionId } as const
  const deletion = { intent: 'delete', actionId, rowVersion: `${rowVersion}` }
  expect(await post(sqrId, deletion, asked)).toBe(paths.sqr(sqrId, { pane: 'followUp' }))
  expect((await page(sqrId, { pane: 'followUp' })).followUp?.actions).toEqual([])
})

test('a report is linked and moved with a status that was chosen', async () => {
  const [upper, sqrId] = [await opened('The whole job'), await opened('One part of the job')]
  const asked = { pane: 'followUp', dialog: 'link' } as const
  const here = paths.sqr(sqrId, { pane: 'followUp' })
  expect(await post(sqrId, { intent: 'link', parentId: upper }, asked)).toBe(here)
  const above = await page(upper, { pane: 'followUp' })
  expect(above.followUp?.children).toMatchObject([{ id: sqrId, name: 'One part of the job' }])
  expect(above.view.facts).toContainEqual(
    expect.objectContaining({ term: 'Linked below it', text: '1 report' }),
  )
  const { view, overview } = await page(sqrId)
  expect(view.facts).toContainEqual({ term: 'Lost time', text: '4:30 h' })
  expect(overview?.groups[1]?.texts['businessUnit']).not.toBe('WL')
  const voiding = { dialog: 'move', event: 'void' } as const
  expect(await post(sqrId, { intent: 'move', event: 'void' }, voiding)).toMatchObject({
    data: { lastResult: { error: { reason: [expect.any(String)] } } },
  })
  const statusId = view.statuses['void']?.[0]?.[0] ?? ''
  const voided = { intent: 'move', event: 'void', reason: 'Said twice.', statusId }
  expect(await post(sqrId, voided, voiding)).toBe(paths.sqr(sqrId))
  const after = await page(sqrId)
  expect(after.view.note).toEqual({ title: 'Why it is void', text: 'Said twice.' })
  // What is void may still be taken off the other one.
  expect(after.view.can).toMatchObject({ edit: false, editNcr: false, link: true })
  expect(await post(sqrId, { intent: 'link', parentId: '' }, asked)).toBe(here)
  expect((await page(upper, { pane: 'followUp' })).followUp?.children).toEqual([])
})

test('a move says which, and asks why where it must', async () => {
  const sqrId = await begun('Nothing is said of it')
  const { view } = await page(sqrId)
  expect(view.moves.find(({ event }) => event === 'submit')).toMatchObject({ isOpen: false })
  const at = { dialog: 'move', event: 'submit' } as const
  const refused = await post(sqrId, { intent: 'move', event: 'submit' }, at)
  expect(JSON.stringify(refused)).toContain(view.moves.find(({ event }) => event === 'submit')?.why)
  expect(await post(sqrId, { intent: 'delete', rowVersion: String(view.rowVersion) })).toBe(
    paths.sqrs(),
  )
})
