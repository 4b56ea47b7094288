export * as UpvoteButton from './upvote-button.tsx'
export { type OnVote, type Upvote, type UpvoteInput, type Votes, useUpvote } from './use-upvote.ts'
