import { fail } from '../fail.ts'

/** Ends a call that asked for a password too often, with the wait in words. */
export function tooManyTries(waitS: number): never {
  return fail('sign_in_throttled', {
    message: `Too many tries. Please wait ${inWords(waitS)} before the next one.`,
    retryAfterS: waitS,
  })
}

function inWords(waitS: number): string {
  return waitS > 120
    ? `${Math.ceil(waitS / 60)} minutes`
    : `${waitS} ${waitS === 1 ? 'second' : 'seconds'}`
}

/** Ends a call whose password nobody could look at, because too many wait already: no try of theirs. */
export function tooBusy(): never {
  return fail('too_busy', { retryAfterS: 5 })
}
