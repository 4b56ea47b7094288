import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { loader as pageLoader } from '../_shell.loto.templates_.view.$id/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let templateId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const { data } = content(await admin.client.loto.templates({ section: 'approved' }))
  const open = data.find(({ allowedEvents }) =>
    allowedEvents.some(({ event, isOpen }) => event === 'inspect' && isOpen),
  )
  templateId = open?.templateId ?? ''
}, 120_000)
afterAll(() => world.entry.close())

let posts = 0

async function post(fields: Record<string, string>) {
  posts += 1
  const body = new URLSearchParams({ intent: 'save', formKey: `inspect-${posts}`, ...fields })
  const at = paths.inspectLotoTemplate(templateId)
  return action({ ...(await world.arriving(admin, at, { method: 'POST', body })), params: {} })
}

test('an inspection is recorded with a form, and what it lacks is said at its field', async () => {
  const at = paths.inspectLotoTemplate(templateId)
  const page = await loader({ ...(await world.arriving(admin, at)), params: {} })
  expect(page.start.inspectedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/u)
  const { data: people } = content(await admin.client.people.search({ search: 'a' }))
  const personIds = people[0]?.personId ?? ''
  const typed = {
    machine: 'Pump of the night crew',
    inspectedOn: page.start.inspectedOn,
    personIds,
  }
  const refused = await post({ ...typed, deviations: 'A tag is gone.' })
  expect(refused).toMatchObject({
    data: {
      lastResult: {
        initialValue: { deviations: 'A tag is gone.' },
        error: { corrected: ['Please say what was done about the deviations.'] },
      },
    },
  })
  const led = await post(typed)
  expect((led as Response).headers.get('Location')).toBe(
    `${paths.lotoTemplate(templateId)}#inspections`,
  )
  const shown = await pageLoader({
    ...(await world.arriving(admin, paths.lotoTemplate(templateId))),
    params: { id: templateId },
  })
  expect(shown.view.inspections[0]).toMatchObject({
    facts: expect.arrayContaining([
      expect.objectContaining({ text: 'Pump of the night crew' }),
      expect.objectContaining({ text: people[0]?.fullName }),
    ]),
    pdf: expect.stringContaining('/loto/templates/certificate'),
  })
})
