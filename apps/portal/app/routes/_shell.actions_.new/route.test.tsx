import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '@holdpoint/api'
import { FilesAlong } from '../../records/files-along.tsx'
import { drawnPart } from '../../test-drawn-part.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action } from './route.tsx'

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

let posts = 0

async function post(fields: Record<string, string>, files: readonly string[], at = '/actions/new') {
  posts += 1
  const body = new URLSearchParams({ intent: 'save', formKey: `raise-${posts}`, ...fields })
  files.forEach((file) => body.append('document', file))
  const where = await world.arriving(employee, at, { method: 'POST', body })
  return action({ ...where, params: {} })
}

test('photos that came with a form that is refused stay with it', async () => {
  expect(await post({ title: '' }, ['upload:one', 'upload:two'])).toMatchObject({
    init: { status: 422 },
    data: { lastResult: { initialValue: { files: ['upload:one', 'upload:two'] } } },
  })
})

test('nothing is raised with a photo that is not there any more, which is to be chosen again', async () => {
  const { personId } = content(await employee.client.auth.session({})).user
  const { context } = await world.arriving(employee, '/actions')
  const dueOn = today(context.now(), context.timeZone)
  const draft = { title: 'Raised with a lost photo', assigneeIds: personId, dueOn }
  const why = 'A file has expired. Please choose it again.'
  expect(await post(draft, ['upload:gone'])).toMatchObject({
    data: { lastResult: { error: { files: [why] } } },
  })
  const { data } = content(await employee.client.actions.list({ search: draft.title }))
  expect(data).toEqual([])
})

test('files that came with a press that links another action are not left behind unsaid', async () => {
  const at = '/actions/new?sourceType=my_form&sourceId=entry'
  const link = { intent: 'link:another', title: 'A leak' }
  expect(await post(link, ['upload:one', 'upload:two'], at)).toMatchObject({
    init: { status: 400 },
    data: {
      lastResult: {
        initialValue: { files: ['upload:one', 'upload:two'], title: 'A leak' },
        error: { '': [expect.stringContaining('Nothing is linked yet')] },
      },
    },
  })
  expect(await post(link, [], at).catch((led: unknown) => led)).not.toMatchObject({
    init: { status: 400 },
  })
})

test.each([
  ['stay where nothing is wrong with them', undefined, 2],
  ['are to be chosen again where something is', 'A file has expired.', 0],
])('files of a form that came back %s', async (_, error, kept) => {
  const files = ['upload:one', 'upload:two']
  const html = await drawnPart(() => <FilesAlong id="f" kept={files} most={10} error={error} />)
  // Each of them can be taken off again.
  expect(html.match(/<input type="checkbox"[^>]*checked=""[^>]*>/g) ?? []).toHaveLength(kept)
  expect(html.includes('File 2 that you chose')).toBe(kept > 0)
  expect(html).not.toContain('type="hidden"')
  expect(html.includes('The 2 files that you chose stay with it.')).toBe(kept > 0)
  expect(html).toContain(error ?? '')
})
