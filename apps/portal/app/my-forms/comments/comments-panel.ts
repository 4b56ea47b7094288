import type { MyFormComment } from '@holdpoint/api'
import type { Moment } from '../../records/moment.ts'

/** A comment with its times in the reader's zone. */
export type ShownComment = MyFormComment & { written: Moment; edited: Moment | null }

/** What the comments of an entry show. */
export type CommentsPanel = {
  myFormId: string
  /** The name of the form, where its row is on the page. */
  title: string | null
  /** Who reads, and writes. */
  me: { personId: string; fullName: string; profileImage: string | null; employeeTitle: string }
  comments: ShownComment[]
  formKey: string
}

/** What is posted of a comment, and comes back when it could not be kept. */
export type CommentDraft = {
  comment: string
  privacyType: 'public' | 'private'
  /** Which version was edited; empty for a new comment. */
  rowVersion: string
}

/** Reads a draft back from what an answer says was typed. */
export function readDraft(fields: { get: (name: string) => unknown }): CommentDraft {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    comment: text('comment'),
    privacyType: text('privacyType') === 'private' ? 'private' : 'public',
    rowVersion: text('rowVersion'),
  }
}

/** Writes a draft as the text that an answer carries. */
export function writeDraft(draft: CommentDraft): string {
  return new URLSearchParams(draft).toString()
}
