import { webhooksMax, webhookTestEvent, type Webhook } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { isPrivateHost } from '../../webhooks/private-address.ts'
import { webhookSecret, webhookSecretHash } from '../../webhooks/secret.ts'
import type { WebhookRow } from '../../webhooks/webhooks.tables.ts'
import * as queries from './webhooks.queries.ts'

const recordType = 'webhook'

export const list: PersonHandler<'webhooks.list'> = async (_input, { db, person }) =>
  ok({ data: await queries.webhooksOf(db, person.shardKey) })

export const create: PersonHandler<'webhooks.create'> = async (input, context) => {
  const { db, person, ports, settings, now, audit } = context
  if ((await queries.webhooksOf(db, person.shardKey)).length >= webhooksMax) {
    return fail('wrong_state', {
      message: `There are ${webhooksMax} webhooks already. Please delete one first.`,
    })
  }
  requireOpenAddress(input.url, context)
  const { name, url, events } = input
  const id = ports.ids.next()
  const secret = webhookSecret(settings.sessionSecret, id, 1)
  await db
    .insertInto('webhooks')
    .values({
      ...{ shard_key: person.shardKey, id, name, url, events },
      secret_hash: webhookSecretHash(secret),
      ...{ created_by: person.personId, created_at: now },
    })
    .execute()
  await audit({ recordType, recordId: id, action: 'create', changes: { name, url, events } })
  const webhook = await webhookNow(context, id)
  return { ...ok({ webhook, secret }, 'Webhook made.'), remembered: { webhook, secret: null } }
}

export const edit: PersonHandler<'webhooks.edit'> = async (input, context) => {
  const before = await lockedWebhook(context, input.webhookId)
  requireVersion(before.row_version, context.ifMatch)
  requireOpenAddress(input.url, context)
  const { webhookId, ...kept } = input
  await queries.changeWebhook(context.db, before, kept)
  const changes = Object.fromEntries(
    (['name', 'url', 'events'] as const)
      .filter((key) => String(before[key]) !== String(kept[key]))
      .map((key) => [key, { from: before[key], to: kept[key] }]),
  )
  await context.audit({ recordType, recordId: webhookId, action: 'edit', changes })
  return ok(await webhookNow(context, webhookId), 'Webhook saved.')
}

export const pause: PersonHandler<'webhooks.pause'> = async ({ webhookId }, context) => {
  const before = await lockedWebhook(context, webhookId)
  // Pausing it twice is not an error, and the first time is what counts.
  if (before.state === 'active') {
    requireVersion(before.row_version, context.ifMatch)
    await queries.changeWebhook(context.db, before, { state: 'paused', paused_by: 'person' })
    const changes = { why: 'person' }
    await context.audit({ recordType, recordId: webhookId, action: 'pause', changes })
  }
  return ok(await webhookNow(context, webhookId), 'Webhook paused.')
}

export const resume: PersonHandler<'webhooks.resume'> = async ({ webhookId }, context) => {
  const { db, now, audit, ifMatch } = context
  const before = await lockedWebhook(context, webhookId)
  if (before.state === 'paused') {
    requireVersion(before.row_version, ifMatch)
    const columns = { state: 'active', paused_by: null, failing_since: null } as const
    await queries.changeWebhook(db, before, columns)
    await db
      .updateTable('webhook_deliveries')
      .set({ next_try_at: now })
      .where('shard_key', '=', before.shard_key)
      .where('webhook_id', '=', webhookId)
      .where('state', '=', 'waiting')
      .where('next_try_at', '>', now)
      .execute()
    await audit({ recordType, recordId: webhookId, action: 'resume' })
  }
  return ok(await webhookNow(context, webhookId), 'Webhook resumed.')
}

export const remove: PersonHandler<'webhooks.remove'> = async ({ webhookId }, context) => {
  const { db, now, audit, ifMatch } = context
  const before = await lockedWebhook(context, webhookId)
  requireVersion(before.row_version, ifMatch)
  await queries.changeWebhook(db, before, { deleted_at: now })
  await audit({ recordType, recordId: webhookId, action: 'delete' })
  return ok(null, 'Webhook deleted.')
}

export const rotateSecret: PersonHandler<'webhooks.rotateSecret'> = async (
  { webhookId },
  context,
) => {
  const { db, settings, now, audit, ifMatch } = context
  const before = await lockedWebhook(context, webhookId)
  requireVersion(before.row_version, ifMatch)
  const generation = before.secret_generation + 1
  const secret = webhookSecret(settings.sessionSecret, webhookId, generation)
  await queries.changeWebhook(db, before, {
    secret_generation: generation,
    secret_hash: webhookSecretHash(secret),
    secret_rotated_at: now,
  })
  await audit({ recordType, recordId: webhookId, action: 'rotate_secret' })
  const webhook = await webhookNow(context, webhookId)
  return { ...ok({ webhook, secret }, 'New secret made.'), remembered: { webhook, secret: null } }
}

export const deliveries: PersonHandler<'webhooks.deliveries'> = async (input, { db, person }) => {
  const { data, total } = await queries.deliveriesOf(db, person.shardKey, input)
  return ok({ data, totalRecords: total, offset: input.pOffset })
}

export const redeliver: PersonHandler<'webhooks.redeliver'> = async (input, context) => {
  const { db, now, audit } = context
  const { webhookId, deliveryId } = input
  requireActive(await lockedWebhook(context, webhookId))
  const again = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_try_at: now })
    .where('shard_key', '=', context.person.shardKey)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', deliveryId)
    .returningAll()
    .executeTakeFirst()
  if (again === undefined) {
    return fail('forbidden')
  }
  const changes = { deliveryId }
  await audit({ recordType, recordId: webhookId, action: 'redeliver', changes })
  return ok(queries.deliveryOf(again), 'It is sent again.')
}

export const sendTest: PersonHandler<'webhooks.sendTest'> = async ({ webhookId }, context) => {
  const { db, person, ports, now, audit } = context
  requireActive(await lockedWebhook(context, webhookId))
  const test = await db
    .insertInto('webhook_deliveries')
    .values({
      ...{ shard_key: person.shardKey, id: `msg_${ports.ids.next()}`, webhook_id: webhookId },
      ...{ type: webhookTestEvent, record_type: recordType, record_id: webhookId, sequence: 0 },
      ...{ action: 'test', person_id: person.personId, happened_at: now, next_try_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit({ recordType, recordId: webhookId, action: 'test' })
  return ok(queries.deliveryOf(test), 'A test event is sent.')
}

async function lockedWebhook(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  webhookId: string,
): Promise<WebhookRow> {
  return (await queries.webhookForChange(db, person.shardKey, webhookId)) ?? fail('forbidden')
}

async function webhookNow({ db, person }: PersonContext, webhookId: string): Promise<Webhook> {
  const [webhook] = await queries.webhooksOf(db, person.shardKey, webhookId)
  if (webhook === undefined) {
    throw new Error('The webhook that was just written is gone.')
  }
  return webhook
}

/** A name is looked up when it is called; what is private by itself is said at once. */
function requireOpenAddress(url: string, { settings }: PersonContext): void {
  if (!settings.allowsPrivateWebhooks && isPrivateHost(new URL(url).hostname)) {
    failField(
      'url',
      'This address is on this machine or in a private network, which webhooks do not call here unless whoever runs this server sets WEBHOOK_PRIVATE_ADDRESSES.',
    )
  }
}

function requireActive({ state }: WebhookRow): void {
  if (state === 'paused') {
    fail('wrong_state', { message: 'This webhook is paused. Please resume it first.' })
  }
}
