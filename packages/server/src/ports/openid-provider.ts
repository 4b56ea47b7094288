import { setTimeout as pause } from 'node:timers/promises'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as openid from 'openid-client'
import { readLogoutToken, UnsoundLogoutToken } from './logout-token.ts'
import type { IdentityProvider, ProvidedIdentity, ProviderFault } from './ports.ts'

export interface OpenIdOptions {
  /** Such as `https://login.company.example/realms/staff`. */
  issuer: string
  clientId: string
  /** Without one we are a public client, which PKCE alone protects. */
  clientSecret?: string | undefined
  /** What people know it by. */
  name: string
  /** The page of the portal that browsers are led back to. */
  redirectUri: string
  /** The page that they are led back to once they are signed out there. */
  signedOutUri: string
  /** Whether the provider may be asked without TLS. */
  allowsHttp: boolean
}

// Somebody waits for the page meanwhile.
const patienceS = 10
// Whoever leaves has left already: where they are led to may not keep them.
const leavingPatienceMs = 3000

/**
 * An OpenID provider, by the authorization code flow with PKCE. It is asked for its addresses when
 * somebody signs in first, and anew once it could not be reached: nothing waits for it before. It
 * keeps nothing of the provider's tokens.
 */
export function createOpenIdProvider(options: OpenIdOptions): IdentityProvider {
  let known: Promise<openid.Configuration> | undefined
  let keys: JWTVerifyGetKey | undefined

  function configuration(): Promise<openid.Configuration> {
    known ??= discover(options)
    return known
  }

  /** What went wrong; where nobody answered, everything is asked anew the next time. */
  function faultOf(error: unknown): ProviderFault {
    const fault = toFault(error)
    if (fault.kind === 'unreachable') {
      known = undefined
    }
    return fault
  }

  /** The provider's keys, asked for anew now and then, and where one is named that is not among them. */
  function keysOf(server: openid.Configuration): JWTVerifyGetKey {
    const { jwks_uri: address = '' } = server.serverMetadata()
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: patienceS * 1000 })
    return keys
  }

  return {
    name: options.name,
    async begin() {
      try {
        const trip = {
          state: openid.randomState(),
          nonce: openid.randomNonce(),
          verifier: openid.randomPKCECodeVerifier(),
        }
        const address = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: options.redirectUri,
          scope: 'openid email',
          state: trip.state,
          nonce: trip.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(trip.verifier),
          code_challenge_method: 'S256',
        })
        return { kind: 'begun', address: address.href, trip }
      } catch (error) {
        // Whatever it answers to who asks for its addresses: nobody can be sent there.
        known = undefined
        return { ...toFault(error), kind: 'unreachable' }
      }
    },
    async finish(answer, trip) {
      const back = new URL(options.redirectUri)
      back.search = answer
      try {
        const server = await configuration()
        const tokens = await openid.authorizationCodeGrant(server, back, {
          expectedState: trip.state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.verifier,
          idTokenExpected: true,
        })
        return await whoIn(server, tokens)
      } catch (error) {
        return faultOf(error)
      }
    },
    async leave(idToken) {
      const tooLate = pause(leavingPatienceMs, undefined, { ref: false })
      try {
        const server = await Promise.race([configuration(), tooLate])
        return server?.serverMetadata().end_session_endpoint === undefined
          ? undefined
          : openid.buildEndSessionUrl(server, {
              post_logout_redirect_uri: options.signedOutUri,
              ...(idToken === undefined ? {} : { id_token_hint: idToken }),
            }).href
      } catch (error) {
        faultOf(error)
        return undefined
      }
    },
    async readEnd(logoutToken, now) {
      try {
        const server = await configuration()
        return await readLogoutToken(logoutToken, {
          issuer: server.serverMetadata().issuer,
          clientId: options.clientId,
          keys: keysOf(server),
          now,
        })
      } catch (error) {
        return error instanceof UnsoundLogoutToken
          ? { kind: 'unsound', why: `logout token: ${error.message}` }
          : faultOf(error)
      }
    },
  }
}

function discover(options: OpenIdOptions): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, allowsHttp } = options
  return openid.discovery(new URL(issuer), clientId, clientSecret, clientAuth(clientSecret), {
    timeout: patienceS,
    execute: [
      // The signature of the ID token counts, and not only the line that it came by.
      openid.enableNonRepudiationChecks,
      ...(allowsHttp ? [openid.allowInsecureRequests] : []),
    ],
  })
}

/** How we show our secret: by the header that is the protocol's default, unless the provider takes none. */
function clientAuth(secret: string | undefined): openid.ClientAuth {
  if (secret === undefined) {
    return openid.None()
  }
  const basic = openid.ClientSecretBasic(secret)
  const post = openid.ClientSecretPost(secret)
  return (server, ...request) => {
    const taken = server.token_endpoint_auth_methods_supported
    const takesHeader = taken === undefined || taken.includes('client_secret_basic')
    return (takesHeader ? basic : post)(server, ...request)
  }
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>

/** Many say the address in the ID token, others only where they are asked for it with the access token. */
async function whoIn(
  server: openid.Configuration,
  tokens: Tokens,
): Promise<ProvidedIdentity | ProviderFault> {
  const claims = tokens.claims()
  if (claims === undefined) {
    return { kind: 'unsound', why: 'no ID token' }
  }
  const isAsked =
    claims['email'] === undefined && server.serverMetadata().userinfo_endpoint !== undefined
  const told = isAsked
    ? await openid.fetchUserInfo(server, tokens.access_token, claims.sub)
    : claims
  const { email, email_verified: isVerified } = told
  return {
    kind: 'known',
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' && email !== '' ? email : undefined,
    // Some say it in words.
    isEmailVerified: String(isVerified ?? true) !== 'false',
    idToken: tokens.id_token ?? '',
    sessionId: typeof claims['sid'] === 'string' ? claims['sid'] : undefined,
  }
}

/** What a person is told when the provider itself says no; everything else is a fault of the settings. */
const declined = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]
const away = ['server_error', 'temporarily_unavailable']

function toFault(error: unknown): ProviderFault {
  if (error instanceof openid.AuthorizationResponseError) {
    const kind = declined.includes(error.error) ? 'declined' : 'unsound'
    return { kind: away.includes(error.error) ? 'unreachable' : kind, why: error.error }
  }
  if (error instanceof openid.ResponseBodyError) {
    const kind = error.error === 'invalid_grant' ? 'used' : 'unsound'
    return { kind: error.status >= 500 ? 'unreachable' : kind, why: error.error }
  }
  if (error instanceof openid.ClientError) {
    const isAway = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM'
    return { kind: isAway ? 'unreachable' : 'unsound', why: `${error.message} (${error.code})` }
  }
  // What the platform's fetch throws when nobody answers.
  const isAway = error instanceof TypeError && error.cause !== undefined
  return { kind: isAway ? 'unreachable' : 'unsound', why: whyOf(error) }
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error)
  }
  const code =
    error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''
  return `${error.message}${code}`
}
