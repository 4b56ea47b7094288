import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { requiredLine } from '../../fields.ts'
import { isOnThisMachine } from '../../vocabulary/site-origin.ts'
import { id, text, wireInteger, wireList } from '../../wire.ts'
import { webhook, webhookDelivery } from './webhooks.records.ts'
import { webhookEventTypes } from './webhooks.vocabulary.ts'

// Other systems are told by a signed HTTP post. The specification names no webhooks; all of this is
// ours (decision 0129), after the Standard Webhooks specification.

const source = 'decision 0129'

/** What is said to somebody who entered no address that may be called. */
const urlProblem =
  'Enter an address such as https://intranet.example/holdpoint: https, without a user and without “#”.'

/** Where a webhook posts to: https, or http on this machine. */
function isWebhookUrl(address: string): boolean {
  if (/\s/u.test(address) || !URL.canParse(address)) {
    return false
  }
  const { protocol, hostname, username, password } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOnThisMachine(hostname))
  return isSafe && username === '' && password === '' && !address.includes('#')
}

const draft = {
  name: requiredLine('Enter a name.', 100),
  url: text(1000).trim().refine(isWebhookUrl, urlProblem),
  events: wireList
    .refine((types) => types.length > 0, 'Choose at least one event.')
    .refine(
      (types) => types.every((type) => webhookEventTypes.includes(type)),
      'One of these is not an event.',
    )
    .transform((types) => [...new Set(types)]),
}

const one = { webhookId: id }
const withSecret = z.object({
  webhook,
  /** What its deliveries are signed with, `whsec_…`. Null when a post is repeated. */
  secret: z.string().nullable(),
})

/** Every webhook of the organisation, the newest first. */
const list = call({
  name: 'webhooks.list',
  method: 'GET',
  path: '/webhooks',
  summary: "Lists the organisation's webhooks, without their secrets.",
  status: 'decided',
  source,
  input: z.object({}),
  content: z.object({ data: z.array(webhook) }),
  problems: ['forbidden'],
})

/** Makes a webhook and answers its secret, this once. */
const create = call({
  name: 'webhooks.create',
  method: 'POST',
  path: '/webhooks',
  summary: 'Makes a webhook and answers its secret once.',
  status: 'decided',
  source,
  input: z.object(draft),
  content: withSecret,
  problems: ['forbidden', 'wrong_state'],
})

/** Changes what a webhook is called, where it posts to and what it is told. */
const edit = call({
  name: 'webhooks.edit',
  method: 'POST',
  path: '/webhook',
  summary: 'Changes the name, the address and the events of a webhook.',
  status: 'decided',
  source,
  input: z.object({ ...one, ...draft }),
  takesRowVersion: true,
  content: webhook,
  problems: ['forbidden'],
})

/** Tells a webhook nothing until it is resumed. */
const pause = call({
  name: 'webhooks.pause',
  method: 'POST',
  path: '/webhook-pause',
  summary: 'Pauses a webhook: it is told nothing of what happens until it is resumed.',
  status: 'decided',
  source,
  input: z.object(one),
  takesRowVersion: true,
  content: webhook,
  problems: ['forbidden'],
})

/** Tells a paused webhook again, what waited first. */
const resume = call({
  name: 'webhooks.resume',
  method: 'POST',
  path: '/webhook-resume',
  summary: 'Resumes a paused webhook; what still waited is sent at once.',
  status: 'decided',
  source,
  input: z.object(one),
  takesRowVersion: true,
  content: webhook,
  problems: ['forbidden'],
})

/** Ends a webhook, with all that was to be told it. */
const remove = call({
  name: 'webhooks.remove',
  method: 'DELETE',
  path: '/webhook',
  summary: 'Ends a webhook; what it was still to be told is not sent.',
  status: 'decided',
  source,
  input: z.object(one),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

/** Makes another secret; the old one signs beside it for a day. */
const rotateSecret = call({
  name: 'webhooks.rotateSecret',
  method: 'POST',
  path: '/webhook-secret',
  summary: 'Gives a webhook another secret and answers it once; the old one signs for a day more.',
  status: 'decided',
  source,
  input: z.object(one),
  takesRowVersion: true,
  content: withSecret,
  problems: ['forbidden'],
})

/** What a webhook was told in the last 30 days, the newest first. */
const deliveries = call({
  name: 'webhooks.deliveries',
  method: 'GET',
  path: '/webhook-deliveries',
  summary: 'Lists what a webhook was told in the last 30 days, and what became of it.',
  status: 'decided',
  source,
  input: z.object({
    ...one,
    pLimit: wireInteger(1, 200).default(20),
    pOffset: wireInteger(0, 10_000_000).default(0),
  }),
  content: page(webhookDelivery),
  problems: ['forbidden'],
})

/** Sends a delivery once more, under the same id. */
const redeliver = call({
  name: 'webhooks.redeliver',
  method: 'POST',
  path: '/webhook-redeliver',
  summary: 'Sends a delivery once more, whatever became of it, under the same id.',
  status: 'decided',
  source,
  input: z.object({ ...one, deliveryId: id }),
  content: webhookDelivery,
  problems: ['forbidden', 'wrong_state'],
})

/** Sends an event that tells of nothing, to try the address. */
const sendTest = call({
  name: 'webhooks.sendTest',
  method: 'POST',
  path: '/webhook-test',
  summary: 'Sends a webhook an event of the type `webhook.test`.',
  status: 'decided',
  source,
  input: z.object(one),
  content: webhookDelivery,
  problems: ['forbidden', 'wrong_state'],
})

/** Other systems that are told what happens. */
export const webhooks = {
  ...{ list, create, edit, pause, resume, remove, rotateSecret },
  ...{ deliveries, redeliver, sendTest },
}
