import { useActionData, useNavigate, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Comment, CommentDraft as Written } from '@holdpoint/widgets/comment-thread'
import { formKeyField } from '../../ui/form-key.tsx'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { words } from '../../lists/quiet-action.words.ts'
import { useQuietPost } from '../../lists/use-quiet-post.ts'
import { readDraft, type CommentDraft, type CommentsPanel } from './comments-panel.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

/** What stands for the id of a comment that is not there yet. */
export const newComment = 'add'

/** A draft that was not kept, with the comment that it was to change; empty for a new one. */
export type Refused = { id: string; problem: string; draft: CommentDraft }

interface ThreadPostsInput {
  place: MyFormsPlace
  dialog: DialogOfKind<'comments'>
  panel: CommentsPanel
}

/**
 * How the thread posts by a script, and what was refused: by such a post, or by the post of a page
 * without one, whose answer this page is.
 */
export function useThreadPosts({ place, dialog, panel }: ThreadPostsInput) {
  const post = useQuietPost<IntentAnswer | null>(place.address)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [refused, setRefused] = useState(useRefusedBefore())
  const [signedOutOf, setSignedOutOf] = useState<string>()
  const editedVersion = useRef(0)
  // Of a post whose answer was lost, so that it is the same post when it is sent once more.
  const unheard = useRef<{ of: string | undefined; key: string }>()
  const isListed = dialog.chosen === null

  useEffect(() => {
    if (isListed) {
      // An edit that was left is over, and so is what was wrong with it.
      setRefused((last) => (last?.id === '' ? last : undefined))
    }
  }, [isListed])

  const save = async (written: Written, edited?: Comment) => {
    const version = edited === undefined ? {} : { rowVersion: String(editedVersion.current) }
    const fields = { ...written, ...version }
    const lost = unheard.current
    const key = lost !== undefined && lost.of === edited?.id ? lost.key : panel.formKey
    const answer = await post({
      intent: 'comment',
      id: panel.myFormId,
      [formKeyField]: key,
      ...fields,
      ...(edited === undefined ? {} : { commentId: edited.id }),
    })
    const problem = answer?.problem ?? null
    unheard.current = problem === words.noNetwork ? { of: edited?.id, key } : undefined
    setSignedOutOf(problem === words.signedOut ? (edited?.id ?? newComment) : undefined)
    if (problem !== null) {
      // Without a network or a session there is nothing to read anew, and the text is in its field.
      if (problem !== words.noNetwork && problem !== words.signedOut) {
        setRefused({ id: edited?.id ?? '', problem, draft: { rowVersion: '', ...fields } })
        // What stands there now is shown beside what was typed, and the next try has a new key.
        revalidate()
      }
      throw new Error(problem)
    }
    setRefused(undefined)
    // No answer at all: the page was led elsewhere, and says there why.
    return answer === null
  }

  return {
    refused,
    /** The comment whose text was not sent because nobody is signed in any more. */
    signedOutOf,
    /** Tells which version the open form is based on. */
    baseOn: (version: number) => {
      editedVersion.current = version
    },
    add: (written: Written) => save(written),
    edit: async (comment: Comment, written: Written) => {
      const isSaved = await save(written, comment)
      if (isSaved) {
        const thread = place.withDialog({ ...dialog, chosen: null }).address
        navigate(thread, { replace: true, preventScrollReset: true })
      }
      return isSaved
    },
  }
}

function useRefusedBefore(): Refused | undefined {
  const answer = useActionData<IntentAnswer>()
  return answer?.intent === 'comment' && answer.problem !== null
    ? {
        id: answer.id,
        problem: answer.problem,
        draft: readDraft(new URLSearchParams(answer.typed)),
      }
    : undefined
}
