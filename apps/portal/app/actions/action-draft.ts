import type { actionDraft } from '@holdpoint/api'
import type * as z from 'zod'

/** What a form says of an action, as the wire takes it. */
export type ActionDraft = z.input<typeof actionDraft>

/** Raises it though the actions on this equipment were shown; on another they are shown first. */
export const anewIntent = (assetId: unknown) => `anew:${typeof assetId === 'string' ? assetId : ''}`
