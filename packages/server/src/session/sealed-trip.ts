import * as z from 'zod'
import type { Ports, ProviderTrip } from '../ports/ports.ts'
import { seal, unseal, type Seal } from './sealed.ts'

/** How long somebody may take at the identity provider. */
export const tripMs = 10 * 60_000

const sealedTrip = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.number(),
})

const sealOf = (secret: string): Seal => ({ secret, purpose: 'identity provider trip' })

/** What a browser keeps while it is at the provider: nobody but a server of ours reads or makes it. */
export function sealTrip(
  secret: string,
  trip: ProviderTrip,
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
): string {
  const until = clock.now().getTime() + tripMs
  return seal(JSON.stringify({ ...trip, until }), sealOf(secret), { random })
}

/** The trip that we sealed; `over` once its time is, undefined for any other text. */
export function openTrip(
  secret: string,
  text: string,
  now: Date,
): ProviderTrip | 'over' | undefined {
  const opened = unseal(text, sealOf(secret))
  if (opened === undefined) {
    return undefined
  }
  const { until, ...trip } = sealedTrip.parse(JSON.parse(opened))
  return now.getTime() < until ? trip : 'over'
}
