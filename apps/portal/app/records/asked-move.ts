import { useActionData, useSearchParams } from '@remix-run/react'
import type { AllowedEvent } from '@holdpoint/api'
import { isEditAgain, type EditAgain } from './edit-again.ts'

/**
 * The move that the address asks about, while it is open, and what came back for it. When somebody
 * else was quicker it is still shown, with what was typed.
 */
export function useAskedMove(moves: readonly AllowedEvent[]): {
  move: AllowedEvent | undefined
  again: EditAgain | undefined
} {
  const [asked] = useSearchParams()
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const event = asked.get('dialog') === 'move' ? asked.get('event') : null
  const open = moves.find((move) => move.event === event && move.isOpen)
  const late = again?.late
  return { move: open ?? (late?.event === event ? late : undefined), again }
}
