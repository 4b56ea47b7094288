import type { AreaHandlers } from '../../handler.ts'
import { outbox } from './mail.handlers.ts'

/** Which handler answers which call of the area. */
export const mailHandlers: AreaHandlers<'mail'> = {
  'mail.outbox': outbox,
}
