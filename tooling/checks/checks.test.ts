import { describe, expect, test } from 'vitest'
import { findChromium, findShell, missingPackages } from './chromium.mjs'
import { limitOf } from './size-report.mjs'
import { chosenParts, partNames, partsOf } from './steps.mjs'
import { testEnvironment } from './test-environment.mjs'

describe('finding Chromium', () => {
  const only = (place: string) => (file: string) => file === place

  test('takes the one that is named before any other', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, '/own', () => true)).toBe('/opt/c')
  })

  test('refuses a name behind which there is no file', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/opt/c' }, '/own', () => false)).toThrow(
      'CHROMIUM_PATH is /opt/c, and there is no such file.',
    )
  })

  test.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/own'])('finds %s', (place) => {
    expect(findChromium({}, '/own', only(place))).toBe(place)
  })

  test('finds nothing where there is nothing', () => {
    expect(findChromium({}, '/own', () => false)).toBeUndefined()
  })

  test('takes the headless shell where there is one and no browser was named', () => {
    const shell = '/usr/lib/chromium/chromium-headless-shell'
    expect(findShell({}, only(shell))).toBe(shell)
    expect(findShell({}, () => false)).toBeUndefined()
    expect(findShell({ CHROMIUM_PATH: '/opt/c' }, () => true)).toBeUndefined()
  })
})

describe('what is wanted of Debian for a browser', () => {
  const shell = '/usr/lib/chromium/chromium-headless-shell'
  const chromium = '/usr/bin/chromium'

  test.each([
    ['both', [], ['chromium-headless-shell', 'chromium']],
    ['the shell', [chromium], ['chromium-headless-shell']],
    ['nothing', [chromium, shell], []],
  ])('is %s where there is %j', (_what, there, packages) => {
    expect(missingPackages({}, '/own', (file) => there.includes(file))).toEqual(packages)
  })

  test('is nothing where a browser was named', () => {
    expect(missingPackages({ CHROMIUM_PATH: '/opt/c' }, '/own', () => false)).toEqual([])
  })
})

describe('the parts of a test run', () => {
  test.each([undefined, '', ' , '])('are all of them when %j is asked for', (only) => {
    expect(chosenParts(only)).toEqual(partNames)
  })

  test('are those that are named', () => {
    expect(chosenParts('lint, browser')).toEqual(['lint', 'browser'])
  })

  test('refuses a part that does not exist, and names those that do', () => {
    expect(() => chosenParts('lint,unt')).toThrow(
      'HOLDPOINT_TEST_ONLY names unt, and the parts are lint, types, unit, postgres, browser, checklist.',
    )
  })

  test('have a step each', () => {
    const parts = partsOf({ postgres: { missing: 'none' }, chromium: { problem: 'none' } })
    expect(Object.keys(parts)).toEqual(partNames)
  })

  test('without a PostgreSQL are skipped with the reason, without a browser fail with it', async () => {
    const parts = partsOf({
      postgres: { missing: 'no PostgreSQL' },
      chromium: { problem: 'no browser' },
    })
    expect(await parts['postgres']?.[0]?.run()).toEqual({
      counts: { passed: 0, failed: 0, skipped: 1 },
      note: 'no PostgreSQL',
    })
    expect(await parts['browser']?.[1]?.run()).toEqual({
      counts: { passed: 0, failed: 1, skipped: 0 },
      output: 'no browser',
    })
  })
})

describe('the environment of a test', () => {
  test('holds nothing that leads to a real installation', () => {
    expect(
      testEnvironment({
        PATH: '/bin',
        DATABASE_URL: 'postgres://real',
        HOLDPOINT_DATA_DIR: '/real',
        HOLDPOINT_TEST_PORT: '4173',
        NODE_ENV: 'production',
      }),
    ).toEqual({ PATH: '/bin', HOLDPOINT_TEST_PORT: '4173' })
  })
})

describe('the size of a file', () => {
  test.each([
    ['packages/api/src/areas/auth/auth.ts', 300],
    ['packages/server/src/areas/my-forms/my-forms.rules.ts', 150],
    ['packages/server/src/areas/my-forms/my-forms.rules.test.ts', 500],
    ['apps/portal/app/routes/login/route.tsx', 250],
    ['packages/widgets/src/empty-message/empty-message.tsx', 400],
    ['tooling/test.mjs', 250],
    ['README.md', undefined],
  ])('of %s deserves another look from %s lines on', (file, limit) => {
    expect(limitOf(file)).toBe(limit)
  })
})
