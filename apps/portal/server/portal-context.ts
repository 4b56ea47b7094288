import { randomBytes } from 'node:crypto'
import type { PortalContext } from '../app/load-context.ts'
import type { Caller } from './api-host.ts'
import { textAnswer } from './compression.ts'
import type { CookieJar } from './cookies.ts'
import type { DeviceSecrets } from './device-secrets.ts'
import type { EmbedSource } from './embed.ts'
import type { FormKeys } from './form-keys.ts'
import type { RequestScope } from './request-scope.ts'
import { timeZoneOf } from './time-zone.ts'

export interface PortalContextParts {
  cookies: CookieJar
  formKeys: FormKeys
  deviceSecrets: DeviceSecrets
  now: () => Date
  /** The tags for other teams' pages. */
  embed: EmbedSource
  /** Used where neither the settings nor the Host header name an origin. */
  fallbackOrigin: string
}

export interface PageContext {
  context: PortalContext
  /** The cookies that rendering the page has made necessary. */
  cookiesToSet: () => readonly string[]
}

/** Puts together what loaders and actions get beside the request. */
export function pageContextOf(
  { cookies, formKeys, deviceSecrets, now, embed, fallbackOrigin }: PortalContextParts,
  request: Request,
  scope: RequestScope,
  caller: Caller,
  isFormOfAnother: boolean,
): PageContext {
  const cookieHeader = request.headers.get('Cookie')
  const timeZone = timeZoneOf({ own: caller.info?.timeZone, organisation: undefined }, cookieHeader)
  const knownVisitor = cookies.readVisitor(cookieHeader)
  let newVisitor: string | undefined

  function visitor(): string {
    // Only a page with a form needs to know its visitor, so only such a page sets the cookie.
    newVisitor ??= knownVisitor === undefined ? randomBytes(16).toString('base64url') : undefined
    return knownVisitor ?? newVisitor ?? ''
  }

  return {
    context: {
      api: caller.client(timeZone),
      person: caller.info,
      hasDeadSession: scope.sessionToken !== undefined && caller.info === null,
      nonce: scope.nonce,
      requestId: scope.requestId,
      publicOrigin: scope.ownOrigin ?? fallbackOrigin,
      timeZone,
      now,
      embedRelease: embed.release,
      mintFormKey: () =>
        formKeys.mint(
          scope.sessionToken === undefined
            ? visitorOwner(visitor())
            : sessionOwner(scope.sessionToken),
          caller.info?.user.personId,
        ),
      answerWith: (text, init) => textAnswer(request, text, init),
      isFormOfAnother,
      // For the browser that holds the session, not for a token that was handed to another site.
      deviceSecret: () =>
        caller.info !== null && scope.sessionToken !== undefined
          ? deviceSecrets(caller.info.user.personId)
          : null,
      signInCookie: cookies.writeSession,
      signOutCookie: cookies.clearSession,
    },
    cookiesToSet: () => (newVisitor === undefined ? [] : [cookies.writeVisitor(newVisitor)]),
  }
}

/**
 * Tells whether a form key was minted for whoever sends this request: for this session, or for the same
 * person in one that has ended, whose form is sent once more.
 */
export function formKeyFits(
  { cookies, formKeys }: Pick<PortalContextParts, 'cookies' | 'formKeys'>,
  request: Request,
  { sessionToken }: RequestScope,
  { info }: Caller,
  key: string,
): boolean {
  const visitor = cookies.readVisitor(request.headers.get('Cookie'))
  if (sessionToken !== undefined) {
    const isOwn = info !== null && formKeys.isOf(key, info.user.personId)
    return isOwn || formKeys.fits(key, sessionOwner(sessionToken))
  }
  return visitor !== undefined && formKeys.fits(key, visitorOwner(visitor))
}

/** Tells whether a form is posted that was shown to another person than the one who is signed in. */
export function isFormOfAnother(
  { formKeys }: Pick<PortalContextParts, 'formKeys'>,
  { info }: Caller,
  key: string,
): boolean {
  return info !== null && formKeys.isOfAnother(key, info.user.personId)
}

const sessionOwner = (token: string): string => `session ${token}`
const visitorOwner = (visitor: string): string => `visitor ${visitor}`
