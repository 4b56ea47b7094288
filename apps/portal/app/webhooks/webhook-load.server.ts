import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Webhook } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { toDeliveryView, toWebhookView } from './webhook-view.server.ts'

type Asked = { context: AppLoadContext; request: Request }

const pageSize = 20

/** The webhook that an address names; whoever finds none is led to those that there are. */
export async function webhookOf({ context, request }: Asked, webhookId: string): Promise<Webhook> {
  const { data } = contentOf(await context.api.webhooks.list({}), request, {
    forbidden: 'settings',
  })
  const webhook = data.find((one) => one.webhookId === webhookId)
  if (webhook === undefined) {
    throw redirect(paths.webhooks())
  }
  return webhook
}

/** What the page of a webhook shows. */
export async function loadWebhook({ context, request }: Asked, webhookId: string) {
  const webhook = await webhookOf({ context, request }, webhookId)
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page') ?? 1)
  const offset = Number.isInteger(page) && page > 0 && page < 10_000 ? (page - 1) * pageSize : 0
  const asked = { webhookId, pLimit: pageSize, pOffset: offset }
  const told = contentOf(await context.api.webhooks.deliveries(asked), request, {
    forbidden: 'settings',
  })
  const drawn = { timeZone: context.timeZone, now: context.now() }
  const dialog = query.get('dialog')
  return {
    webhook: toWebhookView(webhook, drawn),
    deliveries: told.data.map((one) => ({
      ...toDeliveryView(one, drawn),
      formKey: context.mintFormKey(),
    })),
    ...{ total: told.totalRecords, offset, pageSize },
    asks: dialog === 'rotate' || dialog === 'delete' ? (dialog as 'rotate' | 'delete') : null,
    formKey: context.mintFormKey(),
  }
}

/** What the page of a webhook shows. */
export type WebhookPageView = Awaited<ReturnType<typeof loadWebhook>>
