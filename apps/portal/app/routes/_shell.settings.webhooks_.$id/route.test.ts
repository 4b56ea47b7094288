import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { takeToast } from '../../session/flash.server.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader as loadList } from '../_shell.settings.webhooks/route.tsx'
import {
  action as save,
  loader as loadEdit,
} from '../_shell.settings.webhooks_.$id_.edit/route.tsx'
import { action as make, loader as loadNew } from '../_shell.settings.webhooks_.new/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let webhookId: string

const draft = { name: 'Intranet', url: 'https://intranet.example/in', events: 'action.raised' }

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())
beforeEach(async () => {
  webhookId = content(await admin.client.webhooks.create(draft)).webhook.webhookId
})

const at = async (path: string, who = admin) => ({
  ...(await world.arriving(who, path)),
  params: { id: webhookId },
})
let keys = 0
/** Posts to a page of the webhook. */
async function posted(
  path: string,
  fields: Record<string, string> | string[][],
  to: (arrived: Awaited<ReturnType<typeof at>>) => Promise<unknown> = action,
) {
  const body = new URLSearchParams(fields)
  body.set('formKey', `webhooks-${(keys += 1)}`)
  const arrived = await world.arriving(admin, path, { method: 'POST', body })
  const answer = await to({ ...arrived, params: { id: webhookId } })
  return { answer, context: arrived.context }
}

/** Where an answer leads, and what is said there. */
async function told({ answer, context }: { answer: unknown; context: AppLoadContext }) {
  const { headers } = answer as Response
  const cookie = headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request('http://localhost', { headers: { Cookie: cookie } })
  const { toast } = await takeToast(context, next)
  return { to: headers.get('Location'), tone: toast?.tone, text: toast?.text }
}

const pageNow = async () => loader(await at(paths.webhook(webhookId)))

test('whoever may not keep webhooks is led to where that is said, from each page', async () => {
  const employee = await world.signedIn('employee')
  for (const [path, load] of [
    [paths.webhooks(), loadList],
    [paths.newWebhook(), loadNew],
    [paths.webhook(webhookId), loader],
    [paths.editWebhook(webhookId), loadEdit],
  ] as const) {
    const arrived = await at(path, employee)
    const led: unknown = await Promise.resolve(load(arrived)).catch((thrown: unknown) => thrown)
    expect((led as Response).headers.get('Location'), path).toBe(paths.noAccess('settings'))
  }
})

test('what is wrong stands at its field, and nothing that was typed is lost', async () => {
  const fields = [
    ['name', 'Intranet'],
    ['url', 'http://10.0.0.1/in'],
  ]
  const { answer } = await posted(paths.newWebhook(), fields, make)
  const again = (answer as { data: unknown }).data
  expect(isEditAgain(again) && again.lastResult).toMatchObject({
    initialValue: { name: 'Intranet', url: 'http://10.0.0.1/in' },
    error: {
      url: [expect.stringContaining('Enter an address')],
      events: ['Choose at least one event.'],
    },
  })
  const closed = { ...draft, url: 'https://10.0.0.1/in' }
  const { answer: late } = await posted(paths.newWebhook(), closed, make)
  const lateAgain = (late as { data: unknown }).data
  expect(isEditAgain(lateAgain) && lateAgain.lastResult.error).toEqual({
    url: [expect.stringContaining('private network')],
  })
})

test('a new one shows its secret once, and stands in the list', async () => {
  const fields = [
    ['name', 'Data lake'],
    ['url', draft.url],
    ['events', 'action.raised'],
    ['events', 'my_form.submitted'],
  ]
  const { answer } = await posted(paths.newWebhook(), fields, make)
  const { made } = (answer as { data: { made: { webhookId: string; secret: string } } }).data
  expect(made).toMatchObject({ name: 'Data lake', secret: expect.stringMatching(/^whsec_/) })
  const { webhooks } = await loadList(await at(paths.webhooks()))
  expect(webhooks.find((one) => one.webhookId === made.webhookId)).toMatchObject({
    ...{ name: 'Data lake', state: 'active', events: ['action.raised', 'my_form.submitted'] },
  })
  expect(JSON.stringify(webhooks)).not.toContain('whsec_')
})

test('it is edited in the version that was seen', async () => {
  const { start } = await loadEdit(await at(paths.editWebhook(webhookId)))
  const fields = { ...draft, name: 'Renamed', rowVersion: String(start.rowVersion) }
  expect(await told(await posted(paths.editWebhook(webhookId), fields, save))).toEqual({
    ...{ to: paths.webhook(webhookId), tone: 'success', text: 'Webhook saved.' },
  })
  const { answer } = await posted(paths.editWebhook(webhookId), fields, save)
  const again = (answer as { data: unknown }).data
  expect(isEditAgain(again) && again.lastResult.initialValue).toMatchObject({ rowVersion: '2' })
})

test('a test event is sent, and sent again', async () => {
  const page = paths.webhook(webhookId)
  expect(await told(await posted(page, { intent: 'test' }))).toMatchObject({ tone: 'success' })
  const { deliveries, total } = await pageNow()
  expect(total).toBe(1)
  expect(deliveries[0]).toMatchObject({ type: 'webhook.test', state: 'waiting', attempts: 0 })
  const deliveryId = deliveries[0]?.deliveryId ?? ''
  expect(await told(await posted(page, { intent: 'again', deliveryId }))).toEqual({
    ...{ to: page, tone: 'success', text: 'It is sent again.' },
  })
})

test('it is paused and resumed, and says what stands in the way meanwhile', async () => {
  const page = paths.webhook(webhookId)
  await posted(page, { intent: 'pause', rowVersion: '1' })
  expect((await pageNow()).webhook).toMatchObject({ state: 'paused', pausedBy: 'person' })
  expect(await told(await posted(page, { intent: 'test' }))).toEqual({
    ...{ to: page, tone: 'error', text: 'This webhook is paused. Please resume it first.' },
  })
  await posted(page, { intent: 'resume', rowVersion: '2' })
  expect((await pageNow()).webhook.state).toBe('active')
})

test('another secret is asked about first, and shown once', async () => {
  expect((await loader(await at(paths.webhook(webhookId, { dialog: 'rotate' })))).asks).toBe(
    'rotate',
  )
  const { answer } = await posted(paths.webhook(webhookId), { intent: 'rotate', rowVersion: '1' })
  expect((answer as { data: unknown }).data).toMatchObject({
    made: { webhookId, secret: expect.stringMatching(/^whsec_/) },
  })
})

test('it is deleted, and its address leads to the others', async () => {
  const page = paths.webhook(webhookId)
  const stale = await told(await posted(page, { intent: 'delete', rowVersion: '7' }))
  expect(stale).toMatchObject({ to: page, tone: 'error' })
  expect(await told(await posted(page, { intent: 'delete', rowVersion: '1' }))).toEqual({
    ...{ to: paths.webhooks(), tone: 'success', text: 'Webhook deleted.' },
  })
  const led: unknown = await pageNow().catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('Location')).toBe(paths.webhooks())
})
