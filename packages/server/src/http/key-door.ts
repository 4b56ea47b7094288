import { problem } from '@holdpoint/api'
import { failureOf, problemAnswer } from '../answer.ts'
import type { KeyRing } from '../api-keys/key-ring.ts'
import { grantOf, type LivingKey } from '../api-keys/living-keys.ts'
import { secretMarks } from '../api-keys/secrets.ts'
import { networkOf } from '../client-network.ts'
import { fail } from '../fail.ts'
import { nobody, type Identity } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import type { TakeToken } from '../rate-limits.ts'
import type { HttpOrigin } from './api-handler.ts'
import { isPreflight, preflightAnswer, withCors } from './cors.ts'
import { comesFromElsewhere, withoutCookies } from './from-elsewhere.ts'
import { toResponse, withoutBody } from './response.ts'
import { tokenOf } from './token-of.ts'

export interface KeyDoorParts {
  ring: KeyRing
  /** Who an opaque id belongs to, when it is an ordinary one. */
  resolve: (token: string | undefined) => Promise<Identity>
  /** Counts what did not fit, by network. */
  takeToken: TakeToken
  ports: Pick<Ports, 'clock' | 'log'>
}

/** Answers a request whose caller is known. */
export type GoOn = (request: Request, identity: Identity) => Promise<Response>

export interface KeyDoor {
  /** Whether a request comes from another site's page or shows a key; all others pass by. */
  concerns: (request: Request, origin: HttpOrigin) => boolean
  /** Judges key, secret and token, and goes on as whom they speak for, or refuses. */
  answer: (request: Request, origin: HttpOrigin, known: Identity, goOn: GoOn) => Promise<Response>
}

const bearerMark = /^Bearer +(hp[se]_[\w-]+)$/i

/** The door for pages and servers of other sites: without a fitting key nothing goes on. */
export function createKeyDoor({ ring, resolve, takeToken, ports }: KeyDoorParts): KeyDoor {
  async function identify(
    request: Request,
    origin: HttpOrigin,
    known: Identity,
    isElsewhere: boolean,
  ): Promise<Identity> {
    const { headers } = request
    const secret = secretIn(headers)
    if (secret !== undefined) {
      return hostOf(secret, headers, origin)
    }
    const pageKey = headers.get('X-Api-Key')
    if (pageKey === null) {
      return isElsewhere ? fail('api_key_required') : nobody
    }
    const key = await ring.byPageKey(pageKey)
    const site = headers.get('Origin')
    const isOfItsPage = site !== null && key?.origins.has(site) === true
    if (key === undefined || (!isOfItsPage && (site !== null || isElsewhere))) {
      return refuse(origin)
    }
    ring.noteUse(key)
    return personOf(request, key, known, { isOfItsPage, isElsewhere })
  }

  /** Whom a page's call speaks for: an embed token of this very key, or a session named by header. */
  async function personOf(
    request: Request,
    key: LivingKey,
    known: Identity,
    { isOfItsPage, isElsewhere }: { isOfItsPage: boolean; isElsewhere: boolean },
  ): Promise<Identity> {
    const token = markedBearerIn(request.headers)
    if (token !== undefined) {
      const session = isOfItsPage ? await ring.bearerOf(token) : undefined
      return session?.apiKeyId === key.id
        ? { kind: 'person', person: session.person, grant: grantOf(key, session.scopes) }
        : { kind: 'nobody', grant: grantOf(key) }
    }
    // What was found out before may come from a cookie, which counts only on our own pages.
    const identity = isElsewhere ? await resolve(tokenOf(request, 'none')) : known
    return { ...identity, grant: grantOf(key) }
  }

  async function hostOf(secret: string, headers: Headers, origin: HttpOrigin): Promise<Identity> {
    const key = await ring.byServerSecret(secret)
    // A secret that comes from a page has been given away.
    if (key === undefined || headers.has('Origin') || headers.has('Sec-Fetch-Site')) {
      return refuse(origin)
    }
    const pageKey = headers.get('X-Api-Key')
    if (pageKey !== null && (await ring.byPageKey(pageKey))?.id !== key.id) {
      return refuse(origin)
    }
    ring.noteUse(key)
    return { kind: 'host', apiKeyId: key.id, shardKey: key.shardKey, grant: grantOf(key) }
  }

  function refuse({ clientAddress }: HttpOrigin): never {
    const network = `keys of ${networkOf(clientAddress)}`
    const waitS = takeToken(network, 'signIn', ports.clock.now().getTime())
    return waitS > 0 ? fail('too_many_requests', { retryAfterS: waitS }) : fail('api_key_refused')
  }

  async function judged(
    request: Request,
    origin: HttpOrigin,
    known: Identity,
    goOn: GoOn,
  ): Promise<Response> {
    const isElsewhere = comesFromElsewhere(request, origin.ownOrigin)
    const asked = isElsewhere ? withoutCookies(request) : request
    return goOn(asked, await identify(asked, origin, known, isElsewhere))
  }

  return {
    concerns: (request, { ownOrigin }) =>
      request.headers.has('X-Api-Key') ||
      request.headers.has('X-Api-Secret') ||
      bearerMark.test(request.headers.get('Authorization') ?? '') ||
      comesFromElsewhere(request, ownOrigin),
    async answer(request, origin, known, goOn) {
      const site = request.headers.get('Origin')
      let welcome: string | undefined
      try {
        welcome = site !== null && (await ring.knowsOrigin(site)) ? site : undefined
        if (isPreflight(request)) {
          return welcome === undefined
            ? withCors(
                toResponse(problemAnswer(problem('api_key_required'), origin.requestId)),
                welcome,
              )
            : preflightAnswer(welcome)
        }
        return withCors(await judged(request, origin, known, goOn), welcome)
      } catch (error) {
        const refused = toResponse(failureOf(error, 'keys', origin.requestId, ports.log))
        return withCors(request.method === 'HEAD' ? withoutBody(refused) : refused, welcome)
      }
    },
  }
}

function secretIn(headers: Headers): string | undefined {
  const named = headers.get('X-Api-Secret')
  const bearer = markedBearerIn(headers)
  return named ?? (bearer?.startsWith(secretMarks.server) === true ? bearer : undefined)
}

function markedBearerIn(headers: Headers): string | undefined {
  return bearerMark.exec(headers.get('Authorization') ?? '')?.[1]
}
