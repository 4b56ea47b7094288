import type { Webhook, WebhookDelivery } from '@holdpoint/api'

/** The words of the pages about webhooks. */
export const words = {
  title: 'Webhooks',
  intro:
    'A webhook tells another system what happens here, by a signed HTTP post. The post names the record and what was done, never what stands in it: the other system reads it by the API, with the rights of its own token.',
  docsBefore: 'How a post is verified stands in the',
  docs: 'API reference',
  none: 'There are no webhooks yet.',
  make: 'New webhook',
  editTitle: 'Edit webhook',
  edit: 'Edit',
  name: 'Name',
  nameHint: 'What is told, such as “Intranet”.',
  url: 'Address',
  urlHint: 'Where events are posted to, such as https://intranet.example/holdpoint.',
  events: 'Events',
  eventsHint: 'What the other system is told. Open a module and tick what it needs.',
  chosen: (count: number, all: number) => `${count} of ${all}`,
  submit: 'Make webhook',
  save: 'Save',
  cancel: 'Cancel',
  made: (by: string) => `${by} made it on`,
  tells: 'Tells',
  eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  failing: 'Active, but nothing is taken',
  waiting: 'Waiting',
  failingSince: 'Takes nothing since',
  pausedBy: {
    person: 'Somebody paused it. What happens meanwhile is not told later.',
    failing:
      'It was paused because nothing was taken for five days. What happens meanwhile is not told later.',
    gone: 'It was paused because its address said that it is gone (410). What happens meanwhile is not told later.',
  } satisfies Record<NonNullable<Webhook['pausedBy']>, string>,
  pause: 'Pause',
  resume: 'Resume',
  test: 'Send a test event',
  rotate: 'New secret',
  rotateQuestion: 'Are you sure you want to make a new secret?',
  rotateMeans:
    'The old one signs beside it for 24 hours, so that the other system can change over.',
  remove: 'Delete',
  removeTitle: 'Delete webhook',
  removeQuestion: 'Are you sure you want to delete this webhook?',
  removeMeans: 'The other system is told nothing more. This cannot be undone.',
  secretTitle: 'Copy this now',
  secretOnce: 'is ready. Its secret is not kept, so nobody can show it again.',
  secret: 'Secret',
  secretHint: 'Goes to the server that receives the events, which verifies each with it.',
  shownBefore:
    'This was done a moment ago, and the secret was shown then. If you did not copy it, make a new secret.',
  open: 'Open the webhook',
  deliveries: 'What it was told',
  deliveriesHint: 'Of the last 30 days, the newest first.',
  noDeliveries: 'It was told nothing yet.',
  refresh: 'Look again',
  when: 'When',
  event: 'Event',
  answer: 'Answer',
  attempts: 'Attempts',
  next: 'Next try',
  again: 'Send again',
  answered: (status: number | null, note: string | null) =>
    [status === null ? 'None' : String(status), note].filter(Boolean).join('. '),
  record: 'Record',
} as const

/** What a webhook is now, in one word. */
export const stateWords: Readonly<Record<Webhook['state'], string>> = {
  active: 'Active',
  paused: 'Paused',
}

/** What became of a delivery, in one word. */
export const deliveryWords: Readonly<Record<WebhookDelivery['state'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}
