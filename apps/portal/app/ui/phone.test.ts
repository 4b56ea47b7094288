import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'

test.each([
  ['+1 907 555 0134', 'tel:+19075550134'],
  ['907-555-0134 ext. 12', 'tel:9075550134,12'],
  ['907 555 0134x12', 'tel:9075550134,12'],
  // What a safety data sheet says, in whatever words: a sign before the number is no extension.
  ['CHEMTREC #18004249300', 'tel:18004249300'],
  ['Ext 1-800-424-9300', 'tel:18004249300'],
  ['CHEMTREC 1-800-424-9300 ext 4', 'tel:18004249300,4'],
])('%s is dialled as %s', (text, href) => expect(phoneOf(text)).toEqual({ text, href }))

test('an empty one is none', () => expect(phoneOf('')).toBeNull())
