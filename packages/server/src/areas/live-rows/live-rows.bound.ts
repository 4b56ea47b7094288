import type { AreaHandlers } from '../../handler.ts'
import { changes } from './live-rows.handlers.ts'

/** Which handler answers which call of the area. */
export const liveRowsHandlers: AreaHandlers<'liveRows'> = { 'liveRows.changes': changes }
