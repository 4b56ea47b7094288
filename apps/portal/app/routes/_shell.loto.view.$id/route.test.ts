import { afterAll, beforeAll, expect, test } from 'vitest'
import { lotoCommands } from '../../loto/lockouts/loto-commands.ts'
import { loadBoard } from '../../loto/board/board-load.server.ts'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action as formAction, loader as formLoader } from '../_shell.loto.edit/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let manager: TestPerson
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  manager = await world.signedIn('manager')
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
/** Each post is another one. */
const nextKey = () => `post-${(keys += 1)}`

type Fields = Record<string, string> | [name: string, value: string][]

function bodyOf(fields: Fields): URLSearchParams {
  const body = new URLSearchParams(fields)
  body.set('formKey', nextKey())
  return body
}

async function templateOf(code: string) {
  const { data } = content(await manager.client.loto.templates({ search: code }))
  const [template] = data
  if (template === undefined) {
    throw new Error(`There is no template ${code}.`)
  }
  return template.templateId
}

/** A lockout of a pump that one person works under, as far as the points are to be locked. */
async function locking(title: string): Promise<string> {
  const { loto, actions, auth } = manager.client
  const { user } = content(await auth.session({}))
  const [pump] = content(await actions.assets({ search: 'Pump' }))
  const plan = {
    ...{ title, templateId: await templateOf('LOTO-FP-01'), assetId: pump?.assetId },
    ...{ primaryId: user.personId, plannedStart: '2026-11-26T06:00' },
    plannedEnd: '2026-11-26T18:00',
  }
  const { lotoId } = content(await loto.create(plan))
  for (const event of ['prepare', 'shutDown'] as const) {
    const { checklists } = content(await loto.information({ lotoId }))
    const checks = (checklists[event] ?? []).map(({ name }) => name)
    content(await loto.act({ lotoId, event, checks }))
  }
  return lotoId
}

type Query = Parameters<typeof paths.lockout>[1]

/** The page at an address, or where that leads. */
async function open(id: string, at: string, person = manager) {
  const arrived = await world.arriving(person, at)
  return loader({ ...arrived, params: { id } }).catch((thrown: unknown) => {
    if (thrown instanceof Response) {
      return thrown.headers.get('Location') ?? ''
    }
    throw thrown
  })
}

/** The page, once it has led to the point that it shows. */
async function page(id: string, query: Query = {}, person = manager) {
  const first = await open(id, paths.lockout(id, query), person)
  const shown = typeof first === 'string' ? await open(id, first, person) : first
  if (typeof shown === 'string') {
    throw new Error(`The page leads on to ${shown}.`)
  }
  return shown
}

