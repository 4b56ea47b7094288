import * as z from 'zod'
import type { OpenIdOptions } from '@holdpoint/server'
import { areProxies } from './client-address.ts'
import { isLoopbackName } from './own-origin.ts'

const onOff = z
  .enum(['1', '0', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')

function origin(schemes: readonly string[], sentence: string) {
  return z
    .string()
    .refine((value) => originOf(value, schemes) !== undefined, sentence)
    .transform((value) => originOf(value, schemes) ?? value)
}

/**
 * Every option of the program, read from the environment. The README's table is made from this
 * schema: what a variable does stands in its description, what it is by default in `meta`.
 */
export const settingsSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(65_535, 'must be at most 65535'))
    .default(3000)
    .describe('Port of the portal and the API.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a name or an address, without scheme and port')
    .default('127.0.0.1')
    .describe(
      'Address to listen on. One that other machines can reach needs `PUBLIC_ORIGIN` as well.',
    ),
  PUBLIC_ORIGIN: origin(
    ['http:', 'https:'],
    'must be an origin such as https://holdpoint.example, without a path',
  )
    .optional()
    .describe('The address that people type, when it is not this machine itself.')
    .meta({ shownDefault: 'the loopback name that was typed' }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must start with postgres://')
    .optional()
    .describe('A PostgreSQL (15 to 18) to keep the data in.')
    .meta({ shownDefault: 'the embedded database' }),
  HOLDPOINT_DATA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .default('.holdpoint')
    .describe('Folder of the embedded database, the files and the secret.'),
  HOLDPOINT_EMBEDDED_SYNC: onOff
    .default(true)
    .describe(
      'Whether the embedded database waits for the disk, so that what was saved survives a power cut. Without, it saves faster.',
    ),
  HOLDPOINT_DEMO: onOff
    .optional()
    .describe(
      'Whether an empty database is filled with the demo world: 1 or 0. A database with content is never touched. Beyond this machine the sign-in page never names the demo people.',
    )
    .meta({ shownDefault: '1 on this machine, 0 elsewhere' }),
  SESSION_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters; make one with: openssl rand -base64 32')
    .optional()
    .describe('Keys sessions and forms. Several processes on one database need the same one.')
    .meta({ shownDefault: 'made on the first start and kept' }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .optional()
    .describe(
      'The mail server, such as smtps://user:password@mail.example. Without one, mails stay in the outbox.',
    )
    .meta({ shownDefault: 'none' }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must hold an email address')
    .optional()
    .describe('Who mails come from, such as `Holdpoint <holdpoint@company.example>`.')
    .meta({ shownDefault: 'none' }),
  OIDC_ISSUER: z
    .string()
    .refine(isIssuer, 'must be an address such as https://login.company.example/staff')
    .optional()
    .describe(
      'The company’s identity provider, by its OpenID issuer: people then sign in with the account that they have there. It leads them back to `/login/return` of `PUBLIC_ORIGIN`, and to `/login/signed-out` where they sign out.',
    )
    .meta({ shownDefault: 'none' }),
  OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe('What this portal is called at the identity provider.')
    .meta({ shownDefault: 'none' }),
  OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('The secret of this portal there, unless it is registered as a public client.')
    .meta({ shownDefault: 'none' }),
  OIDC_NAME: z
    .string()
    .max(60, 'must be at most 60 characters')
    .default('your company account')
    .describe(
      'What people know the identity provider by: the button says “Sign in with” and this.',
    ),
  OIDC_ONLY: onOff
    .default(false)
    .describe('Set to 1 to let nobody sign in with a password. They stay good for signatures.'),
  UPLOAD_SCANNER: z
    .string()
    .optional()
    .describe(
      'A program that looks at each file that is sent: it reads the file from its standard input and takes it by ending with 0. What it prints first is said to the sender of a file that it does not take; such a file is kept apart for 30 days, the newest 20 of each person (Settings, Refused files). Two run at once, the other files wait.',
    )
    .meta({ shownDefault: 'none' }),
  WEBHOOK_PRIVATE_ADDRESSES: onOff
    .default(false)
    .describe(
      'Set to 1 to let webhooks call this machine and private networks. Whoever keeps the settings can then reach what only this server reaches.',
    ),
  ACCESS_LOG: onOff
    .default(false)
    .describe(
      'Set to 1 to write one line to the log for each request, without addresses and names.',
    ),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{32,}$/,
      'must be at least 32 characters without spaces; make one with: openssl rand -hex 32',
    )
    .optional()
    .describe(
      'Opens `/metrics` to whoever shows this as a bearer, for Prometheus. Without it nothing is measured, and there is no such address.',
    )
    .meta({ shownDefault: 'none' }),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(areProxies, 'must be addresses and networks, such as 10.0.0.7, 172.16.0.0/12')
    .optional()
    .describe(
      'Proxies in front, as addresses and networks with commas between. The address of a person is then the last one in `X-Forwarded-For` that none of them has; that of anybody else who sends the header counts for nothing.',
    )
    .meta({ shownDefault: 'none' }),
  API_BASE_URL: origin(
    ['http:', 'https:'],
    'must be an origin such as https://api.holdpoint.example, without a path',
  )
    .optional()
    .describe(
      'An API on another host, instead of the one in this process. Its `TRUSTED_PROXIES` name this portal, so that tries are counted by the network of whoever makes them. Files that a form brings cannot be sent through it yet; those that a script sends by itself can.',
    )
    .meta({ shownDefault: 'this process' }),
  HOLDPOINT_ALLOW_HTTP: onOff
    .default(false)
    .describe('Set to 1 to allow plain http beyond this machine. Passwords then travel in clear.'),
  HOLDPOINT_DEV: onOff
    .default(false)
    .describe('Serves the pages from source with hot reload; `npm run dev` sets it.')
    .meta({ isInternal: true }),
})

/** The settings of a program that may start. */
export type Settings = z.output<typeof settingsSchema>

/** The environment asks for something that cannot be. The message is one sentence a line. */
export class BadSettings extends Error {
  override name = 'BadSettings'
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** Reads the settings, or throws `BadSettings` with everything that is wrong at once. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) {
    throw new BadSettings(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
    )
  }
  const objections = objectionsTo(parsed.data)
  if (objections.length > 0) {
    throw new BadSettings(objections)
  }
  return parsed.data
}

