/** What stands above the list after a bulk of which something was not decided. */
export type Decided = { decided: { text: string; whys: readonly string[] } }

/** Tells it from whatever else the action of the page answers. */
export function isDecided(answer: unknown): answer is Decided {
  return typeof answer === 'object' && answer !== null && 'decided' in answer
}
