export const toastTones = ['success', 'info', 'warning', 'error'] as const
export type ToastTone = (typeof toastTones)[number]

/** The titles of dialogs that say what became of something (spec 8). */
export const noticeTitles = ['Error', 'Success', 'Warning'] as const
export type NoticeTitle = (typeof noticeTitles)[number]
