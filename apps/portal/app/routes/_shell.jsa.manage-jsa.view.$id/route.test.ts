import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsaCommands } from '../../jsa/analyses/jsa-commands.ts'
import { toJsaView } from '../../jsa/analyses/jsa-view.server.ts'
import { toRow } from '../../jsa/analyses/jsa.rows.server.ts'
import { hazardWords, words } from '../../jsa/analyses/jsa.words.ts'
import { paths } from '../../paths.ts'
import { drawQr } from '../../ui/qr-drawing.server.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader as actionLoader } from '../_shell.actions_.$id/route.tsx'
import { loader as raiseLoader } from '../_shell.actions_.new/route.tsx'
import { action as crewAction, loader as crewLoader } from '../_shell.jsa.manage-jsa.crew/route.tsx'
import { loader as hazardLoader } from '../_shell.jsa.manage-jsa.hazard/route.tsx'
import { loader as gateLoader } from '../jsa-gate.$id/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let employee: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

/** A draft with two hazards of one step around one of another. */
async function begun(title: string): Promise<string> {
  const { jsa } = employee.client
  const { jsaId } = content(await jsa.save({ title }))
  const hazards = [
    { title: 'Load drops', step: 'Lift', stopTrigger: 'Wind above 10 m/s' },
    { title: 'Hose whips', step: 'Test' },
    { title: 'Hands are caught', step: 'Lift' },
  ]
  content(await jsa.saveHazards({ jsaId, hazards }))
  return jsaId
}

async function page(jsaId: string, query: Parameters<typeof paths.jsa>[1] = {}) {
  const arrived = await world.arriving(employee, paths.jsa(jsaId, query))
  return loader({ ...arrived, params: { id: jsaId } })
}

