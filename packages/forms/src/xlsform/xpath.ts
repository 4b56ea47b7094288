// The part of XPath that rules of forms are made of. What is outside of it is refused with the
// sentence that says what it is, so that a person can decide what to do instead.
import { ruleDepthMax, ruleSizeMax } from '../limits.ts'
import { tokensOf, Untranslatable, type Token } from './xpath-tokens.ts'

/** The operators, those that bind least first. */
const precedence: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div'],
]

/** An expression, as it is written. */
export type XPath =
  | { readonly is: 'constant'; readonly value: string | number }
  | { readonly is: 'answer'; readonly name: string }
  | { readonly is: 'self' }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly XPath[] }
  | { readonly is: 'operation'; readonly op: string; readonly args: readonly [XPath, XPath] }

/** Reads an expression. Throws `Untranslatable` at what it does not know. */
export function parseXPath(text: string): XPath {
  const tokens = tokensOf(text)
  if (tokens.length > 4 * ruleSizeMax) {
    throw new Untranslatable('it is too long')
  }
  const reader = new Reader(tokens)
  const parsed = reader.operation(0, 0)
  reader.end()
  return parsed
}

class Reader {
  readonly #tokens: readonly Token[]
  #place = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  operation(level: number, depth: number): XPath {
    const operators = precedence[level]
    if (operators === undefined) {
      return this.#negative(depth)
    }
    let left = this.operation(level + 1, depth)
    for (let op = this.#operator(operators); op !== undefined; op = this.#operator(operators)) {
      left = { is: 'operation', op, args: [left, this.operation(level + 1, depth)] }
    }
    return left
  }

  end(): void {
    const token = this.#tokens[this.#place]
    if (token !== undefined) {
      throw new Untranslatable(`“${token.text}” was not expected there`)
    }
  }

  #negative(depth: number): XPath {
    if (this.#operator(['-']) === undefined) {
      return this.#primary(depth)
    }
    const part = this.#deeper(depth, (deeper) => this.#negative(deeper))
    return part.is === 'constant' && typeof part.value === 'number'
      ? { is: 'constant', value: 0 - part.value }
      : { is: 'operation', op: '-', args: [{ is: 'constant', value: 0 }, part] }
  }

  #primary(depth: number): XPath {
    const token = this.#tokens[this.#place]
    this.#place += 1
    switch (token?.is) {
      case 'text':
        return { is: 'constant', value: token.text }
      case 'number':
        return { is: 'constant', value: Number(token.text) }
      case 'answer':
        return { is: 'answer', name: token.text }
      case 'self':
        return { is: 'self' }
      case 'name':
        return this.#call(token.text, depth)
      case 'sign':
        if (token.text === '(') {
          const inside = this.#deeper(depth, (deeper) => this.operation(0, deeper))
          this.#expect(')')
          return inside
        }
        throw new Untranslatable(`“${token.text}” was not expected there`)
      case undefined:
        throw new Untranslatable('it ends too early')
    }
  }

  #call(name: string, depth: number): XPath {
    if (!this.#takes('(')) {
      throw new Untranslatable(`“${name}” is neither an answer nor a text in quotes`)
    }
    const args: XPath[] = []
    while (!this.#takes(')')) {
      if (args.length > 0) {
        this.#expect(',')
      }
      args.push(this.#deeper(depth, (deeper) => this.operation(0, deeper)))
    }
    return { is: 'call', name, args }
  }

  #deeper(depth: number, read: (depth: number) => XPath): XPath {
    if (depth >= ruleDepthMax) {
      throw new Untranslatable('it is nested too deep')
    }
    return read(depth + 1)
  }

  #operator(operators: readonly string[]): string | undefined {
    const token = this.#tokens[this.#place]
    const isOne = token?.is === 'sign' || token?.is === 'name'
    if (!isOne || !operators.includes(token.text)) {
      return undefined
    }
    this.#place += 1
    return token.text
  }

  #takes(sign: string): boolean {
    return this.#operator([sign]) !== undefined
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) {
      throw new Untranslatable(`a “${sign}” is missing`)
    }
  }
}
