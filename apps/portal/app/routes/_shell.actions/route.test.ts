import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '@holdpoint/api'
import { isMadeInList } from '../../actions/action-event.ts'
import { actionsView } from '../../actions/actions.view.tsx'
import { drawnPart } from '../../test-drawn-part.tsx'
import { takeToast } from '../../session/flash.server.ts'
import { unpacked } from '../../shell/packed.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

const all = '/actions?section=all&selectedFilterId=none'

let world: TestPage
let employee: TestPerson
let manager: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  manager = await world.signedIn('manager')
  colleague = await world.signedIn('colleague')
}, 120_000)
afterAll(() => world.entry.close())

async function page(path: string, who = manager) {
  const { data } = await loader(await world.arriving(who, path))
  return { ...data, rows: unpacked(data.rows) }
}

async function post(path: string, fields: Record<string, string>, who = manager) {
  const body = new URLSearchParams(fields)
  const where = await world.arriving(who, path, { method: 'POST', body })
  const answer: unknown = await action(where).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) {
    throw new Error('The post was not led on.')
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request('http://localhost', { headers: { Cookie: cookie } })
  const { toast } = await takeToast(where.context, next)
  return { to: answer.headers.get('Location'), toast }
}

async function me({ client }: TestPerson) {
  return content(await client.auth.session({})).user.personId
}

/** An action that the employee does and the colleague verifies. */
async function raised(title: string) {
  const assigneeIds = [await me(employee)]
  const verifierId = await me(colleague)
  const { context } = await world.arriving(employee, '/actions')
  const dueOn = today(context.now(), context.timeZone)
  const draft = { title, assigneeIds, verifierId, dueOn }
  return content(await employee.client.actions.save(draft)).actionId
}

async function rowOf(id: string, who = employee) {
  const { rows } = await page(`/actions?section=mine&selectedFilterId=none`, who)
  const row = rows.find((one) => one.id === id)
  if (row === undefined) {
    throw new Error('The list does not show it.')
  }
  return row
}

describe('a filter that names people', () => {
  test('says of who is not there that they have left, and of nobody an id', async () => {
    const address = `${all}&selectedAssignees=p-left`
    expect((await page(address)).filters.chips.map(({ label }) => label)).toContain(
      'Assigned to: somebody who has left',
    )
    const { dialog } = await page(`${address}&dialog=filters`)
    expect(dialog).toMatchObject({
      panel: { choices: { assignees: [{ value: 'p-left', label: 'somebody who has left' }] } },
    })
  })

  test('is kept whole where it names more of them than one call answers', async () => {
    const assignees = [
      ...Array.from({ length: 200 }, (_, place) => `p-left-${place}`),
      await me(employee),
    ]
    const kept = { title: 'Many people', type: 'action', filterValues: { assignees } } as const
    const [saved] = content(await manager.client.savedFilters.save({ filterObject: [kept] }))
    const { filterNote, said } = await page(
      `/actions?section=all&selectedAssignees=${assignees.join()}&selectedFilterId=${saved?.id}`,
    ).catch(async (led: unknown) => page((led as Response).headers.get('Location') ?? ''))
    expect(said.filter.assignees).toEqual([await me(employee)])
    expect(filterNote).toContain('200 choices of this filter are not there any more')
    expect(filterNote).toContain('Assigned to somebody who has left')
  })
})

