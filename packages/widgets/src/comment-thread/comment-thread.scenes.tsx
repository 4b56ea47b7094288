import { useState } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import { type HpCommentThreadElement } from './comment-thread.element.tsx'
import './comment-thread.register.ts'
import { type Comment, type CommentAuthor, type CommentDraft, CommentThread } from './index.ts'

const me: CommentAuthor = { personId: 'p1', fullName: 'Ada Berg', employeeTitle: 'Fitter' }
const kim: CommentAuthor = { personId: 'p2', fullName: 'Kim Olsen', employeeTitle: null }

const comment = (id: string, author: CommentAuthor, more: Partial<Comment> = {}): Comment => ({
  id,
  comments: `Words of ${id}.`,
  privacyType: 'public',
  createdAt: '2026-03-05T09:03:07Z',
  updatedAt: '2026-03-05T09:03:07Z',
  createdUserInfo: author,
  ...more,
})

const some = [
  comment('c1', kim),
  comment('c2', me, { privacyType: 'private', updatedAt: '2026-03-06T10:00:00Z' }),
]

/** A page that answers after a moment, and cannot do what has to do with failing. */
async function answer(words: string) {
  await new Promise((resolve) => setTimeout(resolve, 600))
  hear('done', words)
  if (words.startsWith('Fail')) {
    throw new Error('The portal is away.')
  }
}

/** A page may have read its comments anew before it says that one was sent. */
const isEarly = ({ comment: words }: CommentDraft) => words.startsWith('Early')

const added = (draft: CommentDraft, list: readonly Comment[]) => [
  ...list,
  comment(`c${list.length + 1}`, me, { ...draft, comments: draft.comment }),
]

function Page({ comments: first, isAdmin = false }: { comments: Comment[]; isAdmin?: boolean }) {
  const [comments, setComments] = useState<readonly Comment[]>(first)
  return (
    <CommentThread.Root
      comments={comments}
      me={me}
      timeZone="Europe/Oslo"
      canDelete={isAdmin ? () => true : undefined}
      hasMore={isAdmin && comments.length < 3}
      onAdd={async (draft) => {
        hear('comment', draft)
        if (isEarly(draft)) {
          setComments((list) => added(draft, list))
        }
        await answer(draft.comment)
        if (!isEarly(draft)) {
          setComments((list) => added(draft, list))
        }
      }}
      onEdit={async (original, draft) => {
        hear('edit', { ...draft, id: original.id })
        await answer(draft.comment)
        setComments((list) =>
          list.map((one) => (one === original ? { ...one, comments: draft.comment } : one)),
        )
      }}
      onDelete={async (original) => {
        hear('delete', original.id)
        await answer('Delete')
        setComments((list) => list.filter((one) => one !== original))
      }}
      onLoadMore={async () => {
        await answer('More')
        setComments((list) => [...list, comment('c9', kim)])
      }}
    />
  )
}

function pageWithTag(comments: Comment[], isAdmin = false) {
  const thread: HpCommentThreadElement = tag('hp-comment-thread', {
    comments,
    me,
    timeZone: 'Europe/Oslo',
    hasMore: isAdmin,
    canDelete: isAdmin ? () => true : undefined,
    addComment: async (draft) => {
      if (isEarly(draft)) {
        thread.comments = added(draft, thread.comments)
      }
      await answer(draft.comment)
      if (!isEarly(draft)) {
        thread.comments = added(draft, thread.comments)
      }
    },
    editComment: async (original, draft) => {
      await answer(draft.comment)
      thread.comments = thread.comments.map((one) =>
        one === original ? { ...one, comments: draft.comment } : one,
      )
    },
    deleteComment: async (original) => {
      await answer('Delete')
      thread.comments = thread.comments.filter((one) => one !== original)
    },
    loadMore: async () => {
      await answer('More')
      thread.comments = [...thread.comments, comment('c9', kim)]
      thread.hasMore = false
    },
  })
  listen(thread, 'hp-comment', 'comment')
  thread.addEventListener('hp-edit', ({ detail }) => {
    const { original, ...draft } = detail
    hear('edit', { ...draft, id: original.id })
  })
  thread.addEventListener('hp-delete', ({ detail }) => hear('delete', detail.id))
  return thread
}

function posted() {
  return (
    <CommentThread.Root comments={some} me={me} timeZone="UTC">
      <CommentThread.List />
      <CommentThread.Form action="/said" />
    </CommentThread.Root>
  )
}

/** Two comments of the reader's own. */
const own = [comment('c1', me), comment('c2', me)]

export const scenes = {
  own: { react: () => <Page comments={own} />, element: () => pageWithTag(own) },
  some: { react: () => <Page comments={some} />, element: () => pageWithTag(some) },
  none: { react: () => <Page comments={[]} />, element: () => pageWithTag([]) },
  admin: {
    react: () => <Page comments={some} isAdmin />,
    element: () => pageWithTag(some, true),
  },
  // A form of the page's own, sent as any form.
  posted: { react: posted, element: () => pageWithTag(some) },
  connected: {
    react: () => <Page comments={some} />,
    element: () =>
      tag('hp-comment-thread', {
        apiBase: 'http://portal.example',
        token: 't',
        myFormId: 'm1',
        me,
      }),
  },
}
