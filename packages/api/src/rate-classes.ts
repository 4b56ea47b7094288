import type { RateClass } from './call.ts'

/** How many calls of a class one caller may make: at once, and again in each second after that. */
export type RateAllowance = { burst: number; perSecond: number }

/**
 * The one table of allowances, for the server that counts and the documents that tell. Generous to
 * people, tight enough that one runaway page or script cannot starve the others.
 */
export const rateClasses: Readonly<Record<RateClass, RateAllowance>> = {
  read: { burst: 2000, perSecond: 400 },
  write: { burst: 200, perSecond: 20 },
  autosave: { burst: 400, perSecond: 60 },
  upload: { burst: 100, perSecond: 5 },
  // A file that is drawn on demand takes the whole process for a moment.
  export: { burst: 5, perSecond: 0.5 },
  // Guesses are counted per account; this only keeps one address from filling the queue.
  signIn: { burst: 1000, perSecond: 20 },
}
