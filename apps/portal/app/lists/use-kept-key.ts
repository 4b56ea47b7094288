import { useLocation, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { formKeyField } from '../ui/form-key.tsx'
import type { IntentAnswer } from './answer-intent.server.ts'

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
  /** The key that is on its way, or null. */
  sending: string | null
  answer: Pick<IntentAnswer, 'problem' | 'lostKey'> | undefined
  /** The state of the page. */
  here: string
}

/**
 * The form key of a post whose answer may be lost on the way: from the press on until the server has
 * answered, so that a second press is the same post. A page that is read anew meanwhile, by live rows
 * say, brings a key of its own and takes away what the first press came to (`answer`): neither is an
 * answer. Whoever goes on to another state of the page posts something else. To be held by what stays
 * while the parts that post make way for each other.
 */
export function useKeptKey(formKey: string, answer: Now['answer']): string {
  const { key: here } = useLocation()
  const sent = useNavigation().formData?.get(formKeyField)
  const sending = typeof sent === 'string' ? sent : null
  const [kept, keep] = useState<KeptKey>({ key: formKey, isSending: false, lostAt: '' })
  const next = keptKey(kept, { answer, formKey, here, sending })
  if (next.key !== kept.key || next.isSending !== kept.isSending || next.lostAt !== kept.lostAt) {
    keep(next)
  }
  return next.key
}

/**
 * The step from what was kept to what is kept now. A page that is busy may draw only some of them, or
 * draw another key over the one that was pressed: the press and its lost answer bring their own along.
 */
export function keptKey(kept: KeptKey, { formKey, sending, answer, here }: Now): KeptKey {
  if (sending !== null) {
    return { key: sending, isSending: true, lostAt: '' }
  }
  if (answer?.lostKey !== undefined) {
    return { key: answer.lostKey, isSending: false, lostAt: here }
  }
  // A post that has ended has led to a state of its own.
  const isLostHere = answer === undefined && (kept.isSending || kept.lostAt === here)
  return { key: isLostHere ? kept.key : formKey, isSending: false, lostAt: isLostHere ? here : '' }
}
