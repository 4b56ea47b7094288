import { useState } from 'react'
import { words } from './quiet-action.words.ts'

/**
 * The form key of a post whose answer may be lost on the way: from the press on until the server has
 * answered, so that a second press is the same post. A page that is read anew meanwhile, by live rows
 * say, brings a key of its own and takes away what the first press came to (`problem`): neither is an
 * answer.
 */
export function useKeptKey(
  formKey: string,
  { isSending, problem }: { isSending: boolean; problem: string | null | undefined },
): string {
  const [kept, keep] = useState({ key: formKey, isOpen: false })
  const isAnswered = problem !== undefined && problem !== words.noNetwork
  const isOpen = isSending || (kept.isOpen && !isAnswered)
  const key = isOpen ? kept.key : formKey
  if (key !== kept.key || isOpen !== kept.isOpen) {
    keep({ key, isOpen })
  }
  return key
}
