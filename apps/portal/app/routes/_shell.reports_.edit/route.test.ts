import { afterAll, beforeAll, expect, test } from 'vitest'
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
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0

const fields = {
  ...{ title: 'What is late', description: 'For the meeting.', dataset: 'actions' },
  ...{ groupBy: 'status', measure: 'count', window: '30', pace: 'never' },
}

async function post(who: TestPerson, more: Record<string, string> = {}, at = paths.editReport()) {
  const body = new URLSearchParams({ ...fields, ...more, formKey: `post-${(keys += 1)}` })
  const answer = await action({
    ...(await world.arriving(who, at, { method: 'POST', body })),
    params: {},
  })
  return answer instanceof Response ? (answer.headers.get('Location') ?? '') : answer
}

async function form(who: TestPerson, query: Parameters<typeof paths.editReport>[0] = {}) {
  return loader({ ...(await world.arriving(who, paths.editReport(query))), params: {} })
}

async function saved(who: TestPerson, more: Record<string, string> = {}): Promise<string> {
  return (
    String(await post(who, more))
      .split('/')
      .at(-1) ?? ''
  )
}

const refused = (initialValue: object, error: object) => ({
  data: { lastResult: { initialValue, error } },
})

test('what is wrong is said at its field, and what was typed stays', async () => {
  expect(await post(admin, { title: '' })).toMatchObject(
    refused({ description: 'For the meeting.' }, { title: [expect.any(String)] }),
  )
  expect(await post(admin, { groupBy: 'crew' })).toMatchObject(
    refused({ title: 'What is late' }, { groupBy: ['Please choose one of these.'] }),
  )
  expect(await post(admin, { splitBy: 'status' })).toMatchObject(
    refused({ title: 'What is late' }, { splitBy: ['Choose something else to split by.'] }),
  )
  expect(await post(admin, { pace: 'daily' })).toMatchObject(
    refused({ pace: 'daily' }, { recipientIds: ['Please choose who is told of it.'] }),
  )
})

test('another dataset is chosen without a script, and nothing is wrong yet', async () => {
  const answer = await post(admin, { title: '', dataset: 'lockouts', intent: 'choose' })
  expect(answer).toMatchObject({
    data: { lastResult: { initialValue: { dataset: 'lockouts', groupBy: 'status' } } },
  })
  expect(answer).not.toHaveProperty('data.lastResult.error')
})

test('whoever may tell nobody else is told of their own, and may not share it', async () => {
  const { page } = await form(employee)
  expect([page.mayShare, page.start.groupBy, page.start.pace]).toEqual([false, 'status', 'never'])
  const id = await saved(employee, { pace: 'weekly' })
  const made = content(await employee.client.reports.get({ reportId: id }))
  expect(made).toMatchObject({ pace: 'weekly', recipients: [{ personId: made.owner?.personId }] })
  expect(await post(employee, { isShared: 'true' })).toMatchObject(
    refused({ title: 'What is late' }, { isShared: [expect.any(String)] }),
  )
})

test('a filter is kept by an edit, and by a copy whosever it was', async () => {
  const values = { status: ['open'] }
  const draft = { title: 'Open ones', type: 'action', isDefault: false, filterValues: values }
  const [filter] = content(
    await admin.client.savedFilters.save({ filterObject: JSON.stringify([draft]) }),
  )
  const savedFilterId = filter?.id ?? ''
  const id = await saved(admin, { savedFilterId, isShared: 'true' })
  expect((await form(admin, { reportId: id })).page).toMatchObject({
    start: { savedFilterId: 'keep', isShared: 'true' },
    kept: { dataset: 'actions', title: 'Open ones' },
  })
  const copies = { copyOf: id }
  expect((await form(admin, copies)).page).toMatchObject({
    start: { title: 'Copy of What is late', savedFilterId: 'keep', isShared: 'false' },
    kept: { dataset: 'actions', title: 'Open ones' },
  })
  expect((await form(employee, copies)).page).toMatchObject({
    ...{ start: { savedFilterId: 'keep', pace: 'never' }, backTo: paths.report(id) },
  })
  const copied = await post(employee, { savedFilterId: 'keep' }, paths.editReport(copies))
  const reportId = String(copied).split('/').at(-1) ?? ''
  expect(content(await employee.client.reports.get({ reportId })).filterTitle).toBe('Open ones')
  const { filterValues } = content(await employee.client.reports.result({ reportId }))
  expect(filterValues).toEqual(
    content(await admin.client.reports.result({ reportId: id })).filterValues,
  )
})

test('a look at another dataset loses no filter', async () => {
  const held = { savedFilterId: '', held: 'keep', dataset: 'lockouts', intent: 'choose' }
  expect(await post(admin, held)).toMatchObject({
    data: { lastResult: { initialValue: { held: 'keep', dataset: 'lockouts' } } },
  })
})

test('one that comes with Holdpoint is copied, and takes no edit', async () => {
  const reportId = 'library.action-ageing'
  await expect(form(admin, { reportId })).rejects.toMatchObject({ status: 302 })
  expect((await form(employee, { copyOf: reportId })).page.start).toMatchObject({
    title: 'Copy of Actions by priority, overdue or not',
    splitBy: 'overdue',
    window: 'all',
  })
  expect((await form(employee, { dataset: 'lockouts' })).page.start.dataset).toBe('lockouts')
})
