import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeToast } from '../../session/flash.server.ts'
import { unpacked } from '../../shell/packed.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let page: TestPage
let approver: TestPerson

beforeAll(async () => {
  page = await openTestPage()
  approver = await page.signedIn('approver')
}, 120_000)
afterAll(() => page.entry.close())

const toReview = '/review-form?section=to_review'

async function shown(path = toReview, who = approver) {
  const { data } = await loader(await page.arriving(who, path))
  return { rows: unpacked(data.rows), formKey: data.beside.formKey, page: data.said.page }
}

/** What a post is answered with, and what is said on the page that it leads to. */
async function approve(ticks: readonly string[], who = approver, path = toReview) {
  const { formKey } = await shown(toReview, who)
  const body = new URLSearchParams([
    [formKeyField, formKey],
    ['intent', 'approveTicked'],
    ['approve', 'ticked'],
    ...ticks.map((tick) => ['ticked', tick]),
  ])
  const arrived = await page.arriving(who, path, { method: 'POST', body })
  const answer: unknown = await action(arrived)
  if (!(answer instanceof Response)) {
    return { to: null, said: null, errors: (answer as { data: { errors: string[] } }).data.errors }
  }
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request(arrived.request.url, { headers: { Cookie: cookie } })
  const { toast } = await takeToast(arrived.context, next)
  return { to: answer.headers.get('Location'), said: toast?.text ?? null, errors: [] }
}

async function ticked() {
  return (await shown(`${toReview}&searchValue=Treating`)).rows.flatMap(({ id, number, tick }) =>
    tick === null ? [] : [{ id, number, tick }],
  )
}

describe('several forms that wait for somebody', () => {
  test('are ticked where their form allows it and nothing critical failed, on tabs to decide on', async () => {
    const { rows } = await shown()
    const free = rows.filter(({ tick }) => tick !== null)
    expect(free).not.toEqual([])
    expect(
      free.every(({ title, score }) => /Treating Iron/.test(title) && !score?.isCritical),
    ).toBe(true)
    expect(rows.some(({ tick, title }) => tick === null && !/Treating Iron/.test(title))).toBe(true)
    for (const section of ['reviewed', 'elevated', 'all', 'signature']) {
      const other = await shown(`/review-form?section=${section}`)
      expect(other.rows.every(({ tick }) => tick === null)).toBe(true)
    }
  })

  test('are approved together; one that was decided meanwhile says so', async () => {
    const [one, two, three] = await ticked()
    if (one === undefined || two === undefined || three === undefined) {
      throw new Error('Too few forms wait for the approver.')
    }
    const decided = { myFormId: two.id, decision: 'approve' } as const
    content(await approver.client.reviewForms.saveApprovalStatus(decided))
    expect((await approve([one.tick, two.tick])).errors).toEqual([
      '1 of 2 decided.',
      `${two.number}: You have approved this form already.`,
    ])
    expect(await approve([three.tick])).toMatchObject({
      ...{ to: toReview, said: `${three.number} approved.` },
    })
    const left = (await ticked()).map(({ id }) => id)
    expect([one, two, three].filter(({ id }) => left.includes(id))).toEqual([])
    expect((await approve([])).said).toBe('Tick what you approve first.')
  })

  test('say what became of them where that has emptied their page', async () => {
    const [one] = await ticked()
    if (one === undefined) {
      throw new Error('Too few forms wait for the approver.')
    }
    const decided = { myFormId: one.id, decision: 'approve' } as const
    content(await approver.client.reviewForms.saveApprovalStatus(decided))
    const emptied = `${toReview}&selectedFilterId=none&page=40`
    const { errors } = await approve([one.tick], approver, emptied)
    expect(errors).toEqual([
      '0 of 1 decided.',
      `${one.number}: You have approved this form already.`,
    ])
    // Its answer is drawn at this very address, which leads nowhere else.
    const answer = await shown(emptied)
    expect(answer.page).toBeLessThan(40)
    expect(answer.rows).not.toEqual([])
  })

  test('are approved by nobody else, whatever they post', async () => {
    const before = await ticked()
    const ticks = before.map(({ tick }) => tick)
    for (const role of ['employee', 'colleague', 'admin'] as const) {
      const { errors } = await approve(ticks, await page.signedIn(role))
      expect(errors, role).toHaveLength(1 + ticks.length)
    }
    expect(await ticked()).toEqual(before)
  })
})
