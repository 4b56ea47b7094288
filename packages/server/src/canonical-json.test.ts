import { describe, expect, test } from 'vitest'
import { canonicalJson, sha256 } from './canonical-json.ts'

describe('canonicalJson', () => {
  test.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ a: { d: 1, c: [2, { f: 3, e: 4 }] } }, '{"a":{"c":[2,{"e":4,"f":3}],"d":1}}'],
    [{ a: undefined, b: null }, '{"b":null}'],
    [[undefined, null, 1], '[null,null,1]'],
    [undefined, 'null'],
    ['a"b', '"a\\"b"'],
    [{ 10: 1, 9: 2, a: 3 }, '{"10":1,"9":2,"a":3}'],
    [{ at: new Date('2026-03-05T15:00:00Z') }, '{"at":"2026-03-05T15:00:00.000Z"}'],
    [[-0, 1e21, 0.1, Number.NaN], '[0,1e+21,0.1,null]'],
  ])('writes %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('the same data in another order, and stored and read again, gives the same text', () => {
    const value = { z: [1, { y: 'ü', x: null }], a: { c: true, b: '😀' }, at: new Date(0) }
    const other = { at: new Date(0), a: { b: '😀', c: true }, z: [1, { x: null, y: 'ü' }] }
    expect(canonicalJson(other)).toBe(canonicalJson(value))
    expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(canonicalJson(value))
  })
})

test('sha256 is the hash of the UTF-8 text, in hex', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})
