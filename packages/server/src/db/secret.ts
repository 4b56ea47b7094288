import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createWhole } from './whole-file.ts'

const secretLengthMin = 32
const distinctCharactersMin = 8

/** A secret that could be guessed. The message is a sentence for the operator. */
export class WeakSecret extends Error {
  override name = 'WeakSecret'
}

/**
 * The secret that signs sessions: the one given by SESSION_SECRET, or one made on the first start
 * and kept in a file that only its owner may read.
 */
export function sessionSecret(secretFile: string, given?: string): string {
  if (given !== undefined) {
    return strong(given, 'SESSION_SECRET')
  }
  mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64url')
  if (createWhole(secretFile, `${made}\n`)) {
    return made
  }
  chmodSync(secretFile, 0o600)
  return strong(readFileSync(secretFile, 'utf8').trim(), `The secret in ${secretFile}`)
}

function strong(secret: string, whose: string): string {
  const remedy = 'Make one with: openssl rand -base64 32'
  if (secret.length < secretLengthMin) {
    throw new WeakSecret(`${whose} is shorter than ${secretLengthMin} characters. ${remedy}`)
  }
  if (new Set(secret).size < distinctCharactersMin || isRepetition(secret) || isRow(secret)) {
    throw new WeakSecret(`${whose} is too easy to guess. ${remedy}`)
  }
  return secret
}

function isRepetition(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}

/** Mostly neighbours of the alphabet, as in `abcdefgh` or `87654321`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.filter((step) => Math.abs(step) === 1).length > steps.length / 2
}
