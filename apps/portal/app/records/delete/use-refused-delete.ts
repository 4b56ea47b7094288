import { useActionData } from '@remix-run/react'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'

/** Why a deletion with a reason was refused, and what was typed; null where none was. */
export function useRefusedDelete(): IntentAnswer | null {
  const answer = useActionData<IntentAnswer | null>()
  return answer?.intent === 'delete' ? answer : null
}