async function post(id: string, fields: Fields, query: Query = {}, person = manager) {
  const init = { method: 'POST', body: bodyOf(fields) }
  const arrived = await world.arriving(person, paths.lockout(id, query), init)
  const answer = await action({ ...arrived, params: { id } })
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

test('one point is shown: the first that waits, and its button leads to the next', async () => {
  const id = await locking('Change valves and seats')
  const { points, view, plan, locks } = await page(id)
  expect([plan, locks]).toEqual([null, null])
  expect(points?.title).toBe('0 of 7 points locked')
  expect(points?.point).toMatchObject({
    ...{ tag: 'P-1', place: 'Point 1 of 7', action: 'Lock on, next P-2', previous: null },
    method: ['Shut the plug valve.', 'Put the chain through its handle and lock it.'],
    ...{ mustRead: 'Must read 0 psi', isPhotoMissing: true, lockCount: 1 },
  })
  expect(view.instead?.name).toBe('Go to P-1')
  const stepId = points?.point?.id ?? ''
  const next = points?.point?.next ?? ''
  const lock = { intent: 'step', event: 'lock', stepId, next, tagNumber: 'T-9' }
  expect(await post(id, { ...lock, lockNumbers: '' })).toMatchObject({
    data: {
      lastResult: {
        error: { lockNumbers: ['P-1 takes 1 lock. Please enter its number.'] },
        initialValue: { stepId, event: 'lock', tagNumber: 'T-9' },
      },
    },
  })
  expect(await post(id, { ...lock, lockNumbers: '🔒' })).toMatchObject({
    data: {
      lastResult: {
        error: { lockNumbers: ['Please enter letters, digits, spaces and - / . # only.'] },
      },
    },
  })
  const to = await post(id, { ...lock, lockNumbers: 'LK-9001' })
  expect(to).toBe(paths.lockout(id, { point: next }))
  const after = await page(id, { point: stepId })
  expect(after.points?.strip.slice(0, 2).map(({ state, isShown }) => [state, isShown])).toEqual([
    ['photo missing', true],
    ['Open', false],
  ])
  expect(after.points?.held).toMatchObject([{ on: 'P-1', number: 'LK-9001', isLong: false }])
  expect(after.points?.point).toMatchObject({ action: null, canUnlock: true, locks: ['LK-9001'] })
})

test('where something is to be done the address names the point, and keeps what else it says', async () => {
  const id = await locking('Grease the plug valves')
  const [first] = content(await manager.client.loto.information({ lotoId: id })).steps
  const asked = { dialog: 'move', event: 'cancel' } as const
  const led = new URL(String(await open(id, paths.lockout(id, asked))), 'https://any.example')
  expect(led.pathname).toBe(paths.lockout(id))
  expect(Object.fromEntries(led.searchParams)).toEqual({ ...asked, point: first?.stepId })
  // What is named stays, whatever is first by now; a point of another lockout is none.
  const { view } = await page(id, { point: first?.stepId })
  expect(view.at).toEqual({ point: first?.stepId })
  expect(await open(id, paths.lockout(id, { point: 'of-another' }))).toContain(first?.stepId)
  const elsewhere = await page(id, { pane: 'plan' })
  expect(elsewhere.view.at).toEqual({ pane: 'plan' })
})

test('what somebody else has done meanwhile is said at its point', async () => {
  const id = await locking('Change the packing')
  const { points } = await page(id)
  const point = points?.point?.id ?? ''
  const { loto } = manager.client
  const step = { lotoId: id, stepId: point } as const
  content(await loto.saveStep({ ...step, event: 'lock', lockNumbers: ['LK-9101'] }))
  const lock = { intent: 'step', event: 'lock', stepId: point, lockNumbers: 'LK-9102' }
  expect(await post(id, lock, { point })).toBe(paths.lockout(id, { point }))
  content(await loto.saveStep({ ...step, event: 'unlock' }))
  const off = { intent: 'step', event: 'unlock', stepId: point }
  expect(await post(id, off, { point })).toBe(paths.lockout(id, { point }))
})

test('the lock of somebody absent that is removed is the one that was shown', async () => {
  const id = await locking('Change the gaskets')
  const { points } = await page(id)
  const point = points?.point?.id ?? ''
  const { loto, auth } = manager.client
  const lock = async (number: string) => {
    const step = { lotoId: id, stepId: point, event: 'lock' } as const
    content(await loto.saveStep({ ...step, lockNumbers: [number] }))
  }
  await lock('LK-9201')
  const shown = await page(id, { point }, admin)
  const [step] = content(await loto.information({ lotoId: id })).steps
  const { personId: holderId } = content(await auth.session({})).user
  const { lockedAt } = step ?? {}
  expect(shown.points?.point?.absent).toEqual({ lockedAt, holderId })
  const removal: [string, string][] = [
    ...Object.entries({ intent: 'step', event: 'removeAbsent', stepId: point, holderId }),
    ['lockedAt', lockedAt ?? ''],
    ['checks', 'away'],
    ['reason', 'Called twice.'],
  ]
  // Ticks are missing: what was typed comes back.
  expect(await post(id, removal, { point }, admin)).toMatchObject({
    data: { lastResult: { initialValue: { lockedAt, holderId, reason: 'Called twice.' } } },
  })
  content(await loto.saveStep({ lotoId: id, stepId: point, event: 'unlock' }))
  await lock('LK-9202')
  const whole: [string, string][] = [...removal, ['checks', 'tried'], ['checks', 'told']]
  expect(await post(id, whole, { point }, admin)).toBe(paths.lockout(id, { point }))
  const [after] = content(await loto.information({ lotoId: id })).steps
  expect(after?.lockNumbers).toEqual(['LK-9202'])
})

test('a tick that is missing is named, and the others stay ticked', async () => {
  const id = await locking('Change the valves of a pump')
  const names = lotoCommands(await page(id)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Cancel the lockout', 'Copy', 'Live board']))
  const { loto } = manager.client
  const again = content(await loto.clone({ lotoId: id }))
  const { asset, primary } = content(await loto.information({ lotoId: id }))
  content(
    await loto.create({
      ...{ lotoId: again.lotoId, title: 'Once more', templateId: await templateOf('LOTO-FP-01') },
      ...{ plannedStart: '2026-11-27T06:00', plannedEnd: '2026-11-27T18:00' },
      ...{ assetId: asset?.assetId, primaryId: primary?.personId },
    }),
  )
  const asked = { dialog: 'move', event: 'prepare' } as const
  const refused = await post(
    again.lotoId,
    { intent: 'move', event: 'prepare', checks: 'energies' },
    asked,
  )
  expect(JSON.stringify(refused)).toContain('Please tick: Everybody who is affected was told')
  expect(refused).toMatchObject({ data: { lastResult: { initialValue: { checks: 'energies' } } } })
  const both: [string, string][] = [
    ['intent', 'move'],
    ['event', 'prepare'],
    ['checks', 'energies'],
    ['checks', 'notified'],
  ]
  expect(await post(again.lotoId, both, asked)).toBe(paths.lockout(again.lotoId))
})

test('people are named, and what is missing for it is said beside its field', async () => {
  const id = await locking('Grease the valves')
  const nobody = await post(id, { intent: 'addPerson', role: 'affected' }, { pane: 'locks' })
  expect(JSON.stringify(nobody)).toContain('Please choose who.')
  const joined = await post(id, { intent: 'join', role: 'authorized' }, { pane: 'locks' })
  expect(joined).toBe(paths.lockout(id, { pane: 'locks' }))
  const { locks } = await page(id, { pane: 'locks' })
  expect(locks).toMatchObject([{ isOwn: true, roleName: 'Works under a lock', on: null }])
  const role = { intent: 'role', authorizationId: locks?.[0]?.id ?? '', role: 'affected' }
  expect(await post(id, role, { pane: 'locks' })).toBe(paths.lockout(id, { pane: 'locks' }))
  const changed = await page(id, { pane: 'locks' })
  expect(changed.locks).toMatchObject([{ id: locks?.[0]?.id, role: 'affected' }])
})

test('everybody of a crew is named in one press, whoever is on the list stays as they are', async () => {
  const id = await locking('Wash the pump')
  const at = { pane: 'locks' } as const
  await post(id, { intent: 'join', role: 'authorized' }, at)
  const { crews } = await page(id, at)
  expect(crews?.options.map(([crew]) => crew)).toContain(crews?.own)
  const all = { intent: 'addCrew', isCrew: 'true', role: 'affected' }
  const none = await post(id, { ...all, crewId: '' }, at)
  expect(JSON.stringify(none)).toContain('Please choose a crew.')
  expect(await post(id, { ...all, crewId: crews?.own ?? '' }, at)).toBe(paths.lockout(id, at))
  const { locks } = await page(id, at)
  const others = locks?.filter(({ isOwn }) => !isOwn) ?? []
  expect(others.length).toBeGreaterThan(0)
  expect(new Set(others.map(({ role }) => role))).toEqual(new Set(['affected']))
  expect(locks?.filter(({ isOwn }) => isOwn)).toMatchObject([{ role: 'authorized' }])
})

test('somebody without an account is named by hand, with what is missing said beside its field', async () => {
  const id = await locking('Lift the fluid end')
  const at = { pane: 'locks' } as const
  const visitor = { intent: 'addVisitor', isVisitor: 'true', role: 'authorized' }
  const nobody = await post(id, { ...visitor, name: ' ', company: 'Crane Co' }, at)
  expect(nobody).toMatchObject({
    data: { lastResult: { error: { name: ['Please enter their name.'] } } },
  })
  const alone = await post(id, { ...visitor, name: 'Ada Reyes', company: '' }, at)
  expect(JSON.stringify(alone)).toContain('Please enter the company that they work for.')
  const whole = { ...visitor, name: 'Ada Reyes', company: 'Crane Co', phone: '555 0199' }
  expect(await post(id, whole, at)).toBe(paths.lockout(id, at))
  const { locks } = await page(id, at)
  expect(locks).toMatchObject([
    { name: 'Ada Reyes', company: 'Crane Co', phone: '555 0199', isVisitor: true, isOwn: false },
  ])
  const line = { intent: 'phone', authorizationId: locks?.[0]?.id ?? '' }
  expect(await post(id, { ...line, phone: '555 0100' }, at)).toBe(paths.lockout(id, at))
  await post(id, { ...line, phone: ' ' }, at)
  expect((await page(id, at)).locks).toMatchObject([{ phone: '555 0100', role: 'authorized' }])
})

test('the form of a plan offers what it names, whoever edits it', async () => {
  const { loto, actions } = manager.client
  const [pump] = content(await actions.assets({ search: 'Pump' }))
  const [order] = content(await actions.workOrders({ workOrderNumber: '' }))
  const { data: analyses } = content(await manager.client.jsa.list({ section: 'all', pLimit: 1 }))
  const { user } = content(await manager.client.auth.session({}))
  const named = {
    ...{ assetId: pump?.assetId, primaryId: user.personId },
    ...{ workOrderId: order?.workOrderId, jsaId: analyses[0]?.jsaId },
  }
  const { lotoId } = content(
    await loto.create({
      ...{ title: 'Change a swab', templateId: await templateOf('LOTO-FP-01'), ...named },
    }),
  )
  const { page: form } = await formLoader(
    await world.arriving(manager, paths.lockoutEdit({ lotoId })),
  )
  for (const [field, id] of Object.entries(named)) {
    const offered = form.offered[field as keyof typeof named].map((one) => one.id)
    expect(offered, field).toContain(id)
  }
})

test('the lock of somebody absent is removed after three ticks and a reason', async () => {
  const id = await locking('Pull a plunger')
  const stepId = (await page(id)).points?.point?.id ?? ''
  await post(id, { intent: 'step', event: 'lock', stepId, lockNumbers: 'LK-9003' })
  expect((await page(id, { point: stepId })).points?.point?.absent).toBeNull()
  const { points } = await page(id, { point: stepId }, admin)
  const lock = points?.point?.absent ?? { lockedAt: '', holderId: '' }
  const said = { intent: 'step', event: 'removeAbsent', stepId, ...lock, reason: 'Called twice.' }
  const refused = await post(id, { ...said, checks: 'away' }, {}, admin)
  expect(refused).toMatchObject({
    data: { lastResult: { initialValue: { checks: 'away', reason: 'Called twice.' } } },
  })
  expect(JSON.stringify(refused)).toContain('Please tick: Every reasonable effort')
  const all = Object.entries(said).concat(['away', 'tried', 'told'].map((one) => ['checks', one]))
  const here = paths.lockout(id, { point: stepId })
  expect(await post(id, all as [string, string][], {}, admin)).toBe(here)
  expect((await page(id)).points?.held).toEqual([])
})

test('the form offers the machines of the template, and finds others of them', async () => {
  const templateId = await templateOf('LOTO-FP-01')
  const at = paths.lockoutEdit({ templateId })
  const { page: form } = await formLoader(await world.arriving(manager, at))
  expect(form.start.templateId).toBe(templateId)
  expect(form.templates.filter(([id]) => id === templateId)).toHaveLength(1)
  const details = new Set(form.offered.assetId.map(({ detail }) => detail))
  expect(details).toEqual(new Set(['Pump']))
  const body = bodyOf({ templateId, intent: 'find:assetId', 'find.assetId': 'Blender' })
  const found = await formAction(await world.arriving(manager, at, { method: 'POST', body }))
  // A blender is none of the template's machines.
  expect(found).toMatchObject({ data: { found: { field: 'assetId', choices: [] } } })
})

test('of the machines that a template names, the retired are not offered', async () => {
  const { loto, actions, master } = admin.client
  const rows = content(await loto.templates({ pLimit: 50 })).data
  const details = await Promise.all(
    rows.map(async ({ templateId }) => content(await loto.template({ templateId, pLimit: 1 }))),
  )
  const naming = details.find(({ assets }) => assets.length > 1)
  const at = paths.lockoutEdit({ templateId: naming?.templateId ?? '' })
  const offered = async () => {
    const { page: form } = await formLoader(await world.arriving(manager, at))
    return form.offered.assetId.map(({ id }) => id)
  }
  const [first, ...others] = await offered()
  expect(others).not.toEqual([])
  const retire = { list: 'assets', entryId: first ?? '' } as const
  content(await master.retireEntry({ ...retire, isRetired: true }))
  expect(await offered()).toEqual(others)
  expect(content(await actions.assets({ assetIds: first ?? '' }))).toHaveLength(1)
  content(await master.retireEntry({ ...retire, isRetired: false }))
})

test('the board tells who holds a lock, and is narrowed to a pad', async () => {
  const id = await locking('Swap a plunger')
  const { points } = await page(id)
  const stepId = points?.point?.id ?? ''
  await post(id, { intent: 'step', event: 'lock', stepId, lockNumbers: 'LK-9002' })
  const board = await loadBoard(await world.arriving(manager, paths.lockoutBoard()))
  const machine = board.machines.find((one) => one.id === id)
  expect(machine).toMatchObject({ locked: 1, points: 7 })
  expect(machine?.held).toMatchObject([{ number: 'LK-9002', point: 'P-1 Discharge plug valve' }])
  expect(board.cut).toBeNull()
  const nowhere = paths.lockoutBoard({ pad: 'nowhere' })
  const none = await loadBoard(await world.arriving(manager, nowhere))
  expect(none).toMatchObject({ machines: [], pad: 'nowhere' })
})
