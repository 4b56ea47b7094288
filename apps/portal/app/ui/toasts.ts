import { createToasts } from '@holdpoint/widgets/toast'

/** The toasts that scripts show, beside the one that the server says after a redirect. */
export const toasts = createToasts()
