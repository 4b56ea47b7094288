import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, today } from '@holdpoint/api'
import { quietEdit } from '../../records/quiet-edit.ts'
import { takeToast } from '../../session/flash.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, clientAction, loader } from './route.tsx'

let page: TestPage
let manager: TestPerson
let colleague: TestPerson

beforeAll(async () => {
  page = await openTestPage()
  manager = await page.signedIn('manager')
  colleague = await page.signedIn('colleague')
})
afterAll(() => page.entry.close())

const here = '/pending-approvals'
const day = (ahead: number) => addDays(today(new Date(), 'America/Chicago'), ahead)

async function idOf(person: TestPerson): Promise<string> {
  return content(await person.client.auth.session({})).user.personId
}

/** An action that a colleague has done, for the manager to verify; answers how a tick names it. */
async function waiting(title: string): Promise<string> {
  const { actions } = colleague.client
  const draft = { title, dueOn: day(7), verifierId: await idOf(manager) }
  const assigneeIds = [await idOf(colleague)]
  const { actionId, number } = content(await actions.save({ ...draft, assigneeIds }))
  content(await actions.move({ actionId, event: 'start' }))
  const { rowVersion } = content(await actions.move({ actionId, event: 'complete' }))
  return `action:${actionId}:${rowVersion}:${number}`
}

async function shown(path = here) {
  return loader(await page.arriving(manager, path))
}

