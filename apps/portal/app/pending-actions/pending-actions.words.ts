/** The words of what waits for the reader's own doing. */
export const words = {
  title: 'Waiting for you',
  nothing: 'No action waits for you.',
  move: 'Move',
  choose: 'Choose a move',
  why: 'Why',
  whyHint: (moves: string) => `Wanted for: ${moves}.`,
  go: 'Move ticked',
  tick: (number: string) => `Tick ${number}`,
  tickAll: 'Tick all',
  tickNone: 'Tick none',
  tickFirst: 'Tick the actions to move first.',
  moveFirst: 'Please choose a move.',
  sayWhy: 'Please say why.',
  outcome: (done: number, all: number) => `${done} of ${all} done.`,
  isDone: (number: string, move: string) => `${number}: ${move}, done.`,
  isNotDone: (number: string, why: string) => `${number}: ${why}`,
} as const
