import { createServer, type Server } from 'node:http'
import type Provider from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { vi } from 'vitest'
import { listen } from './http-server.ts'

export const clientId = 'holdpoint'
export const clientSecret = 'a-secret-of-this-portal'

/** Somebody at the provider; what is undefined it does not say. */
export type Account = { sub: string; email?: string; email_verified?: boolean }

/** Where a provider that signs out leads back to, and what it tells by itself. */
export type SignsOut = { signedOutUri: string; backchannelUri: string }

/**
 * A real OpenID provider on a port of its own. Its page to sign in asks nothing: whoever is `next` is
 * there, and where nobody is, they decline.
 */
export async function startTestProvider(
  redirectUri: string,
  { port = 0, signsOut }: { port?: number; signsOut?: SignsOut } = {},
) {
  const accounts = new Map<string, Account>()
  let next: Account | undefined
  const server: Server = createServer()
  const issuer = `http://127.0.0.1:${await listen(server, port, '127.0.0.1')}`
  const provider: Provider = await quietProvider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        ...(signsOut === undefined
          ? {}
          : {
              post_logout_redirect_uris: [signsOut.signedOutUri],
              backchannel_logout_uri: signsOut.backchannelUri,
              backchannel_logout_session_required: true,
            }),
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of this test'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: signsOut !== undefined,
        // It asks nobody whether they are sure; a test presses its one button.
        logoutSource: (context, form) => {
          context.body = form
        },
        postLogoutSuccessSource: (context) => {
          context.body = 'Signed out.'
        },
      },
      backchannelLogout: { enabled: signsOut !== undefined },
    },
    // It calls no address of its own machine otherwise, where the portal of a test is.
    fetch: (address, init) => {
      const { dispatcher: _, ...plain } = { dispatcher: undefined, ...init }
      return fetch(address, plain)
    },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...accounts.get(sub), sub }),
    }),
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    // Nobody is asked what we may know of them.
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) {
      void answer(request, response)
      return
    }
    const result =
      next === undefined ? { error: 'access_denied' } : { login: { accountId: next.sub } }
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  return {
    issuer,
    /** Decides who signs in there next. */
    signInNext(account: Account | undefined): void {
      next = account
      if (account !== undefined) {
        accounts.set(account.sub, account)
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** It warns of what only a provider of real people must not do. */
async function quietProvider(issuer: string, configuration: Configuration): Promise<Provider> {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  try {
    const { Provider: Made } = await import('oidc-provider')
    return new Made(issuer, configuration)
  } finally {
    warned.mockRestore()
  }
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>
