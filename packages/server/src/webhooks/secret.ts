import { createHmac } from 'node:crypto'
import { hashToken } from '../session/tokens.ts'
import type { WebhookRow } from './webhooks.tables.ts'

/** For how long the secret before the last one signs as well, after another was made. */
export const oldSecretSignsMs = 24 * 3600_000

/** The secret of a webhook, `whsec_…`: worked out from the server's own, so that none is kept. */
export function webhookSecret(serverSecret: string, webhookId: string, generation: number): string {
  const key = createHmac('sha256', serverSecret).update(`webhook ${webhookId} ${generation}`)
  return `whsec_${key.digest('base64')}`
}

/** What tells later whether a secret still is the same. */
export const webhookSecretHash = (secret: string): string => hashToken(secret)

type Signing = Pick<WebhookRow, 'id' | 'secret_generation' | 'secret_hash' | 'secret_rotated_at'>

/**
 * The secrets that a webhook signs with now, the newest first; none where the server's own secret has
 * changed and no receiver could know them.
 */
export function signingSecrets(webhook: Signing, serverSecret: string, now: Date): string[] {
  const { id, secret_generation: generation, secret_rotated_at: rotatedAt } = webhook
  const secret = webhookSecret(serverSecret, id, generation)
  if (webhookSecretHash(secret) !== webhook.secret_hash) {
    return []
  }
  const isOldOneGood =
    rotatedAt !== null && now.getTime() - rotatedAt.getTime() < oldSecretSignsMs && generation > 1
  return isOldOneGood ? [secret, webhookSecret(serverSecret, id, generation - 1)] : [secret]
}

/** The headers of a post after Standard Webhooks. */
export function signedHeaders(
  { id, body, at }: { id: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  }
}
