import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { words } from './quiet-action.words.ts'

/** The key of a form, and what became of its last press. */
export interface KeptKey {
  key: string
  isSending: boolean
  /** The state of the page at which no answer had come; empty where none is missing. */
  lostAt: string
}

interface Now {
  /** The key that came with the page, at each reading another. */
  formKey: string
  isSending: boolean
  problem: string | null | undefined
  /** The state of the page. */
  here: string
}

/**
 * The form key of a post whose answer may be lost on the way: from the press on until the server has
 * answered, so that a second press is the same post. A page that is read anew meanwhile, by live rows
 * say, brings a key of its own and takes away what the first press came to (`problem`): neither is an
 * answer. Whoever goes on to another state of the page posts something else.
 */
export function useKeptKey(formKey: string, now: Pick<Now, 'isSending' | 'problem'>): string {
  const { key: here } = useLocation()
  const [kept, keep] = useState<KeptKey>({ key: formKey, isSending: false, lostAt: '' })
  const next = keptKey(kept, { ...now, formKey, here })
  if (next.key !== kept.key || next.isSending !== kept.isSending || next.lostAt !== kept.lostAt) {
    keep(next)
  }
  return next.key
}

/** The step from what was kept to what is kept now. A page that is busy may draw only some of them. */
export function keptKey(kept: KeptKey, { formKey, isSending, problem, here }: Now): KeptKey {
  const isLost = problem === words.noNetwork
  const isAnswered = problem !== undefined && !isLost
  // A post that has ended has led to a state of its own.
  const isLostHere = !isSending && !isAnswered && (isLost || kept.isSending || kept.lostAt === here)
  return {
    key: isSending || isLostHere ? kept.key : formKey,
    isSending,
    lostAt: isLostHere ? here : '',
  }
}
