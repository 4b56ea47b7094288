import type { AreaHandlers } from '../../handler.ts'
import { check } from './papers.handlers.ts'

/** Which handler answers which call of the area. */
export const papersHandlers: AreaHandlers<'papers'> = { 'papers.check': check }
