import { createContext } from 'react'
import { useParent } from '../internals/use-parent.ts'
import { type Comment } from './comment.rules.ts'
import { type CommentThreadState } from './use-comment-thread.ts'

type Shared = CommentThreadState & {
  /** Begins the ids of what another part names. */
  id: string
}

export const ThreadContext = createContext<Shared | undefined>(undefined)
export const CommentContext = createContext<Comment | undefined>(undefined)

export function useThread(part: string): Shared {
  return useParent(ThreadContext, `CommentThread.${part}`, 'CommentThread.Root')
}

export function useComment(part: string): Comment {
  return useParent(CommentContext, `CommentThread.${part}`, 'CommentThread.Item')
}

/** What a form shares with its parts. */
export type SharedForm = {
  id: string
  /** The comment that is edited; none where one is added. */
  comment: Comment | undefined
  problem: string | undefined
  failure: string | undefined
  isBusy: boolean
  count: number
  write: (text: string) => void
}

export const FormContext = createContext<SharedForm | undefined>(undefined)

export function useForm(name: string): SharedForm {
  return useParent(FormContext, `CommentThread.${name}`, 'CommentThread.Form')
}
