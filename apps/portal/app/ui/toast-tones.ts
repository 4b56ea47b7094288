import type { ToastTone } from '@holdpoint/widgets/toast'

/** What the server may say of something that is over. */
export const saidTones = [
  'success',
  'info',
  'warning',
  'error',
] as const satisfies readonly ToastTone[]
export type SaidTone = (typeof saidTones)[number]

/** The titles of dialogs that say what became of something (spec 8). */
export const noticeTitles = ['Error', 'Success', 'Warning'] as const
export type NoticeTitle = (typeof noticeTitles)[number]

/**
 * Something that the page before has done, in one sentence. With a title it is no toast but a dialog,
 * which stays until it is closed.
 */
export type Said = {
  id: string
  tone: SaidTone
  text: string
  title?: NoticeTitle
  /** The entry of My Forms that was deleted and can be brought back. */
  undo?: string
}
