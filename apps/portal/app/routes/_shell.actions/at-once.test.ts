import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '@holdpoint/api'
import { takeToast } from '../../session/flash.server.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action as raiseOne } from '../_shell.actions_.new/route.tsx'
import {
  action as movePending,
  loader as pendingLoader,
} from '../_shell.actions_.pending/route.tsx'
import {
  action as raiseSeveral,
  loader as severalLoader,
} from '../_shell.actions_.several/route.tsx'
import { loader } from './route.tsx'

// What is done with several actions at once, and what is shown of all of them: the board, moving what
// waits, raising on the failed answers of a form.

const all = '/actions?section=all&selectedFilterId=none'

let world: TestPage
let employee: TestPerson
let manager: TestPerson
let me: string
let dueOn: string

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  manager = await world.signedIn('manager')
  me = content(await employee.client.auth.session({})).user.personId
  const { context } = await world.arriving(employee, '/actions')
  dueOn = today(context.now(), context.timeZone)
}, 120_000)
afterAll(() => world.entry.close())

type Action = typeof movePending

/** Posts a form as the employee: where it leads and what is said there, or what it answers. */
async function post(action: Action | typeof raiseSeveral, path: string, fields: string[][]) {
  const body = new URLSearchParams([...fields, ['formKey', crypto.randomUUID()]])
  const where = await world.arriving(employee, path, { method: 'POST', body })
  const answer: unknown = await action(where)
  if (!(answer instanceof Response)) {
    return { to: null, text: null, data: (answer as { data: Record<string, unknown> }).data }
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request('http://localhost', { headers: { Cookie: cookie } })
  const { toast } = await takeToast(where.context, next)
  return { to: answer.headers.get('Location'), text: toast?.text, data: null }
}

async function raised(title: string): Promise<string> {
  const draft = { title, assigneeIds: [me], dueOn }
  return content(await employee.client.actions.save(draft)).actionId
}

async function statusOf(actionId: string) {
  return content(await employee.client.actions.get({ actionId })).status
}

describe('the board', () => {
  test('says how many there are in each state, as the list of that state does', async () => {
    const lanesAt = async (path: string) =>
      (await loader(await world.arriving(manager, path))).data.instead?.lanes ?? []
    const open = await lanesAt(`${all}&view=board`)
    expect(open.length).toBeGreaterThan(3)
    const lanes = [...open, ...(await lanesAt(`${all}&view=board&selectedStatus=closed`))]
    const cut = lanes.filter(({ to }) => to !== null)
    expect(cut.length).toBeGreaterThan(0)
    for (const { status, total, to } of lanes) {
      const asked = { section: 'all', status, pLimit: 1 } as const
      const { totalRecords } = content(await manager.client.actions.list(asked))
      expect(total, status).toBe(totalRecords.toLocaleString('en-US'))
      expect(to, status).toBe(
        totalRecords > 8
          ? `/actions?section=all&selectedStatus=${status}&selectedFilterId=none`
          : null,
      )
    }
  })
})

describe('moving what waits', () => {
  const here = '/actions/pending'

  /** The ticks of some actions, each with the version that stands now. */
  async function ticksOf(ids: readonly string[]): Promise<string[][]> {
    const each = ids.map(async (id) => {
      const { rowVersion } = content(await employee.client.actions.get({ actionId: id }))
      return [
        ['ticked', id],
        [`version.${id}`, String(rowVersion)],
      ]
    })
    return (await Promise.all(each)).flat()
  }

  test('shows it with the moves that are open, and makes one with all that is ticked', async () => {
    const ids = [await raised('Mend the first'), await raised('Mend the second')]
    const page = await pendingLoader(await world.arriving(employee, here))
    expect(page.moves).toContainEqual(expect.objectContaining({ event: 'start', label: 'Start' }))
    // A day is asked for on the page of each.
    expect(page.moves.map(({ event }) => event)).not.toContain('extend')
    const ticked = await ticksOf(ids)
    const { to, text } = await post(movePending, here, [...ticked, ['event', 'start']])
    expect({ to, text }).toEqual({ to: here, text: '2 of 2 done.' })
    expect(await Promise.all(ids.map(statusOf))).toEqual(['in_progress', 'in_progress'])
  })

  test('says of each what became of it where some are not done, and keeps those ticked', async () => {
    const [one, two] = [await raised('Mend the third'), await raised('Mend the fourth')]
    content(await employee.client.actions.move({ actionId: two, event: 'start' }))
    const { data } = await post(movePending, here, [
      ...(await ticksOf([one, two])),
      ...[one, two].map((id, place) => [`number.${id}`, `N-${place}`]),
      ['event', 'start'],
    ])
    expect(data).toMatchObject({
      ticked: [two],
      outcome: [
        '1 of 2 done.',
        'N-0: Start, done.',
        'N-1: “Start” is not possible while this is in progress.',
      ],
    })
  })

  test('moves nothing that somebody has changed since it was shown', async () => {
    const id = await raised('Mend the sixth')
    const shown = await ticksOf([id])
    content(await employee.client.actions.move({ actionId: id, event: 'start' }))
    const { data } = await post(movePending, here, [
      ...shown,
      ['event', 'hold'],
      ['reason', 'Waits for parts'],
    ])
    expect(data).toMatchObject({ ticked: [id], reason: 'Waits for parts' })
    expect(await statusOf(id)).toBe('in_progress')
  })

  test('asks for what is missing and loses nothing', async () => {
    const id = await raised('Mend the fifth')
    const asked = [
      ['ticked', id],
      ['event', 'decline'],
      ['reason', '  '],
    ]
    const { data } = await post(movePending, here, asked)
    expect(data).toMatchObject({
      ...{ ticked: [id], event: 'decline', errors: { reason: 'Please say why.' } },
    })
    const { data: none } = await post(movePending, here, [['event', 'extend']])
    expect(none).toMatchObject({
      errors: { ticked: 'Tick the actions to move first.', event: 'Please choose a move.' },
    })
    expect(await statusOf(id)).toBe('open')
  })
})

describe('raising on what has failed', () => {
  async function walkaround(): Promise<string> {
    const { forms } = employee.client
    for (const { id } of content(await forms.fillMenu({}))) {
      const of = content(await forms.byType({ id }))
      const found = of.find(({ title }) => title === 'Wellsite Walkaround')
      if (found !== undefined) {
        return found.id
      }
    }
    throw new Error('The demo world has no walkaround.')
  }

  async function failedEntry(): Promise<string> {
    const { myForms } = employee.client
    const { id } = content(await myForms.start({ formId: await walkaround() }))
    const changes = ['entry_signs', 'walkways'].map((key) => ({ key, value: 'no' }))
    content(await myForms.fill({ myFormId: id, changes }))
    return id
  }

  test('offers each failed answer once, and raises on all that are ticked or on none', async () => {
    const myFormId = await failedEntry()
    const here = `/actions/several?myFormId=${myFormId}`
    const page = await severalLoader(await world.arriving(employee, here))
    expect(page.questions.map(({ key, raised: count }) => [key, count])).toEqual([
      ['entry_signs', 0],
      ['walkways', 0],
    ])
    const lines = page.questions.flatMap(({ key, title }) => [
      ['wanted', key],
      [`title-${key}`, title],
    ])
    const rest = [
      ['assigneeIds', me],
      ['dueOn', dueOn],
      ['priority', 'high'],
    ]
    const { data } = await post(raiseSeveral, here, [
      ...lines.filter(([name]) => name !== 'title-walkways'),
      ...rest.slice(1),
    ])
    const { error } = (data?.['lastResult'] ?? {}) as { error: Record<string, string[]> }
    expect(Object.keys(error).sort()).toEqual(['assigneeIds', 'title-walkways'])
    expect(content(await employee.client.myForms.actions({ myFormId }))).toEqual([])

    const { to, text } = await post(raiseSeveral, here, [...lines, ...rest])
    expect({ to, text }).toEqual({
      to: `/my-form/fill-out/${myFormId}?tab=3`,
      text: '2 actions raised.',
    })
    const actions = content(await employee.client.myForms.actions({ myFormId }))
    expect(actions.map(({ source, priority }) => [source?.questionKey, priority])).toEqual([
      ['entry_signs', 'high'],
      ['walkways', 'high'],
    ])
    const again = await severalLoader(await world.arriving(employee, here))
    expect(again.questions.map(({ raised: count }) => count)).toEqual([1, 1])
  })

  test('asks before a second one is raised on the same equipment', async () => {
    const [asset] = content(await employee.client.actions.assets({ search: '' }))
    const assetId = asset?.assetId ?? ''
    content(
      await employee.client.actions.save({
        ...{ title: 'Change the seal', assigneeIds: [me], dueOn, assetId },
      }),
    )
    const fields = [
      ['title', 'Change the seal as well'],
      ['assigneeIds', me],
      ['dueOn', dueOn],
      ['assetId', assetId],
    ]
    const { data } = await post(raiseOne, '/actions/new', [...fields, ['intent', 'save']])
    expect(data?.['suggestions']).toContainEqual(
      expect.objectContaining({ title: 'Change the seal' }),
    )
    // Whoever has seen those of other equipment has not seen these.
    const other = await post(raiseOne, '/actions/new', [...fields, ['intent', 'anew:other']])
    expect(other.data?.['suggestions']).toEqual(data?.['suggestions'])
    const { text } = await post(raiseOne, '/actions/new', [
      ...fields,
      ['intent', `anew:${assetId}`],
    ])
    expect(text).toMatch(/^ACT-.* raised\.$/)
  })
})
