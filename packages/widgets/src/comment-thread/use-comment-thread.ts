import { useState } from 'react'
import { type Deed, useDeed } from '../internals/use-deed.ts'
import { type Comment, type CommentAuthor, type CommentDraft } from './comment.rules.ts'
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
  /** Changes a comment. Left out, the form is sent as any form, with the comment's id. */
  onEdit?: ((comment: Comment, draft: CommentDraft, options: Options) => unknown) | undefined
  /** Deletes a comment, after the person said yes. */
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
  editedId: string | undefined
  setEdited: (id: string | undefined) => void
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
  const [editedId, setEditedId] = useState<string>()
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
    const end = await editing.run(comment, draft)
    if (end === 'done') {
      setEditedId(undefined)
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
    editProblem: editing.problem?.message,
    busy: names.find((name) => deeds[name].isBusy),
    editedId,
    setEdited: (id) => {
      editing.forget()
      setEditedId(id)
    },
    asked,
    ask: (id) => {
      deleting.forget()
      setAskedId(id)
    },
    confirm,
    deleteProblem: deleting.problem?.message,
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