describe('the list of actions', () => {
  test('opens with what is due first, and with open ones alone', async () => {
    const { rows, said } = await page('/actions')
    expect(said).toMatchObject({ section: 'mine', order: 'due', own: { view: 'list' } })
    expect(rows.map(({ due }) => due.day)).toEqual(rows.map(({ due }) => due.day).sort())
    expect(rows.filter(({ status }) => status === 'closed')).toEqual([])
  })

  test('says why an action stands where it stands, and offers the moves that are open', async () => {
    const id = await raised('Change the seal of swivel 4')
    const { actions } = employee.client
    expect(await rowOf(id)).toMatchObject({ doing: 'You', wait: null, due: { words: 'Today' } })
    expect((await rowOf(id)).moves.map(({ event }) => event)).toContain('start')
    content(await actions.move({ actionId: id, event: 'start' }))
    const reason = 'Part on order'
    const dueOn = '2027-01-08'
    content(await actions.move({ actionId: id, event: 'hold', reason, dueOn }))
    expect((await rowOf(id)).wait).toEqual({
      text: expect.stringMatching(/^Part on order, until 8 Jan/) as string,
      isYou: false,
    })
    content(await actions.move({ actionId: id, event: 'resume' }))
    content(await actions.move({ actionId: id, event: 'complete' }))
    expect((await rowOf(id)).wait?.text).toMatch(/^Waits for \w/)
    expect((await rowOf(id, colleague)).wait).toEqual({ text: 'Waits for you', isYou: true })
  })

  test('starts and completes one’s own by one press in its menu, and stays', async () => {
    const id = await raised('Grease the hinges of gate 2')
    const at = '/actions?section=mine&selectedFilterId=none'
    const press = async (name: string, version?: number) => {
      const row = await rowOf(id)
      const items = actionsView.menu(row, actionsView.places.read(new URLSearchParams(at)))
      const item = items.find((one) => one !== false && one.name === name)
      const html = await drawnPart(() => (item && item.form) ?? null)
      const asked = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, field, value]) => [
        field,
        value,
      ])
      const fields: Record<string, string> = Object.fromEntries(asked)
      return post(at, { ...fields, ...(version && { rowVersion: `${version}` }) }, employee)
    }
    expect(await press('Start')).toMatchObject({ to: at, toast: { text: 'Started.' } })
    expect(await press('Complete', 1)).toMatchObject({ to: at, toast: { tone: 'error' } })
    expect(await press('Complete')).toMatchObject({ to: at, toast: { text: 'Completed.' } })
    expect(await rowOf(id)).toMatchObject({ status: 'pending_verification' })
    // What is judged is looked at first.
    const theirs = await rowOf(id, colleague)
    expect(theirs.moves.map(({ event }) => event)).toContain('verify')
    expect(isMadeInList('verify')).toBe(false)
  })

  test.each(['verify', 'nonsense', ''])(
    'makes no move for a press that says “%s”',
    async (event) => {
      const id = await raised(`Check the gauge of pump 7 ${event}`)
      const at = '/actions?section=mine&selectedFilterId=none'
      const fields = { intent: 'move', formKey: `move-${event}`, id, event }
      expect(await post(at, fields, employee)).toMatchObject({ to: at, toast: { tone: 'error' } })
      expect(await rowOf(id)).toMatchObject({ status: 'open' })
    },
  )

  test('mints the key of a move for the rows of the list alone', async () => {
    const id = await raised('Paint the rail of deck 3')
    expect((await rowOf(id)).formKey).toBeTypeOf('string')
    const { rows } = await page('/actions?section=mine&selectedFilterId=none&view=board', employee)
    expect(rows.map(({ formKey }) => formKey).filter(Boolean)).toEqual([])
  })

  test('keeps its view beside what it is filtered by, and names that', async () => {
    const form = {
      intent: 'filter',
      then: 'show',
      dateRange: 'none',
      selectedStatus: 'closed',
      selectedCreatedBy: await me(employee),
    }
    const { to } = await post(`${all}&view=board&dialog=filters`, form)
    expect(to).toContain('/actions?section=all&view=board&')
    const { rows, filters, said } = await page(to ?? '')
    expect(said.own).toEqual({ view: 'board' })
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['closed']))
    const labels = filters.chips.map(({ label }) => label)
    expect(labels).toEqual(['Status: Closed', expect.stringMatching(/^Raised by: \D+ \D+$/)])
  })

  test('searches the choices of the part whose words were sent', async () => {
    const form = { intent: 'filter', then: 'words-createdBy', dateRange: 'none' }
    const words = { 'words-assets': '', 'words-createdBy': 'dario' }
    const { to } = await post(`${all}&dialog=filters`, { ...form, ...words })
    expect(to).toBe(`${all}&dialog=filters&words=dario&of=createdBy`)
    const { dialog } = await page(to ?? '')
    const panel = dialog?.kind === 'filters' ? dialog.panel : undefined
    expect(panel?.choices['createdBy']?.map(({ label }) => label)).toEqual(['Dario Quintanilla'])
    expect(panel?.choices['assets']).toEqual([])
  })
})

describe('deleting an action', () => {
  async function asked(id: string, who = manager) {
    const { dialog, said } = await page(`${all}&searchValue=Delete+me&dialog=delete&id=${id}`, who)
    if (dialog?.kind !== 'delete') {
      throw new Error(`Nothing is asked: ${JSON.stringify(said)}`)
    }
    const { row, formKey } = dialog
    const version = { id, rowVersion: String(row.rowVersion), formKey }
    return { intent: 'delete', ...version, assignedActionId: row.assignmentId }
  }

  test('is refused to who may not, who is told so', async () => {
    const fields = await asked(await raised('Delete me not'), employee)
    expect(await post(all, fields, employee)).toMatchObject({ to: '/no-access?type=actions' })
  })

  test('is refused for an assignment that is no longer the one, in the words of the call', async () => {
    const fields = await asked(await raised('Delete me later'))
    const { to, toast } = await post(all, { ...fields, assignedActionId: 'another' })
    expect(to).toBe(all)
    expect(toast).toMatchObject({
      tone: 'error',
      text: 'Somebody else has this action by now. Please look at it again.',
    })
  })

  test('of a quality report takes it off that', async () => {
    const admin = await world.signedIn('admin')
    const { categories, sqr } = admin.client
    const [classification] = content(await categories.list({ type: 'classification' }))
    const [type] = content(await categories.list({ type: 'type' }))
    const { sqrId } = content(
      await sqr.saveHeaderInfo({
        ...{ title: 'Iron washed out', description: 'It was seen.', businessUnit: 'WL' },
        ...{ startsAt: '2026-11-20T06:00', endsAt: '2026-11-20T10:30' },
        ...{ classificationId: classification?.categoryId, typeId: type?.categoryId },
      }),
    )
    content(await sqr.changeStatus({ sqrId, event: 'submit' }))
    const assigneeIds = [await me(admin)]
    const draft = { title: 'Delete me with it', dueOn: '2026-12-24', assigneeIds }
    const { actionId } = content(await sqr.saveActions({ sqrId, ...draft }))
    const { dialog } = await page(
      `${all}&searchValue=Delete+me+with+it&dialog=delete&id=${actionId}`,
      admin,
    )
    const row = dialog?.kind === 'delete' ? dialog.row : null
    expect(row).toMatchObject({ id: actionId, sqrId })
    const fields = { intent: 'delete', id: actionId, sqrId, formKey: 'of-a-report' }
    const { toast } = await post(all, { ...fields, rowVersion: `${row?.rowVersion}` }, admin)
    expect(toast).toMatchObject({ tone: 'success', text: 'Action deleted.' })
    expect(content(await sqr.information({ sqrId })).linkedActions).toEqual([])
  })

  test('takes it off the list', async () => {
    const id = await raised('Delete me now')
    const { toast } = await post(all, await asked(id))
    expect(toast).toMatchObject({ tone: 'success', text: 'Action deleted.' })
    const { rows } = await page(`${all}&searchValue=Delete+me+now`)
    expect(rows).toEqual([])
  })
})
