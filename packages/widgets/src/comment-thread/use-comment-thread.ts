import { useState } from 'react'
import { fillWords } from '../internals/fill-words.ts'
import { type Deed, useDeed } from '../internals/use-deed.ts'
import { type Comment, type CommentAuthor, type CommentDraft, currentOf } from './comment.rules.ts'
import { type CommentThreadWords, commentThreadWords } from './comment-thread.words.ts'

type Options = { signal: AbortSignal }

/** What the thread shows, and what it tells the page. What a callback throws is shown. */
export interface CommentThreadOptions {
  /** The comments, in the order they show. Default: none. */
  comments?: readonly Comment[] | undefined
  /** Who is reading. Default: nobody, who may edit and delete nothing. */
  me?: CommentAuthor | undefined
  /**
   * Adds a comment. It shows at once; if this throws, it goes and its text is back in the field.
   * Left out, the form is sent as any form.
   */
  onAdd?: ((draft: CommentDraft, options: Options) => unknown) | undefined
  /**
   * Changes a comment. Left out, the form is sent as any form, with the comment's id. An error whose
   * `current` is the comment as somebody else has changed it says what it says now; once that one is
   * among the comments, saving again is on top of it.
   */
  onEdit?: ((comment: Comment, draft: CommentDraft, options: Options) => unknown) | undefined
  /** Deletes a comment, after the person said yes. An error may have a `current` as well. */
  onDelete?: ((comment: Comment, options: Options) => unknown) | undefined
  /** Whether a comment may be edited. Default: what it says itself, else one's own may. */
  canEdit?: ((comment: Comment) => boolean) | undefined
  /** Whether a comment may be deleted. Default: what it says itself, else one's own may. */
  canDelete?: ((comment: Comment) => boolean) | undefined
  /** Whether there are more comments than are here. Default `false`. */
  hasMore?: boolean | undefined
  /** Has more comments come. */
  onLoadMore?: ((options: Options) => unknown) | undefined
  /** Whether the first comments are still on their way. Default `false`. */
  isLoading?: boolean | undefined
  /** Why the comments could not be had. */
  loadProblem?: string | undefined
  /** Asks for the comments again, after `loadProblem`. */
  onRetry?: (() => void) | undefined
  /** Words in place of the specification's. */
  words?: Partial<CommentThreadWords> | undefined
  /** How times are written, such as `nb-NO`. Default `en-GB`. */
  locale?: string | undefined
  /** The IANA zone of times. Default: UTC on a server, then the browser's. */
  timeZone?: string | undefined
}

/** The thread's state, without markup. */
export interface CommentThreadState {
  comments: readonly Comment[]
  /** The comment that is being added and shows already. */
  pending: Comment | undefined
  words: CommentThreadWords
  locale: string
  timeZone: string | undefined
  canEdit: (comment: Comment) => boolean
  canDelete: (comment: Comment) => boolean
  /** Whether the page hears of it; else the form is sent as any form. */
  isHeard: Readonly<Record<'add' | 'edit' | 'delete', boolean>>
  add: (draft: CommentDraft) => Promise<'done' | 'failed' | 'ignored'>
  addProblem: string | undefined
  edit: (comment: Comment, draft: CommentDraft) => Promise<'done' | 'failed' | 'ignored'>
  editProblem: string | undefined
  /** Which deed is under way. */
  busy: 'add' | 'edit' | 'delete' | 'more' | undefined
  /** The comments whose form is open. */
  editedIds: readonly string[]
  /** Opens or leaves the form of a comment; those of others stay as they are. */
  setEdited: (id: string, isEdited: boolean) => void
  /** The comment that was last saved: `editProblem` is about it. */
  savedId: string | undefined
  /** The comment whose deletion is in question. */
  asked: Comment | undefined
  ask: (id: string | undefined) => void
  confirm: () => Promise<void>
  deleteProblem: string | undefined
  /** How many were deleted here; the focus wants a new place each time. */
  deletedCount: number
  hasMore: boolean
  loadMore: () => void
  moreProblem: string | undefined
  isLoading: boolean
  loadProblem: string | undefined
  retry: () => void
  /** What is read out. */
  said: string
}

