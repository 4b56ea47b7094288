import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { words } from './quiet-action.words.ts'

/**
 * The form key of a post whose answer may be lost on the way: from the press on until the server has
 * answered, so that a second press is the same post. A page that is read anew meanwhile, by live rows
 * say, brings a key of its own and takes away what the first press came to (`problem`): neither is an
 * answer. Whoever goes on to another state of the page posts something else.
 */
export function useKeptKey(
  formKey: string,
  { isSending, problem }: { isSending: boolean; problem: string | null | undefined },
): string {
  const { key: here } = useLocation()
  const [kept, keep] = useState({ key: formKey, isSending: false, lostAt: '' })
  const isAnswered = problem !== undefined && problem !== words.noNetwork
  // A post that has ended has led to a state of its own.
  const isLostHere = !isSending && !isAnswered && (kept.isSending || kept.lostAt === here)
  const lostAt = isLostHere ? here : ''
  const key = isSending || isLostHere ? kept.key : formKey
  if (key !== kept.key || isSending !== kept.isSending || lostAt !== kept.lostAt) {
    keep({ key, isSending, lostAt })
  }
  return key
}
