import { describe, expect, test } from 'vitest'
import {
  BadSettings,
  isDemo,
  isHttps,
  isOnThisMachine,
  openIdOf,
  readSettings,
} from './settings.ts'

function sentencesOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return error instanceof BadSettings ? error.sentences : [String(error)]
  }
}

describe('settings', () => {
  test('an empty environment starts the portal for this machine alone', () => {
    expect(readSettings({})).toEqual({
      ACCESS_LOG: false,
      WEBHOOK_PRIVATE_ADDRESSES: false,
      OIDC_NAME: 'your company account',
      OIDC_ONLY: false,
      PORT: 3000,
      HOST: '127.0.0.1',
      HOLDPOINT_DATA_DIR: '.holdpoint',
      HOLDPOINT_EMBEDDED_SYNC: true,
      HOLDPOINT_ALLOW_HTTP: false,
      HOLDPOINT_DEV: false,
    })
  })

  test('an empty variable counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
  })

  test('an origin loses its slash at the end', () => {
    const { PUBLIC_ORIGIN } = readSettings({ PUBLIC_ORIGIN: 'https://holdpoint.example/' })
    expect(PUBLIC_ORIGIN).toBe('https://holdpoint.example')
  })

  test('says everything that is wrong at once, one sentence each', () => {
    const sentences = sentencesOf({
      PORT: 'many',
      DATABASE_URL: 'mysql://localhost/x',
      HOLDPOINT_DEMO: 'maybe',
      SESSION_SECRET: 'short',
      PUBLIC_ORIGIN: 'https://holdpoint.example/portal',
    })
    expect(sentences).toHaveLength(5)
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z_]+ must .*\.$/)
    }
  })

  test.each([
    [{}, true, true],
    [{ HOLDPOINT_DEMO: '0' }, false, true],
    [{ PUBLIC_ORIGIN: 'http://localhost:8080' }, true, true],
    [{ PUBLIC_ORIGIN: 'https://holdpoint.example' }, false, false],
    [{ PUBLIC_ORIGIN: 'https://holdpoint.example', HOLDPOINT_DEMO: '1' }, true, false],
    [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://localhost:3000' }, false, false],
  ])('a demo world is for this machine, unless it is asked for: %j', (given, demo, here) => {
    const settings = readSettings(given as Record<string, string>)
    expect([isDemo(settings), isOnThisMachine(settings)]).toEqual([demo, here])
  })

  test('a mail server goes with who mails come from', () => {
    const SMTP_URL = 'smtps://mail.example'
    expect(sentencesOf({ SMTP_URL })).toHaveLength(1)
    expect(sentencesOf({ SMTP_URL, MAIL_FROM: 'Holdpoint <h@company.example>' })).toEqual([])
    expect(sentencesOf({ SMTP_URL: 'mail.example', MAIL_FROM: 'nobody' })).toHaveLength(2)
  })

  test('an identity provider says what this portal is called there, and where it leads back to', () => {
    const OIDC_ISSUER = 'https://login.company.example/staff'
    const PUBLIC_ORIGIN = 'https://holdpoint.example'
    const whole = { OIDC_ISSUER, OIDC_CLIENT_ID: 'holdpoint', PUBLIC_ORIGIN }
    expect(sentencesOf({ OIDC_ISSUER })).toHaveLength(2)
    expect(sentencesOf(whole)).toEqual([])
    expect(sentencesOf({ OIDC_ONLY: '1' })).toHaveLength(1)
    expect(sentencesOf({ ...whole, API_BASE_URL: 'https://api.example' })).toHaveLength(1)
    for (const issuer of ['login', 'ftp://login.example', 'https://login.example/?a=b']) {
      expect(sentencesOf({ ...whole, OIDC_ISSUER: issuer })).toHaveLength(1)
    }
    const open = { ...whole, OIDC_ISSUER: 'http://login.company.example' }
    expect(sentencesOf(open)).toHaveLength(1)
    expect(sentencesOf({ ...open, HOLDPOINT_ALLOW_HTTP: '1' })).toEqual([])
    const pages = { signedIn: '/login/return', signedOut: '/login/signed-out' }
    expect(openIdOf(readSettings(whole), pages)).toMatchObject({
      ...{ issuer: OIDC_ISSUER, clientId: 'holdpoint', allowsHttp: false },
      redirectUri: 'https://holdpoint.example/login/return',
      signedOutUri: 'https://holdpoint.example/login/signed-out',
    })
    expect(openIdOf(readSettings({}), pages)).toBeUndefined()
  })

  test('never repeats a password back', () => {
    const [sentence] = sentencesOf({ DATABASE_URL: 'mysql://me:topsecret@localhost/x' })
    expect(sentence).not.toContain('topsecret')
  })

  test.each([['99999'], ['-1'], ['3000.5'], ['0x10'], ['three']])('refuses the port %s', (PORT) => {
    expect(sentencesOf({ PORT })).toHaveLength(1)
  })

  test('refuses to listen for other machines without an address that people type', () => {
    expect(sentencesOf({ HOST: '0.0.0.0' })).toEqual([
      'HOST is 0.0.0.0, which other machines can reach: PUBLIC_ORIGIN must say which address people type.',
    ])
    expect(sentencesOf({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://holdpoint.example' })).toEqual([])
  })

  test.each([
    ['http://holdpoint.example', '', 1],
    ['http://holdpoint.example', '1', 0],
    ['http://localhost.evil.example', '', 1],
    ['http://localhost:8080', '', 0],
    ['http://127.0.0.1:8080', '', 0],
    ['http://[::1]:8080', '', 0],
    ['https://holdpoint.example', '', 0],
  ])(
    'plain http is for this machine: %s with HOLDPOINT_ALLOW_HTTP=%s',
    (origin, allow, refusals) => {
      const environment = { PUBLIC_ORIGIN: origin, HOLDPOINT_ALLOW_HTTP: allow }
      expect(sentencesOf(environment)).toHaveLength(refusals)
    },
  )

  test('an API on another host needs https just the same', () => {
    expect(sentencesOf({ API_BASE_URL: 'http://api.example' })).toHaveLength(1)
    expect(sentencesOf({ API_BASE_URL: 'https://api.example' })).toHaveLength(0)
  })

  test('cookies are for https only when the public origin is', () => {
    expect(isHttps(readSettings({}))).toBe(false)
    expect(isHttps(readSettings({ PUBLIC_ORIGIN: 'https://holdpoint.example' }))).toBe(true)
  })
})
