import { createHmac } from 'node:crypto'
import { sha256 } from '../canonical-json.ts'

/**
 * Tokens are derived from the server's secret, the session and its generation, so that the same
 * successor can be answered again within the grace without keeping any token in clear.
 */
export function deriveToken(
  secret: string,
  purpose: 'access' | 'refresh',
  sessionId: string,
  generation: number,
): string {
  return createHmac('sha256', secret)
    .update(`${purpose}:${sessionId}:${generation}`)
    .digest('base64url')
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return sha256(token)
}
