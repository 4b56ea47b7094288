// What receives webhooks: one function, without the contract.
export type { WebhookPayload } from './areas/webhooks/webhooks.records.ts'
export * from './client/verify-webhook.ts'
