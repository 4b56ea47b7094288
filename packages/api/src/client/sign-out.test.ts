import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { browserSignOut, forceSignOut } from './sign-out.ts'

// A browser's parts, put where a browser has them.

const parts = ['document', 'caches', 'localStorage', 'indexedDB'] as const
let before: (PropertyDescriptor | undefined)[]
let done: string[]

function put(name: (typeof parts)[number], value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

beforeEach(() => {
  done = []
  before = parts.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  put('document', {
    get cookie() {
      return 'one=1; two=2'
    },
    set cookie(text: string) {
      done.push(text)
    },
  })
  put('caches', {
    keys: async () => ['shell', 'pages'],
    delete: async (name: string) => done.push(`cache ${name}`),
  })
  put('localStorage', { clear: () => done.push('local storage') })
  // Whoever looks at it is told of.
  put(
    'indexedDB',
    new Proxy({}, { get: (_target, name) => done.push(`indexedDB.${String(name)}`) }),
  )
})
afterEach(() => {
  parts.forEach((name, index) => {
    const descriptor = before[index]
    if (descriptor === undefined) {
      Reflect.deleteProperty(globalThis, name)
    } else {
      Object.defineProperty(globalThis, name, descriptor)
    }
  })
})

describe('forceSignOut in a browser', () => {
  test('locks, then clears cookies, caches and local storage, and leaves IndexedDB alone', async () => {
    const ended = await forceSignOut({ lockUnsent: () => void done.push('lock') })
    expect(done).toEqual([
      'lock',
      'one=; Path=/; Max-Age=0',
      'two=; Path=/; Max-Age=0',
      'cache shell',
      'cache pages',
      'local storage',
    ])
    expect(ended).toEqual({ text: 'Authentication Failed.', failures: [] })
  })

  test('goes on when a step fails, and says so', async () => {
    put('caches', { keys: () => Promise.reject(new Error('The disk is full.')) })
    const ended = await forceSignOut()
    expect(ended.failures.map(String)).toEqual(['Error: The disk is full.'])
    expect(done).toContain('local storage')
  })
})

test('where there is no browser there is nothing to clear', async () => {
  parts.forEach((name) => put(name, undefined))
  expect((await forceSignOut(browserSignOut)).failures).toEqual([])
})
