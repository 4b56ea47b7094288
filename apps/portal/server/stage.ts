import { createServer, defaultServerSettings } from '@holdpoint/server'
import { createApp, type HandlePage } from './app.ts'
import type { ApiHost } from './api-host.ts'
import { addressReader } from './client-address.ts'
import { createCookieJar } from './cookies.ts'
import { createDeviceSecrets } from './device-secrets.ts'
import { createFormKeys } from './form-keys.ts'
import type { EmbedSource } from './embed.ts'
import type { Handles } from './handles.ts'
import { listenerOf, type NodeListener } from './http-server.ts'
import { createLocalApi } from './local-api.ts'
import { createRemoteApi } from './remote-api.ts'
import { isDemo, isHttps, isOnThisMachine, publicOriginOf, type Settings } from './settings.ts'
import type { ServeStatic } from './static-files.ts'

export { openHandles } from './handles.ts'

/** Where pages and files come from: the build, or the source while developing. */
export interface PageSource {
  serveStatic: ServeStatic
  embed: EmbedSource
  handlePage: HandlePage
  /** The addresses of the pages, by their patterns; while developing they are not known. */
  pagePatterns?: readonly string[]
}

/** What answers requests. */
export interface Stage {
  listener: NodeListener
  api: ApiHost
  /** Opens the set-up, while nobody has set the organisation up. */
  setUpCode: string | undefined
}

/** Puts together everything that answers requests, over what the process holds open. */
export function createStage(settings: Settings, handles: Handles, pages: PageSource): Stage {
  const isSecure = isHttps(settings)
  const cookies = createCookieJar(isSecure)
  const { clock, ids, log } = handles.ports
  const api = createApiHost(settings, handles, cookies.sessionName)
  const { METRICS_TOKEN: token } = settings
  const { metrics } = handles
  metrics?.http.knowPages(pages.pagePatterns ?? [])
  const app = createApp({
    ...pages,
    api,
    log,
    cookies,
    formKeys: createFormKeys(handles.secret),
    deviceSecrets: createDeviceSecrets(handles.secret),
    now: () => clock.now(),
    newRequestId: () => ids.next(),
    accessLogSecret: settings.ACCESS_LOG ? handles.secret : undefined,
    metrics: metrics === undefined || token === undefined ? undefined : { metrics, token },
    addressOf: addressReader(settings.TRUSTED_PROXIES),
    publicOrigin: settings.PUBLIC_ORIGIN,
    fallbackOrigin: `http://localhost:${settings.PORT}`,
    isHttps: isSecure,
    isDev: settings.HOLDPOINT_DEV,
  })
  return { listener: listenerOf(app), api, setUpCode: handles.setUpCode }
}

function createApiHost(settings: Settings, handles: Handles, sessionCookieName: string): ApiHost {
  const { database, ports, secret, filesDir, metrics } = handles
  if (database === undefined) {
    return createRemoteApi({ baseUrl: settings.API_BASE_URL ?? '', now: () => ports.clock.now() })
  }
  const server = createServer({
    database,
    ports,
    onAnswered: metrics?.onAnswered,
    settings: {
      ...defaultServerSettings,
      sessionSecret: secret,
      isDemo: isDemo(settings),
      namesDemoPeople: isDemo(settings) && isOnThisMachine(settings),
      sessionCookieName,
      publicOrigin: publicOriginOf(settings),
      allowsPrivateWebhooks: settings.WEBHOOK_PRIVATE_ADDRESSES,
      isProviderOnly: settings.OIDC_ONLY,
      uploadScanner: settings.UPLOAD_SCANNER,
    },
  })
  return createLocalApi({ server, filesDir })
}
