import type { CallOf, ParsedInput } from '@holdpoint/api'
import { attributeAt, type Attribute, type Filter } from './attributes.ts'
import { ScimError } from './scim-error.ts'

// The filters that directories send to find somebody: equal, and several of it joined by `and`.

/** What all must fit; null where nobody can, because two of them contradict each other. */
export type Wanted = Partial<Pick<ParsedInput<CallOf<'people.listDirectory'>>, Filter>> | null

/** Reads a filter, as `userName eq "ada@company.example" and active eq true`. */
export function readFilter(text: string): Wanted {
  const words = wordsOf(text)
  const wanted: Partial<Record<Filter, string | boolean>> = {}
  let isPossible = true
  for (let at = 0; at < words.length || at === 0; at += 4) {
    const [path, operator, value, joint] = words.slice(at, at + 4)
    if (path === undefined || operator === undefined || value === undefined) {
      throw new ScimError('invalidFilter', `This filter is not whole: ${text}`)
    }
    if (operator.toLowerCase() !== 'eq') {
      throw new ScimError('invalidFilter', `Only eq is understood, not ${operator}.`)
    }
    const { name, kind } = filterAt(path)
    const asked = valueOf(value, kind)
    isPossible &&= wanted[name] === undefined || wanted[name] === asked
    wanted[name] = asked
    if (joint !== undefined && joint.toLowerCase() !== 'and') {
      throw new ScimError('invalidFilter', `Filters are joined by and alone, not by ${joint}.`)
    }
    if (joint !== undefined && words.length === at + 4) {
      throw new ScimError('invalidFilter', `This filter is not whole: ${text}`)
    }
  }
  // Each is what its attribute is: a text, or a yes or no.
  return isPossible ? (wanted as Wanted) : null
}

function filterAt(path: string): { name: Filter; kind: Attribute['kind'] } {
  if (path.toLowerCase() === 'id') {
    return { name: 'userId', kind: undefined }
  }
  const attribute = attributeAt(path)
  if (attribute?.filter === undefined) {
    throw new ScimError('invalidFilter', `Users cannot be filtered by ${path}.`)
  }
  return { name: attribute.filter, kind: attribute.kind }
}

function valueOf(word: string, kind: Attribute['kind']): string | boolean {
  if (kind === 'yesOrNo') {
    const said = word.replaceAll('"', '').toLowerCase()
    if (said === 'true' || said === 'false') {
      return said === 'true'
    }
  } else {
    const value = parsed(word)
    if (typeof value === 'string') {
      return value
    }
  }
  throw new ScimError('invalidFilter', `This cannot be asked for: ${word}`)
}

/** A value is written as JSON; what is no JSON, such as a word without quotes, is none. */
function parsed(word: string): unknown {
  try {
    return JSON.parse(word)
  } catch {
    return undefined
  }
}

/** The words of a filter: what is quoted or in brackets is one, whatever stands in it. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let word = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted && sign === '\\') {
      word += sign + text.charAt(at + 1)
      at += 1
      continue
    }
    isQuoted = sign === '"' ? !isQuoted : isQuoted
    depth += isQuoted ? 0 : sign === '[' ? 1 : sign === ']' ? -1 : 0
    if (!isQuoted && depth === 0 && sign === ' ') {
      words.push(word)
      word = ''
    } else {
      word += sign
    }
  }
  return [...words, word].filter((one) => one !== '')
}
