import { webhookEventsOf } from '@holdpoint/api/vocabulary'
import { expect, test } from 'vitest'
import { drawnPart } from '../test-drawn-part.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookPage } from './webhook-page.tsx'
import type { WebhookPageView } from './webhook-load.server.ts'

const start = {
  ...{ name: 'Intranet', url: 'https://intranet.example/in', rowVersion: 3 },
  events: ['action.raised', 'action.completed'],
}
const form = { formKey: 'key', cancelTo: '/settings/webhooks' }
const folds = (html: string) =>
  html.match(/<details[^>]*>/g)?.map((fold) => fold.includes('open')) ?? []

test('a module of which something is told stands open, and says how much', async () => {
  const html = await drawnPart(() => <WebhookForm {...form} again={undefined} start={start} />)
  expect(folds(html).filter(Boolean)).toHaveLength(1)
  expect(html).toContain(`>2 of ${webhookEventsOf('action').length}<`)
  expect(html.match(/<input type="checkbox"[^>]*checked=""[^>]*>/g)).toHaveLength(2)
  expect(html).toContain('aria-label="Actions"')
  expect(html).toContain('Put on hold')
})

test('where no event was chosen the sentence stands there, and the first module opens', async () => {
  const again = {
    lastResult: {
      ...{ status: 'error' as const, initialValue: { name: 'Intranet' } },
      error: { events: ['Choose at least one event.'] },
    },
    ...{ found: null, known: {} },
  }
  const html = await drawnPart(() => <WebhookForm {...form} again={again} />)
  expect(folds(html).indexOf(true)).toBe(0)
  expect(html).toContain('Choose at least one event.')
  expect(html).toContain('value="Intranet"')
})

const moment = { instant: '2026-11-21T12:00:00Z', shown: '06:00', exact: '06:00:00' }
const view: WebhookPageView = {
  webhook: {
    ...{ webhookId: 'w-1', name: 'Intranet', url: start.url, events: start.events },
    ...{ state: 'active', pausedBy: null, failing: moment, waiting: 1, rowVersion: 3 },
    ...{ madeBy: 'Anna Berg', made: moment, told: ['Actions: Raised'] },
  },
  deliveries: [
    {
      ...{
        deliveryId: 'msg_1',
        type: 'action.raised',
        name: 'Actions: Raised',
        recordId: 'a-1',
        to: '/actions/a-1',
        state: 'waiting',
      },
      ...{ attempts: 2, status: 500, note: '<b>Not today</b>', happened: moment, next: moment },
      formKey: 'key-of-delivery',
    },
  ],
  ...{ total: 1, offset: 0, pageSize: 20, asks: null, formKey: 'key-of-page' },
}

test('the page says what was answered, as text, and offers what can be done', async () => {
  const html = await drawnPart(() => <WebhookPage view={view} />)
  expect(html).toContain('&lt;b&gt;Not today&lt;/b&gt;')
  expect(html).toContain('Takes nothing since')
  expect(html).toContain('href="/actions/a-1"')
  expect(html).toContain('>Active, but nothing is taken<')
  expect(html).toContain('<dd>500. &lt;b&gt;')
  expect(html).toContain('<li>Actions: Raised</li>')
  expect(html).toContain('aria-label="Send again: Actions: Raised, 06:00"')
  expect(html).toContain('value="test"')
  expect(html).toContain('value="pause"')
  expect(html).not.toContain('value="resume"')
})

test('while it is paused nothing is sent by hand, and it says why', async () => {
  const webhook = { ...view.webhook, state: 'paused' as const, pausedBy: 'gone' as const }
  const html = await drawnPart(() => <WebhookPage view={{ ...view, webhook }} />)
  expect(html).toContain('its address said that it is gone')
  expect(html).toContain('value="resume"')
  expect(html).not.toContain('value="test"')
  expect(html).not.toContain('Send again')
})
