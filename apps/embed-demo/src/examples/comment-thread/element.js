import { listComments, removeComment, saveComment } from '../../demo/comments.js'
import { me } from '../../demo/people.js'

export async function start(document) {
  const thread = document.querySelector('hp-comment-thread')
  const read = async () => {
    thread.comments = await listComments()
  }

  thread.me = me
  thread.addComment = async (draft) => {
    await saveComment(draft)
    await read()
  }
  thread.editComment = async (comment, draft) => {
    await saveComment({ ...draft, commentId: comment.id })
    await read()
  }
  thread.deleteComment = async (comment) => {
    await removeComment(comment.id)
    await read()
  }
  await read()
}
