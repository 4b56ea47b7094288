import type { AllowedEvent } from '@holdpoint/api'

/** The moves as a bar shows them: the one that is amber, other open ones, closed ones. */
export function orderedMoves(moves: readonly AllowedEvent[]): {
  main: AllowedEvent | null
  others: readonly AllowedEvent[]
  closed: readonly AllowedEvent[]
} {
  const open = moves.filter(({ isOpen }) => isOpen)
  const main = open.find(({ kind }) => kind === 'main') ?? null
  const others = open.filter((move) => move !== main)
  return {
    main,
    // What refuses or destroys stands last, away from what is pressed most.
    others: [
      ...others.filter(({ kind }) => kind !== 'refusing'),
      ...others.filter(({ kind }) => kind === 'refusing'),
    ],
    closed: moves.filter(({ isOpen }) => !isOpen),
  }
}
