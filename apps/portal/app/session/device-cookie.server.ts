import { createHash } from 'node:crypto'
import { createCookie, type AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { isSecure } from './cookie-options.server.ts'

// A device that has signed in before is not slowed down by somebody else's guesses. A tablet is
// shared by a crew, so the proofs of several people are kept, each under a hash of the address.
const proofsMax = 6
const proofs = z.array(z.tuple([z.string().max(32), z.string().max(200)])).max(proofsMax)

const attributes = {
  // Not the page's own path: with scripts the form is posted to `/login.data`.
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 180 * 24 * 60 * 60,
} as const
const plainCookie = createCookie('hp-device', attributes)
/** Over https no other host of the domain can set it. */
const hostCookie = createCookie('__Host-hp-device', { ...attributes, secure: true })

function deviceCookie(context: AppLoadContext) {
  return isSecure(context) ? hostCookie : plainCookie
}

/** The proof that this device holds for an address, if that person signed in here before. */
export async function deviceProofOf(
  context: AppLoadContext,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const mark = markOf(email)
  return (await readProofs(context, request)).find(([owner]) => owner === mark)?.[1]
}

/** The `Set-Cookie` value that keeps a person's newest proof first. */
export async function keepDeviceProof(
  context: AppLoadContext,
  request: Request,
  email: string,
  proof: string,
): Promise<string> {
  const mark = markOf(email)
  const others = (await readProofs(context, request)).filter(([owner]) => owner !== mark)
  const kept = [[mark, proof], ...others].slice(0, proofsMax)
  return deviceCookie(context).serialize(kept)
}

async function readProofs(context: AppLoadContext, request: Request): Promise<[string, string][]> {
  const kept = await deviceCookie(context).parse(request.headers.get('Cookie'))
  const parsed = proofs.safeParse(kept)
  return parsed.success ? parsed.data : []
}

function markOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16)
}
