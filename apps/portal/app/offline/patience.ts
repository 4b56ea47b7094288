// How long a network may be silent before this device goes on by itself. A network that fails says
// so at once; these are for one that takes a request and never answers.

/**
 * A call without a file. Some kB take a second on the slowest link that a site has, and the server
 * answers in hundredths of one. Giving up too early costs a repetition under the same key.
 */
export const callMs = 8_000

/**
 * A call with a file, counted anew whenever some of it has gone. What has gone may still lie in the
 * device's own buffers, which a slow link empties in half a minute.
 */
export const uploadStillMs = 60_000

/** A page or a move, where a kept page can stand in: about as long as people wait unasked. */
export const pageMs = 6_000

/** The same while the network hung just now, so that nobody waits for every page. */
export const pageAgainMs = 1_500

/** For this long after a request that hung, "just now" holds. */
export const hungMs = 30_000

/**
 * The question whether a page was begun on this device, before the server is asked for it: a database
 * that says nothing must not hold up what the network has.
 */
export const ownPageMs = 1_500

/** A page that nothing can stand in for; then the device says what it has instead. */
export const lonePageMs = 30_000

/** The question whether the server can be reached, which is answered without any work. */
export const probeMs = 5_000
