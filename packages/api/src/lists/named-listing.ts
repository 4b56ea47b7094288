import { text } from '../wire.ts'
import { listing } from './listing.ts'

/**
 * The listing parameters of a call that is only named so far: what it can be sorted by is not
 * shown, so any name is taken (spec 7).
 */
export const namedListing = listing.extend({ orderBy: text(60).optional() })
