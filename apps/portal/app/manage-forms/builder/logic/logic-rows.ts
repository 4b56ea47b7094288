import type { Reaction, Validation } from '@holdpoint/forms'

// What the rows of a question's logic are found by again. Their places may be those of others by then:
// somebody else may have saved meanwhile.

/** What a reaction is found by: what it does, and when. */
export function nameOfReaction(reaction: Reaction): string {
  return `${reaction.do} ${JSON.stringify(reaction.when)}`
}

/** What a check is found by: how much it matters, and what must hold. */
export function nameOfCheck({ level, rule }: Validation): string {
  return `${level} ${JSON.stringify(rule)}`
}
