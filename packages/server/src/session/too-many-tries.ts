import { fail } from '../fail.ts'

/** Ends a call that asked for a password too often, with the wait in words. */
export function tooManyTries(waitS: number): never {
  return fail('sign_in_throttled', {
    message: `Too many tries. Please wait ${waitS} ${waitS === 1 ? 'second' : 'seconds'} before the next one.`,
    retryAfterS: waitS,
  })
}

/** Ends a call whose password nobody could look at, because too many wait already: no try of theirs. */
export function tooBusy(): never {
  return fail('too_busy', { retryAfterS: 5 })
}
