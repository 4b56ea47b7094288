import * as z from 'zod'
import { deliveryStates, webhookPauses, webhookStates } from './webhooks.vocabulary.ts'

/** A webhook as it is shown to those who keep the settings: never with its secret. */
export const webhook = z.object({
  webhookId: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(webhookStates),
  /** Why it is paused; null while it is active. */
  pausedBy: z.enum(webhookPauses).nullable(),
  /** Since when nothing has been taken; null while deliveries arrive. */
  failingSince: z.string().nullable(),
  /** How many deliveries are due. */
  waiting: z.int(),
  createdBy: z.object({ personId: z.string(), name: z.string() }),
  createdAt: z.string(),
  rowVersion: z.int(),
})
/** A webhook of the organisation, without its secret. */
export type Webhook = z.infer<typeof webhook>

/** Something that a webhook is told, and what became of it. */
export const webhookDelivery = z.object({
  /** The same at each try: `webhook-id`. */
  deliveryId: z.string(),
  type: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  happenedAt: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The status of the last answer; null where none came. */
  status: z.int().nullable(),
  /** The beginning of the last answer, or why none came. */
  note: z.string().nullable(),
  lastTriedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
})
/** Something that a webhook is told, and what became of it. */
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** What is posted to a webhook. Who receives it reads the record itself by an API call. */
export const webhookPayload = z.object({
  type: z.string(),
  /** When it happened, ISO 8601. */
  timestamp: z.string(),
  data: z.object({
    recordType: z.string(),
    recordId: z.string(),
    /** The number that people call it by, where it has one. */
    number: z.string().nullable(),
    /** What the audit trail calls it. */
    action: z.string(),
    changedAt: z.string(),
    /** The id of who did it; null for the clock, and for what follows from something else. */
    changedBy: z.string().nullable(),
    /** The call that reads the record. */
    url: z.string(),
  }),
})
/** What is posted to a webhook. */
export type WebhookPayload = z.infer<typeof webhookPayload>
