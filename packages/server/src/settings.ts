/** What the service must be told; the portal reads it from the environment. */
export interface ServerSettings {
  /** Keys sessions and device proofs. */
  sessionSecret: string
  /** Whether there may be a demo world: its password opens nothing where there may not. */
  isDemo: boolean
  /** Whether the sign-in page names the demo people: on this machine alone. */
  namesDemoPeople: boolean
  /** Cookie that carries a browser's session, read when no identity is handed in. */
  sessionCookieName: string
  /** The address that people type, without a path: links in mails begin with it. */
  publicOrigin: string
  /** Largest photo, in bytes. */
  photoBytesMax: number
  /** How long a sign-in that is refused unheard is kept waiting, in milliseconds: it slows a flood. */
  refusedSignInMs: number
  /** Whether webhooks may call this machine and private networks. */
  allowsPrivateWebhooks: boolean
  /** Whether people sign in by the identity provider alone, and no password lets anybody in. */
  isProviderOnly: boolean
  /** A program that looks at each file that is sent; none looks where there is none. */
  uploadScanner?: string | undefined
}

/** What is true unless somebody says otherwise. */
export const defaultServerSettings = {
  isDemo: false,
  namesDemoPeople: false,
  sessionCookieName: 'hp',
  publicOrigin: 'http://localhost:3000',
  photoBytesMax: 15 * 1024 * 1024,
  refusedSignInMs: 1000,
  allowsPrivateWebhooks: false,
  isProviderOnly: false,
} as const satisfies Partial<ServerSettings>
