// @ts-check
import { byId, me } from './people.js'
import { pause } from './waiting.js'

/** @typedef {import('@holdpoint/api').MyFormComment} Comment */
/** @typedef {{ commentId?: string | undefined, comment: string, privacyType: 'public' | 'private' }} CommentDraft */

/**
 * @param {string} id
 * @param {string} author
 * @param {string} comments
 * @param {{ createdAt: string, updatedAt?: string, isPrivate?: boolean }} about
 * @returns {Comment}
 */
function comment(id, author, comments, { createdAt, updatedAt = createdAt, isPrivate = false }) {
  const { personId, fullName, firstName, lastName, profileImage, employeeTitle } = byId(author)
  const isMine = author === me.personId
  return {
    id,
    myFormId: 'e-1042',
    comments,
    privacyType: isPrivate ? 'private' : 'public',
    createdAt,
    updatedAt,
    createdUserInfo: { personId, fullName, firstName, lastName, profileImage, employeeTitle },
    rowVersion: 1,
    mayEdit: isMine,
    mayDelete: isMine,
  }
}

/** The comments that the demo starts with, oldest first. @type {readonly Comment[]} */
export const comments = [
  comment('c-1', 'p-3', 'Flange weep matches the one on Mesa Verde 3. Same seal batch?', {
    createdAt: '2026-11-20T17:04:00.000Z',
  }),
  comment('c-2', 'p-1', 'Yes, batch 2281. Six left on the truck, quarantined.', {
    createdAt: '2026-11-20T17:20:00.000Z',
    updatedAt: '2026-11-20T17:31:00.000Z',
    isPrivate: true,
  }),
  comment('c-3', 'p-14', 'تم الفحص مرة أخرى بعد الاستبدال.', {
    createdAt: '2026-11-20T18:02:00.000Z',
  }),
]

let kept = [...comments]
let last = comments.length

/**
 * @param {{ signal?: AbortSignal | undefined }} [options]
 * @returns {Promise<Comment[]>}
 */
export async function listComments({ signal } = {}) {
  await pause(signal)
  return [...kept]
}

/**
 * Keeps a comment in this page's memory. The comment "fail" is refused.
 * @param {CommentDraft} draft
 * @returns {Promise<Comment>}
 */
export async function saveComment({ commentId, comment: words, privacyType }) {
  await pause()
  if (words === 'fail') {
    throw new Error('The comment could not be saved.')
  }
  const before = kept.find(({ id }) => id === commentId)
  const now = new Date().toISOString()
  last += before ? 0 : 1
  /** @type {Comment} */
  const saved = {
    ...(before ?? comment(`c-${last}`, me.personId, words, { createdAt: now })),
    comments: words,
    privacyType,
    updatedAt: now,
    rowVersion: (before?.rowVersion ?? 0) + 1,
  }
  kept = before ? kept.map((one) => (one.id === saved.id ? saved : one)) : [...kept, saved]
  return saved
}

/**
 * @param {string} commentId
 * @returns {Promise<void>}
 */
export async function removeComment(commentId) {
  await pause()
  kept = kept.filter(({ id }) => id !== commentId)
}

/** Forgets what was said. */
export function resetComments() {
  kept = [...comments]
  last = comments.length
}
