export const toastTones = ['success', 'info', 'warning', 'error'] as const
export type ToastTone = (typeof toastTones)[number]
