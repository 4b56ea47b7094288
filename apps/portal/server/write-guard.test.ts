import { describe, expect, test } from 'vitest'
import { comesFromElsewhere } from '@holdpoint/server'
import { judgeWrite, type Verdict } from './write-guard.ts'

const own = 'https://holdpoint.example'

function judge(
  headers: Record<string, string>,
  { method = 'POST', isApiCall = false, ownOrigin = own as string | undefined } = {},
): Verdict {
  const request = { method, headers: new Headers(headers) }
  const isFromElsewhere = isApiCall && comesFromElsewhere(request, ownOrigin)
  return judgeWrite(request, { ownOrigin, isApiCall, isFromElsewhere })
}

describe('the write guard', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'])('lets %s pass, which changes nothing', (method) => {
    expect(
      judge({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, { method }),
    ).toBe('allowed')
  })

  // What comes from elsewhere goes on to the API, which asks for its key and sees no cookie.
  test.each([
    ['same-origin', 'allowed', 'allowed'],
    ['same-site', 'refused', 'allowed'],
    ['cross-site', 'refused', 'allowed'],
    ['none', 'refused', 'refused'],
    ['SAME-ORIGIN', 'refused', 'allowed'],
    ['', 'refused', 'allowed'],
    ['same-origin, cross-site', 'refused', 'allowed'],
  ])('believes a browser that says Sec-Fetch-Site: "%s"', (site, forPages, forCalls) => {
    expect(judge({ 'Sec-Fetch-Site': site, Origin: own })).toBe(forPages)
    expect(judge({ 'Sec-Fetch-Site': site, Cookie: 'hp=x' }, { isApiCall: true })).toBe(forCalls)
  })

  test.each([
    [own, 'allowed'],
    ['https://evil.example', 'refused'],
    ['https://sub.holdpoint.example', 'refused'],
    ['https://holdpoint.example.evil.example', 'refused'],
    ['https://holdpoint.example:8443', 'refused'],
    ['http://holdpoint.example', 'refused'],
    ['HTTPS://HOLDPOINT.EXAMPLE', 'refused'],
    ['null', 'refused'],
    ['', 'refused'],
  ])('without it the Origin "%s" decides', (origin, verdict) => {
    for (const headers of [{ Origin: origin }, { Origin: origin, Cookie: 'hp=x' }]) {
      expect(judge(headers)).toBe(verdict)
      // Our own goes on as it is, every other one to be asked for its key.
      expect(judge(headers, { isApiCall: true })).toBe('allowed')
    }
  })

  test('an Origin is never ours when nothing counts as ours', () => {
    expect(judge({ Origin: 'undefined' }, { ownOrigin: undefined })).toBe('refused')
  })

  test.each([
    [`${own}/login?to=x`, 'needs form key'],
    ['https://evil.example/login', 'refused'],
    ['https://evil.example/?https://holdpoint.example/', 'refused'],
    ['https://holdpoint.example@evil.example/', 'refused'],
    ['no address', 'refused'],
  ])('a text browser comes from one of our pages: "%s"', (referer, verdict) => {
    expect(judge({ Cookie: 'hp-visitor=x', Referer: referer })).toBe(verdict)
  })

  test('a text browser that hides where it comes from posts forms with their key, and calls nothing', () => {
    expect(judge({ Cookie: 'hp-visitor=x' })).toBe('needs form key')
    expect(judge({ Cookie: 'hp=x' }, { isApiCall: true })).toBe('refused')
  })

  test('a program without a cookie may call the API, and nothing else', () => {
    expect(judge({}, { isApiCall: true })).toBe('allowed')
    expect(judge({ Authorization: 'Bearer x' }, { isApiCall: true })).toBe('allowed')
    expect(judge({})).toBe('refused')
  })
})
