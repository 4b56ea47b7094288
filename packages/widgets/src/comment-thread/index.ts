export * as CommentThread from './comment-thread.tsx'
export type { Comment, CommentAuthor, CommentDraft, CommentPrivacy } from './comment.rules.ts'
export { type CommentThreadWords, commentThreadWords } from './comment-thread.words.ts'
export {
  type CommentThreadOptions,
  type CommentThreadState,
  useCommentThread,
} from './use-comment-thread.ts'
