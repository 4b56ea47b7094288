/** What the service must be told; the portal reads it from the environment. */
export interface ServerSettings {
  /** Keys sessions and device proofs. */
  sessionSecret: string
  /** Whether the demo people may be named on the sign-in page. */
  isDemo: boolean
  /** Cookie that carries a browser's session, read when no identity is handed in. */
  sessionCookieName: string
  /** Largest photo, in bytes. */
  photoBytesMax: number
  /** A program that looks at each file that is sent; none looks where there is none. */
  uploadScanner?: string | undefined
}

/** What is true unless somebody says otherwise. */
export const defaultServerSettings = {
  isDemo: false,
  sessionCookieName: 'hp',
  photoBytesMax: 15 * 1024 * 1024,
} as const satisfies Partial<ServerSettings>
