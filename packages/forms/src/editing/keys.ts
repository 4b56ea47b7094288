import { keyLengthMax, keyPattern, reservedKey } from '../names.ts'
import { placedItems } from '../placed.ts'
import type { FormDefinition } from '../types.ts'

// Letters that no decomposition takes apart into a plain letter and a mark.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
}

/** Whether a text has the form of a key. */
export function isKey(text: string): boolean {
  return keyPattern.test(text) && text !== reservedKey
}

/** Every key in use, of sections and questions. */
export function keysOf(definition: FormDefinition): Set<string> {
  return new Set(placedItems(definition).map(({ item }) => item.key))
}

/**
 * A key made from a label: `“Überdruck, max.”` gives `uberdruck_max`, and `uberdruck_max_2` when
 * that is taken. A label without a letter that keys know gives the other word.
 */
export function keyFor(text: string, taken: Iterable<string>, otherwise = 'question'): string {
  const used = taken instanceof Set ? taken : new Set(taken)
  const base =
    text
      .toLowerCase()
      .replace(/[ßæœøđł]/g, (letter) => plainLetters[letter] ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+/, '')
      .slice(0, keyLengthMax)
      .replace(/_+$/, '') || otherwise
  let key = base
  for (let count = 2; key === reservedKey || used.has(key); count += 1) {
    const ending = `_${count}`
    key = `${base.slice(0, keyLengthMax - ending.length)}${ending}`
  }
  return key
}
