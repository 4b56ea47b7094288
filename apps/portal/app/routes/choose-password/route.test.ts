import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { action } from './route.tsx'

/** Posts the form in a browser that is signed in or not; answers what it sets and who was signed out. */
async function choose(isSignedIn: boolean) {
  const made: string[] = []
  const context = {
    person: isSignedIn ? {} : null,
    publicOrigin: 'http://localhost:3000',
    now: () => new Date(0),
    signOutCookie: () => 'hp=; Max-Age=0',
    api: {
      accounts: {
        choosePassword: async () => ({
          status: 200,
          content: { email: 'a@b.example' },
          message: '',
        }),
      },
      auth: { signout: async () => void made.push('signout') },
    },
  } as unknown as AppLoadContext
  const body = new URLSearchParams({ once: 'once', password: 'a sentence of my own' })
  const request = new Request('http://localhost:3000/choose-password', { method: 'POST', body })
  const answer: unknown = await action({ context, request, params: {} })
  if (!(answer instanceof Response)) {
    throw new Error('The form came back.')
  }
  return { made, cookies: answer.headers.getSetCookie(), to: answer.headers.get('Location') }
}

test('a password that is chosen signs out whoever was signed in there', async () => {
  const { made, cookies, to } = await choose(true)
  expect(made).toEqual(['signout'])
  expect(cookies).toEqual([expect.stringContaining('hp-flash='), 'hp=; Max-Age=0'])
  expect(to).toBe('/login?email=a%40b.example')
})

test('and is nothing more to whoever was not', async () => {
  expect((await choose(false)).made).toEqual([])
})
