import { afterAll, beforeAll, expect, test } from 'vitest'
import { templateCommands } from '../../loto/templates/template-commands.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action as formAction } from '../_shell.loto.templates_.edit/route.tsx'
import { action as pointAction } from '../_shell.loto.templates_.point/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

const steps = [
  { energyType: 'electrical', device: 'Battery disconnect', method: '1. Open it\n\n2) Lock it' },
  { energyType: 'pressure', device: 'Bleed cap', expectedReading: '0', unit: 'psi' },
  { energyType: 'pressure', device: 'Suction valve', lockCount: 0 },
] as const

/** A draft with three points. */
async function written(title: string): Promise<string> {
  const { loto } = admin.client
  const { templateId } = content(await loto.saveTemplate({ title }))
  for (const step of steps) {
    content(await loto.saveTemplateStep({ templateId, ...step }))
  }
  return templateId
}

async function page(id: string) {
  const arrived = await world.arriving(admin, paths.lotoTemplate(id))
  return loader({ ...arrived, params: { id } })
}

async function post(id: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...fields, formKey: nextKey() })
  const arrived = await world.arriving(admin, paths.lotoTemplate(id), { method: 'POST', body })
  const answer = await action({ ...arrived, params: { id } })
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

const tagsOf = ({ points }: Awaited<ReturnType<typeof page>>) => points.map(({ tag }) => tag)

test('a page numbers what is done at a point, and says what it takes', async () => {
  const id = await written('Pump, valve and seat change')
  const shown = await page(id)
  expect(tagsOf(shown)).toEqual(['E-1', 'P-1', 'P-2'])
  const [first, second, third] = shown.points
  expect(first?.instructions).toEqual(['Open it', 'Lock it'])
  expect(second?.lines).toContainEqual({ term: 'Must read', text: '0 psi' })
  expect(third?.lines).toContainEqual({ term: 'Locks', text: 'None, tagged or blocked' })
  const names = templateCommands(shown).map(({ name }) => name)
  expect(names).toEqual(['Add a point', 'Edit', 'Delete', 'Copy'])
})

test('a button moves a point, keeps what is said of it, and the page comes back there', async () => {
  const id = await written('Swap the pump')
  const before = await page(id)
  const moving = before.points[1]
  const rowVersion = String(before.view.rowVersion)
  const order = (verb: string) => ({ intent: 'order', order: `${verb}:${moving?.id}`, rowVersion })
  expect(await post(id, order('up'))).toBe(`${paths.lotoTemplate(id)}#point-${moving?.id}`)
  const after = await page(id)
  expect(tagsOf(after)).toEqual(['P-1', 'E-1', 'P-2'])
  expect(after.points[0]).toEqual(moving)
  // What somebody else saved since is not ordered anew unseen.
  await post(id, order('down'))
  expect(tagsOf(await page(id))).toEqual(['P-1', 'E-1', 'P-2'])
})

test('a point is removed, a copy keeps the others, and the draft is deleted', async () => {
  const id = await written('Rig the crane')
  const { points, view } = await page(id)
  const gone = {
    intent: 'delete',
    stepId: points[0]?.id ?? '',
    rowVersion: String(view.rowVersion),
  }
  expect(await post(id, gone)).toBe(paths.lotoTemplate(id))
  const to = await post(id, { intent: 'copy', kind: 'copy', rowVersion: '1' })
  const copyId = String(to).split('/').at(-1) ?? ''
  expect(copyId).not.toBe(id)
  expect(tagsOf(await page(copyId))).toEqual(['P-1', 'P-2'])
  const stale = await post(id, { intent: 'delete', rowVersion: '1' })
  expect(stale).toBe(paths.lotoTemplate(id))
  const { rowVersion } = (await page(id)).view
  expect(await post(id, { intent: 'delete', rowVersion: String(rowVersion) })).toBe(
    paths.lotoTemplates(),
  )
})

test('whoever chooses a machine has said its category; a point wants its energy and its device', async () => {
  const { actions, loto } = admin.client
  const [machine] = content(await actions.assets({ search: 'CRN-02' }))
  const body = new URLSearchParams({ title: 'Crane, boom', assetIds: machine?.assetId ?? '' })
  body.set('formKey', nextKey())
  const form = await world.arriving(admin, paths.editLotoTemplate(), { method: 'POST', body })
  const saved = (await formAction(form)) as Response
  const templateId = saved.headers.get('Location')?.split('/').at(-1) ?? ''
  const detail = content(await loto.template({ templateId }))
  expect(detail).toMatchObject({ equipmentCategory: 'Crane', assets: [machine] })

  const empty = new URLSearchParams({ location: 'Curb side', formKey: nextKey() })
  const at = paths.lotoTemplatePoint(templateId)
  const refused = await pointAction(
    await world.arriving(admin, at, { method: 'POST', body: empty }),
  )
  expect(refused).toMatchObject({
    data: {
      lastResult: {
        initialValue: { location: 'Curb side' },
        error: { device: ['Please enter the device.'] },
      },
    },
  })
})
