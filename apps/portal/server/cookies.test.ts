import { describe, expect, test } from 'vitest'
import { createCookieJar, readCookie } from './cookies.ts'

const id = 'A'.repeat(43)

describe('cookies', () => {
  test('over https the session travels in a __Host- cookie', () => {
    const jar = createCookieJar(true)
    expect(jar.sessionName).toBe('__Host-hp')
    expect(jar.writeSession(id, { keepSignedIn: false })).toBe(
      `__Host-hp=${id}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
  })

  test('on this machine it goes without Secure, which some browsers drop there', () => {
    const jar = createCookieJar(false)
    expect(jar.writeSession(id, { keepSignedIn: false })).toBe(
      `hp=${id}; Path=/; HttpOnly; SameSite=Lax`,
    )
  })

  test('staying signed in lasts thirty days, otherwise until the browser ends', () => {
    const jar = createCookieJar(true)
    expect(jar.writeSession(id, { keepSignedIn: true })).toContain('; Max-Age=2592000')
    expect(jar.writeSession(id, { keepSignedIn: false })).not.toContain('Max-Age')
  })

  test('signing out ends the cookie', () => {
    expect(createCookieJar(true).clearSession()).toBe(
      '__Host-hp=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    )
  })

  test('an id of another shape is no session', () => {
    const jar = createCookieJar(false)
    expect(jar.readSession(`a=b; hp=${id}; c=d`)).toBe(id)
    expect(jar.readSession(`hp=${id}x`)).toBeUndefined()
    expect(jar.readSession(`hp=${'%'.repeat(43)}`)).toBeUndefined()
    expect(jar.readSession(`hpx=${id}`)).toBeUndefined()
    expect(jar.readSession(null)).toBeUndefined()
  })

  test('the plain name is not taken for the https one', () => {
    expect(createCookieJar(true).readSession(`hp=${id}`)).toBeUndefined()
  })

  test('the first of two cookies of one name counts', () => {
    expect(readCookie('a=1; a=2', 'a')).toBe('1')
  })
})