/** Keeps what is being written, edited, asked and sent. */
export function useCommentThread(options: CommentThreadOptions): CommentThreadState {
  const { comments = [], me, onAdd, onEdit, onDelete } = options
  const words = { ...commentThreadWords, ...options.words }
  const [sending, setSending] = useState<Sending>()
  const [editedIds, setEditedIds] = useState<readonly string[]>([])
  const [savedId, setSavedId] = useState<string>()
  const [askedId, setAskedId] = useState<string>()
  const [deletedCount, setDeletedCount] = useState(0)
  const [said, setSaid] = useState('')
  const adding = useDeed(onAdd)
  const editing = useDeed(onEdit)
  const deleting = useDeed(onDelete)
  const more: Deed<[]> | undefined = options.onLoadMore
  const loadingMore = useDeed(more)
  const asked = comments.find(({ id }) => id === askedId)
  const isOwn = ({ createdUserInfo }: Comment) =>
    me !== undefined && createdUserInfo.personId === me.personId
  const deeds = { add: adding, edit: editing, delete: deleting, more: loadingMore } as const
  /** What somebody else has changed meanwhile is told by what it says now. */
  const told = (problem: Error | undefined) => {
    const current = currentOf(problem)
    return current ? fillWords(words.changed, { comment: current.comments }) : problem?.message
  }
  const names = ['add', 'edit', 'delete', 'more'] as const

  const add = async (draft: CommentDraft) => {
    setSaid('')
    const comment = optimistic(draft, me ?? { personId: '', fullName: words.you })
    setSending({ comment, before: new Set(comments.map(({ id }) => id)) })
    const end = await adding.run(draft)
    setSending(undefined)
    if (end === 'done') {
      setSaid(words.added)
    }
    return end
  }
  const edit = async (comment: Comment, draft: CommentDraft) => {
    setSaid('')
    setSavedId(comment.id)
    const end = await editing.run(comment, draft)
    if (end === 'done') {
      setEditedIds((ids) => ids.filter((id) => id !== comment.id))
      setSaid(words.saved)
    }
    return end
  }
  const confirm = async () => {
    if (asked) {
      setSaid('')
      if ((await deleting.run(asked)) === 'done') {
        setAskedId(undefined)
        setDeletedCount((count) => count + 1)
        setSaid(words.deleted)
      }
    }
  }

  return {
    comments,
    pending: isAmong(comments, sending) ? undefined : sending?.comment,
    words,
    locale: options.locale ?? 'en-GB',
    timeZone: options.timeZone,
    canEdit: options.canEdit ?? ((comment) => comment.mayEdit ?? isOwn(comment)),
    canDelete: options.canDelete ?? ((comment) => comment.mayDelete ?? isOwn(comment)),
    isHeard: {
      add: onAdd !== undefined,
      edit: onEdit !== undefined,
      delete: onDelete !== undefined,
    },
    add,
    addProblem: adding.problem?.message,
    edit,
    editProblem: told(editing.problem),
    busy: names.find((name) => deeds[name].isBusy),
    editedIds,
    setEdited: (id, isEdited) => {
      if (id === savedId) {
        editing.forget()
      }
      setEditedIds((ids) => [...ids.filter((one) => one !== id), ...(isEdited ? [id] : [])])
    },
    savedId,
    asked,
    ask: (id) => {
      deleting.forget()
      setAskedId(id)
    },
    confirm,
    deleteProblem: told(deleting.problem),
    deletedCount,
    hasMore: options.hasMore ?? false,
    loadMore: () => void loadingMore.run(),
    moreProblem: loadingMore.problem?.message,
    isLoading: options.isLoading ?? false,
    loadProblem: options.loadProblem,
    retry: () => options.onRetry?.(),
    said,
  }
}

/** A comment on its way, and the ids of those that were there when it was sent. */
type Sending = { comment: Comment; before: ReadonlySet<string> }

/** The page may have a comment before it is told that it was sent; it must not show twice then. */
function isAmong(comments: readonly Comment[], sending: Sending | undefined): boolean {
  const author = sending?.comment.createdUserInfo.personId
  return comments.some(
    ({ id, createdUserInfo: { personId } }) => personId === author && !sending?.before.has(id),
  )
}

function optimistic(
  { comment, privacyType }: CommentDraft,
  createdUserInfo: CommentAuthor,
): Comment {
  const now = new Date().toISOString()
  return {
    id: '',
    comments: comment,
    privacyType,
    createdAt: now,
    updatedAt: now,
    createdUserInfo,
    mayEdit: false,
    mayDelete: false,
  }
}
