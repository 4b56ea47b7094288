import { type Comment, CommentThread } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useEffect, useState } from 'react'
import { listComments, removeComment, saveComment } from '../../demo/comments.js'
import { me } from '../../demo/people.js'

export function Example() {
  const [comments, setComments] = useState<readonly Comment[]>([])
  const read = async () => setComments(await listComments())

  useEffect(() => void listComments().then(setComments), [])

  return (
    <CommentThread.Root
      comments={comments}
      me={me}
      onAdd={async (draft) => {
        await saveComment(draft)
        await read()
      }}
      onEdit={async ({ id }, draft) => {
        await saveComment({ ...draft, commentId: id })
        await read()
      }}
      onDelete={async ({ id }) => {
        await removeComment(id)
        await read()
      }}
    />
  )
}