/** Whether browsers talk to the portal over https, which decides the cookies. */
export function isHttps(settings: Pick<Settings, 'PUBLIC_ORIGIN'>): boolean {
  return settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false
}

function objectionsTo(settings: Settings): string[] {
  const objections: string[] = []
  if (!isLoopbackName(settings.HOST) && settings.PUBLIC_ORIGIN === undefined) {
    objections.push(
      `HOST is ${settings.HOST}, which other machines can reach: PUBLIC_ORIGIN must say which address people type.`,
    )
  }
  if (settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined) {
    objections.push('SMTP_URL is set, so MAIL_FROM must say who mails come from.')
  }
  objections.push(...objectionsToProvider(settings))
  for (const name of ['PUBLIC_ORIGIN', 'API_BASE_URL', 'OIDC_ISSUER'] as const) {
    const value = settings[name]
    if (value !== undefined && isOpenHttp(value) && !settings.HOLDPOINT_ALLOW_HTTP) {
      objections.push(
        `${name} is plain http beyond this machine, so passwords would travel in clear: use https, or accept it with HOLDPOINT_ALLOW_HTTP=1.`,
      )
    }
  }
  return objections
}

function objectionsToProvider(settings: Settings): string[] {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_ONLY, API_BASE_URL, PUBLIC_ORIGIN } = settings
  if (OIDC_ISSUER === undefined) {
    return OIDC_ONLY
      ? ['OIDC_ONLY is 1, so OIDC_ISSUER must say who lets people in instead of passwords.']
      : []
  }
  return [
    ...(OIDC_CLIENT_ID === undefined
      ? ['OIDC_ISSUER is set, so OIDC_CLIENT_ID must say what this portal is called there.']
      : []),
    ...(PUBLIC_ORIGIN === undefined
      ? ['OIDC_ISSUER is set, so PUBLIC_ORIGIN must say where it leads people back to.']
      : []),
    ...(API_BASE_URL === undefined
      ? []
      : ['OIDC_ISSUER belongs to the settings of the API that API_BASE_URL names.']),
  ]
}

/** Whether nobody but this machine can reach the portal. */
export function isOnThisMachine({
  HOST,
  PUBLIC_ORIGIN,
}: Pick<Settings, 'HOST' | 'PUBLIC_ORIGIN'>): boolean {
  return (
    isLoopbackName(HOST) &&
    (PUBLIC_ORIGIN === undefined || isLoopbackName(new URL(PUBLIC_ORIGIN).hostname))
  )
}

/** Whether there may be a demo world, whose password everybody knows. */
export function isDemo(settings: Settings): boolean {
  return settings.HOLDPOINT_DEMO ?? isOnThisMachine(settings)
}

/** The mail server, where one is set. */
export function smtpOf({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>): { url: string; from: string } | undefined {
  return SMTP_URL === undefined || MAIL_FROM === undefined
    ? undefined
    : { url: SMTP_URL, from: MAIL_FROM }
}

/** The company's identity provider, where one is set, with the pages that it leads back to. */
export function openIdOf(
  settings: Settings,
  { signedIn, signedOut }: { signedIn: string; signedOut: string },
): OpenIdOptions | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = settings
  return OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined
    ? undefined
    : {
        issuer: OIDC_ISSUER,
        clientId: OIDC_CLIENT_ID,
        clientSecret: OIDC_CLIENT_SECRET,
        name: OIDC_NAME,
        redirectUri: `${publicOriginOf(settings)}${signedIn}`,
        signedOutUri: `${publicOriginOf(settings)}${signedOut}`,
        // Settings let none but a provider on this machine be asked so, or have accepted it.
        allowsHttp: OIDC_ISSUER.startsWith('http:'),
      }
}

/** The address that people type, or the one of this machine. */
export function publicOriginOf({
  PUBLIC_ORIGIN,
  PORT,
}: Pick<Settings, 'PUBLIC_ORIGIN' | 'PORT'>): string {
  return PUBLIC_ORIGIN ?? `http://localhost:${PORT}`
}

function isOpenHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopbackName(hostname)
}

/** An issuer may have a path, and nothing behind it. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) {
    return false
  }
  const { protocol, search, hash, username, password } = new URL(value)
  return ['https:', 'http:'].includes(protocol) && search + hash + username + password === ''
}

function originOf(value: string, schemes: readonly string[]): string | undefined {
  if (!URL.canParse(value)) {
    return undefined
  }
  const url = new URL(value)
  const isBare =
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === ''
  return isBare && schemes.includes(url.protocol) ? url.origin : undefined
}