async function post(
  jsaId: string,
  fields: Record<string, string>,
  query: Parameters<typeof paths.jsa>[1] = {},
) {
  const body = new URLSearchParams({ ...fields, formKey: nextKey() })
  const arrived = await world.arriving(employee, paths.jsa(jsaId, query), { method: 'POST', body })
  const answer = await action({ ...arrived, params: { id: jsaId } })
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

async function postCrew(jsaId: string, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  body.set('formKey', nextKey())
  return crewAction(await world.arriving(employee, paths.jsaCrew(jsaId), { method: 'POST', body }))
}

test('a crew whose name says its colour is named once', async () => {
  const { jsaId } = content(
    await employee.client.jsa.save({ title: 'Swap the cable', crewId: 'F-01' }),
  )
  const { view } = await page(jsaId)
  expect(view.facts).toContainEqual({ term: 'Crew', text: 'F-01 Red' })
})

test('a page shows one part, its hazards by their steps, and says what comes first', async () => {
  const jsaId = await begun('Rig up the missile')
  const job = await page(jsaId)
  expect(job).toMatchObject({ pane: 'job', steps: null, crew: null, events: null })
  expect(job.view).toMatchObject({ status: 'draft', stop: null, counts: { hazards: 3, crew: 0 } })
  expect(job.view.instead?.to).toBe(paths.jsaEdit(jsaId))
  const { steps } = await page(jsaId, { pane: 'hazards' })
  expect(steps?.map(({ name, hazards }) => [name, hazards.map(({ title }) => title)])).toEqual([
    ['Lift', ['Load drops', 'Hands are caught']],
    ['Test', ['Hose whips']],
  ])
  const names = jsaCommands(job).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Cancel the job', 'Add hazard', 'Edit', 'Copy']))
  expect(names).not.toContain('Sign-on')
})

test('a hazard that the library has retired says so, on the page and in its form', async () => {
  const { jsa } = employee.client
  const [master] = content(await jsa.masterHazards({})).data
  const masterHazardId = master?.masterHazardId ?? ''
  const { jsaId } = content(await jsa.save({ title: 'Take from the library' }))
  content(await jsa.saveHazards({ jsaId, hazards: [{ title: 'Taken', masterHazardId }] }))
  const hazardOf = async () => (await page(jsaId, { pane: 'hazards' })).steps?.[0]?.hazards[0]
  expect(await hazardOf()).toMatchObject({ library: null })
  const { kysely } = world.entry.database
  const put = (columns: { status: 'active' | 'retired'; review_due: string | null }) =>
    kysely.updateTable('master_hazards').set(columns).where('id', '=', masterHazardId).execute()
  await put({ status: 'retired', review_due: null })
  const said = { text: hazardWords.isRetired, to: paths.hazard(masterHazardId) }
  const hazard = await hazardOf()
  expect(hazard).toMatchObject({ library: said })
  const formAt = paths.jsaHazard(jsaId, hazard?.id)
  expect(await hazardLoader(await world.arriving(employee, formAt))).toMatchObject({ note: said })
  await put({ status: 'active', review_due: master?.reviewDue ?? null })
})

test('a button moves a step, and what moved is where the page comes back', async () => {
  const jsaId = await begun('Test the missile')
  const before = await page(jsaId, { pane: 'hazards' })
  const id = before.steps?.[1]?.hazards[0]?.id ?? ''
  const rowVersion = String(before.view.rowVersion)
  const to = await post(jsaId, { intent: 'order', order: `stepUp:${id}`, rowVersion })
  expect(to).toBe(`${paths.jsa(jsaId, { pane: 'hazards' })}#hazard-${id}`)
  const { steps } = await page(jsaId, { pane: 'hazards' })
  expect(steps?.map(({ name }) => name)).toEqual(['Test', 'Lift'])
  // What somebody else saved since is not ordered anew unseen.
  await post(jsaId, { intent: 'order', order: `stepDown:${id}`, rowVersion })
  expect((await page(jsaId, { pane: 'hazards' })).steps?.[0]?.name).toBe('Test')
})

test('whoever is ticked becomes a row, and is saved also before they are one', async () => {
  const jsaId = await begun('Pump down')
  const { user } = content(await employee.client.auth.session({}))
  const visitor = [
    ['attendees[0].name', 'Ines Okoye'],
    ['attendees[0].language', 'es'],
  ] as const
  const added = await postCrew(jsaId, [
    ...visitor,
    ...([
      ['personIds', user.personId],
      ['intent', 'add'],
    ] as const),
  ])
  expect(added).toMatchObject({
    data: {
      addedBy: expect.any(String),
      lastResult: {
        initialValue: {
          attendees: [{ name: 'Ines Okoye', language: 'es' }, { personId: user.personId }],
          personIds: '',
        },
      },
    },
  })
  const saved = await postCrew(jsaId, [...visitor, ['personIds', user.personId]])
  expect((saved as Response).headers.get('Location')).toBe(paths.jsa(jsaId, { pane: 'crew' }))
  const { crew } = await page(jsaId, { pane: 'crew' })
  expect(crew?.map(({ name, state }) => [name, state])).toEqual([
    ['Ines Okoye', 'Not signed yet'],
    [user.name, 'Not signed yet'],
  ])
  const form = await crewLoader(await world.arriving(employee, paths.jsaCrew(jsaId)))
  expect(form.start.attendees).toMatchObject([
    { name: 'Ines Okoye', personId: '' },
    { name: '', personId: user.personId },
  ])
})

test('everybody of the crew that the job is for becomes a row at once, whoever is one already not again', async () => {
  const { jsa, people } = employee.client
  const { jsaId } = content(await jsa.save({ title: 'Swap the cable', crewId: 'F-01' }))
  const crew = content(await people.search({ crew: ['F-01'] })).data.map(({ personId }) => personId)
  const [first = ''] = crew
  expect(crew.length).toBeGreaterThan(1)
  const added = await postCrew(jsaId, [
    ['attendees[0].personId', first],
    ['attendees[0].language', 'en'],
    // Ticked all the same, they are no second row.
    ['personIds', first],
    ['intent', 'add-all'],
  ])
  const rows = JSON.parse(JSON.stringify(added)).data.lastResult.initialValue.attendees
  expect(rows.map((row: { personId: string }) => row.personId).toSorted()).toEqual(crew.toSorted())
  const form = await crewLoader(await world.arriving(employee, paths.jsaCrew(jsaId)))
  expect(form.crewName).toBe('F-01 Red')
})

test('work is stopped from a page that was read before somebody changed the analysis', async () => {
  const jsaId = await begun('Swap the pump')
  const stale = { intent: 'move', reason: 'Gas alarm', rowVersion: '1' }
  const asked = { dialog: 'move', event: 'stop' } as const
  const stopping = await post(jsaId, { ...stale, event: 'stop' }, asked)
  // It is a draft, which has no work to stop: that is looked at after a version that is named.
  expect(JSON.stringify(stopping)).toContain('is not possible while this is draft')
  const cancelling = await post(jsaId, { ...stale, event: 'cancel' }, asked)
  expect(JSON.stringify(cancelling)).toContain('Somebody changed this in the meantime')
})

test('is shared with whoever is ticked, whom the dialog finds and shows until it is taken back', async () => {
  const jsaId = await begun('Share the plan')
  const asked = { dialog: 'share' } as const
  const { user } = content(await (await world.signedIn('reviewer')).client.auth.session({}))
  const found = await post(jsaId, { intent: 'find:personIds', 'find.personIds': user.name }, asked)
  expect(found).toMatchObject({
    data: { found: { choices: [{ id: user.personId, name: user.name }] } },
  })
  const refused = await post(jsaId, { intent: 'share', personIds: '' }, asked)
  expect(JSON.stringify(refused)).toContain('Please choose at least one person.')
  const to = await post(jsaId, { intent: 'share', personIds: user.personId }, asked)
  expect(to).toBe(paths.jsa(jsaId))
  const { shared } = await page(jsaId, asked)
  expect(shared).toMatchObject([{ id: user.personId, name: user.name, canTakeBack: true }])
  // Only its dialog shows who has it.
  expect((await page(jsaId)).shared).toEqual([])
  const back = await post(jsaId, { intent: 'unshare', personId: user.personId }, asked)
  expect(back).toBe(paths.jsa(jsaId, asked))
  expect((await page(jsaId, asked)).shared).toEqual([])
})

test('the way to the sheet is for whoever reads a job that runs by more than a share', async () => {
  const jsaId = await begun('Sign on')
  const { context } = await world.arriving(employee, paths.jsa(jsaId))
  const detail = content(await employee.client.jsa.get({ jsaId }))
  const { follow } = await page(jsaId)
  const ways = (status: 'draft' | 'active', share: boolean) => {
    const read = { ...detail, status, can: { ...detail.can, share } }
    const view = toJsaView(read, context)
    const commands = jsaCommands({ view, follow }).map(({ name }) => name)
    return [commands.includes(words.signOn), view.canSignOn, toRow(read, context).canSignOn]
  }
  expect(ways('active', false)).toEqual([false, false, false])
  expect(ways('draft', true)).toEqual([false, false, false])
  expect(ways('active', true)).toEqual([true, true, true])
})

test('an action is raised from its page, is named there, and leads back', async () => {
  const jsaId = await begun('Lift the pump')
  const raise = jsaCommands(await page(jsaId)).find(({ name }) => name === words.raise)
  const asked = new URLSearchParams(raise?.to?.split('?')[1])
  const form = await raiseLoader(await world.arriving(employee, raise?.to ?? ''))
  const { number } = content(await employee.client.jsa.get({ jsaId }))
  expect(form.about).toMatchObject({ number, title: 'Lift the pump' })
  expect(form.backTo).toBe(paths.jsa(jsaId))
  const me = content(await employee.client.auth.session({})).user.personId
  const dueOn = String(form.start['dueOn'])
  const draft = { title: 'Order tag lines', assigneeIds: [me], dueOn }
  const origin = { sourceType: 'jsa', sourceId: asked.get('sourceId') ?? '' } as const
  const { actionId } = content(await employee.client.actions.save({ ...draft, ...origin }))
  expect((await page(jsaId)).view.actions).toMatchObject([
    { actionId, title: 'Order tag lines', status: 'open', canOpen: true },
  ])
  const arrived = await world.arriving(employee, paths.action(actionId))
  const { view } = await actionLoader({ ...arrived, params: { id: actionId } })
  expect(view.source).toMatchObject({ number, to: paths.jsa(jsaId) })
})

test('a job that people come to has a code for its gate, which opens its sign-on', async () => {
  const gate = async (jsaId: string) => {
    const arrived = await world.arriving(employee, paths.jsaGate(jsaId))
    return gateLoader({ ...arrived, params: { id: jsaId } })
  }
  const draft = await begun('Rig up the tower')
  const namesOf = async (id: string) => jsaCommands(await page(id)).map(({ name }) => name)
  expect(await namesOf(draft)).not.toContain(words.gate)
  expect(await gate(draft)).toMatchObject({ labels: [], backTo: paths.jsa(draft) })
  const all = content(await employee.client.jsa.list({ section: 'all', pLimit: 100 })).data
  const job = all.find(({ status }) => status === 'ready' || status === 'active')
  const jsaId = job?.jsaId ?? ''
  expect(await namesOf(jsaId)).toContain(words.gate)
  const { context } = await world.arriving(employee, paths.jsaGate(jsaId))
  const { labels } = await gate(jsaId)
  expect(labels).toMatchObject([
    { code: job?.number, picture: drawQr(context.publicOrigin + paths.jsaSign(jsaId)) },
  ])
})