/** What a post is answered with, and what is said on the page that it leads to. */
async function post(fields: string[][], path = here) {
  const { formKey } = await shown()
  const body = new URLSearchParams([[formKeyField, formKey], ...fields])
  const arrived = await page.arriving(manager, path, { method: 'POST', body })
  const answer: unknown = await action(arrived)
  if (!(answer instanceof Response)) {
    return { to: null, said: null, answer: answer as { data: unknown; init: unknown } }
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request(arrived.request.url, { headers: { Cookie: cookie } })
  const { toast } = await takeToast(arrived.context as AppLoadContext, next)
  return { to: answer.headers.get('Location'), said: toast?.text ?? null, answer: null }
}

const numberOf = (key: string) => key.split(':').at(-1) ?? ''

describe('what waits', () => {
  test('is shown of one kind alone, and behind its end from its beginning', async () => {
    const key = await waiting('Paint the edges')
    const { items } = await shown(`${here}?kind=action`)
    expect(items.every(({ canDecide }) => canDecide)).toBe(true)
    expect(items.find((item) => item.key === key)).toMatchObject({ step: 'Verify', standIn: null })
    const forms = (await shown(`${here}?kind=form`)).items
    expect(forms.map(({ canDecide }) => canDecide)).not.toContain(true)
    const { page, offset, items: first } = await shown(`${here}?kind=form&page=99`)
    expect({ page, offset, keys: first.map(({ key: one }) => one) }).toEqual({
      ...{ page: undefined, offset: 0, keys: forms.map(({ key: one }) => one) },
    })
  })

  test('is approved by its own button, on the tab where one is', async () => {
    const key = await waiting('Fit a whip check')
    expect(await post([['approve', key]], `${here}?kind=action`)).toMatchObject({
      ...{ to: `${here}?kind=action`, said: `${numberOf(key)} approved.` },
    })
  })

  test('stays in its place when it is approved, so that a second press meets no other row', async () => {
    const keys = [await waiting('Replace the seal'), await waiting('Ground the plant')]
    const before = (await shown(`${here}?kind=action`)).rows.map(({ number }) => number)
    let address = `${here}?kind=action`
    for (const key of keys) {
      const fields = [
        ['approve', key],
        ['drawn', before.join(' ')],
      ]
      const { to, said } = await post(fields, address)
      expect(said).toBe(`${numberOf(key)} approved.`)
      address = to ?? ''
      const { rows, items } = await shown(address)
      expect(rows.map(({ number }) => number)).toEqual(before)
      expect(items.map((item) => item.key)).not.toContain(key)
    }
    const anew = (await shown(`${here}?kind=action`)).rows.map(({ number }) => number)
    expect(anew).toEqual(before.filter((number) => !keys.map(numberOf).includes(number)))
  })

  test('is approved by ticks, and each that was decided before says by whom', async () => {
    const [first, second] = [await waiting('One'), await waiting('Two')]
    await post([['approve', first]])
    const ticked = [first, second].map((key) => ['ticked', key])
    const { answer } = await post([['approve', 'ticked'], ...ticked])
    expect(answer?.data).toEqual({
      errors: ['1 of 2 decided.', `${numberOf(first)}: Already decided by you.`],
    })
    expect((await post([['approve', 'ticked']])).said).toBe('Tick what you approve first.')
  })

  test('is rejected with a reason, which is asked for beside its field', async () => {
    const key = await waiting('Three')
    const fields = [
      ['intent', 'move'],
      ['item', key],
    ]
    const { answer } = await post([...fields, ['reason', ' ']])
    expect(answer).toMatchObject({
      data: { lastResult: { error: { reason: ['Please say why.'] } } },
      init: { status: 422 },
    })
    const done = await post([...fields, ['reason', 'The pin is missing.']])
    expect(done.said).toBe(`${numberOf(key)} rejected.`)
    const again = await post([...fields, ['reason', 'The pin is missing.']])
    expect(again.answer).toMatchObject({
      data: {
        lastResult: {
          error: { '': [`${numberOf(key)}: Already decided by you.`] },
          initialValue: { reason: 'The pin is missing.' },
        },
        late: { isOpen: false },
      },
      init: { status: 409 },
    })
  })

  test('is rejected as it is by then, where it was changed since it was shown', async () => {
    const key = await waiting('Four')
    const [, actionId = ''] = key.split(':')
    const { actions } = colleague.client
    const draft = { actionId, title: 'Four bolts', dueOn: day(7), verifierId: await idOf(manager) }
    content(await actions.save({ ...draft, assigneeIds: [await idOf(colleague)] }))
    const reason = ['reason', 'The pin is missing.']
    const reject = (item: string) => post([['intent', 'move'], ['item', item], reason])
    const { answer } = await reject(key)
    expect(answer?.data).toMatchObject({
      lastResult: {
        error: { '': [expect.stringContaining('Somebody changed this in the meantime.')] },
        initialValue: { reason: 'The pin is missing.' },
      },
    })
    const { items } = await shown(`${here}?kind=action`)
    const now = items.find((item) => item.key.startsWith(`action:${actionId}:`))?.key ?? ''
    expect(now).not.toBe(key)
    expect((await reject(now)).said).toBe(`${numberOf(key)} rejected.`)
  })

  test('keeps its page where nobody could be reached', () => {
    expect(clientAction).toBe(quietEdit)
  })
})

test('somebody stands in: found, named for days that may be, and not any more', async () => {
  const personId = await idOf(colleague)
  const days = [
    ['startsOn', day(1)],
    ['endsOn', day(3)],
  ]
  const sought = await post([['intent', 'find:personId'], ['find.personId', 'Abernethy'], ...days])
  expect(sought.answer?.data).toMatchObject({
    lastResult: { initialValue: { endsOn: day(3) } },
    found: { choices: [{ id: personId }] },
  })
  const fields = [
    ['intent', 'delegate'],
    ['personId', personId],
  ]
  const early = await post([...fields, ['startsOn', day(-1)], ['endsOn', day(3)]])
  expect(early.answer?.data).toMatchObject({
    lastResult: { error: { startsOn: ['The first day lies in the past.'] } },
  })
  const named = await post([...fields, ...days])
  expect(named).toMatchObject({
    ...{ to: here, said: 'Wren Abernethy-Cole decides for you on these days.' },
  })
  const [deputy] = (await shown()).deputies
  expect(deputy?.name).toBe('Wren Abernethy-Cole')
  await post([
    ['intent', 'endDelegation'],
    ['id', deputy?.id ?? ''],
  ])
  expect((await shown()).deputies).toEqual([])
})
