/** The words of what was typed into a form and not saved. */
export const words = {
  typed: (day: string, clock: string) =>
    `You typed here on ${day} at ${clock} and did not save it.`,
  filesAgain: 'A file that you had chosen must be chosen again.',
  putBack: 'Put it back',
  throwAway: 'Throw it away',
} as const
