import type { SdsDraft } from '@holdpoint/api'

/** What the form of a sheet has fields for. */
export type SheetField = keyof SdsDraft
