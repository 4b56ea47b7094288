import { useState } from 'react'
import { words } from './quiet-action.words.ts'

/**
 * The form key of a post whose answer may be lost on the way: while it is sent, and until it was
 * answered, a page that is read anew by live rows keeps it, so that a second press is the same post.
 */
export function useKeptKey(
  formKey: string,
  { isSending, problem }: { isSending: boolean; problem: string | null | undefined },
): string {
  const [kept, keep] = useState(formKey)
  const isOpen = isSending || problem === words.noNetwork
  if (!isOpen && kept !== formKey) {
    keep(formKey)
  }
  return isOpen ? kept : formKey
}
