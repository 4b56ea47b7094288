import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { seedSite } from '../../../server/test-site.ts'
import { takeToast } from '../../session/flash.server.ts'
import { loader } from './route.tsx'

let entry: TestEntry

beforeAll(async () => {
  entry = await openTestEntry({ seed: seedSite })
})
afterAll(() => entry.close())

/** Opens the sign-in page with these cookies and answers what it does instead of being shown. */
async function ledOn(path: string, cookies: string) {
  await entry.send(path, { headers: { Cookie: cookies } })
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error('The request did not arrive at the page.')
  }
  const context = seen.context as AppLoadContext
  const { request } = seen
  const answer: unknown = await loader({ context, request, params: {} }).catch(
    (thrown: unknown) => thrown,
  )
  if (!(answer instanceof Response)) {
    return { to: null, gone: [], said: null }
  }
  const set = answer.headers.getSetCookie()
  const next = new Request(request.url, { headers: { Cookie: set[0]?.split(';')[0] ?? '' } })
  const { toast } = await takeToast(context, next)
  const gone = set
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split('=')[0])
  return { to: answer.headers.get('Location'), gone, said: toast?.text }
}

const others = 'hp-visitor=v; hp-device=d; hp-tab=t; hp-theme=dark; hp-tz=UTC; other=1'

describe('the sign-in page', () => {
  test('of a session that has ended leaves no cookie of ours and says so', async () => {
    expect(await ledOn('/login?to=%2Fmy-forms', `hp=${'x'.repeat(43)}; ${others}`)).toEqual({
      to: '/login?to=%2Fmy-forms',
      gone: ['hp', 'hp-visitor', 'hp-device', 'hp-tab', 'hp-theme', 'hp-tz'],
      said: 'Authentication Failed.',
    })
  })

  test('says so too where no session is left to be dead', async () => {
    expect(await ledOn('/login?to=%2Fmy-forms&ended=1', others)).toEqual({
      to: '/login?to=%2Fmy-forms',
      gone: ['hp-visitor', 'hp-device', 'hp-tab', 'hp-theme', 'hp-tz'],
      said: 'Authentication Failed.',
    })
    expect(await ledOn('/login?ended=1', '')).toMatchObject({ to: '/login' })
  })

  test('leads to the set-up while there is no organisation', async () => {
    const empty = entry
    entry = await openTestEntry()
    expect(await ledOn('/login', '')).toMatchObject({ to: '/setup' })
    await entry.close()
    entry = empty
  })

  test('is shown to who never signed in', async () => {
    expect(await ledOn('/login?to=%2Fmy-forms', others)).toMatchObject({ to: null })
  })
})
