import type { Badge } from '@holdpoint/api'
import type { OfferedForm } from '../my-forms/fill-menu/start-forms.tsx'

/** The first of a kind, and whether there are more. */
export type FoundRows<Row> = { rows: readonly Row[]; hasMore: boolean }

/** A record in a line, with its state where it has one. */
export type RecordRow = {
  id: string
  to: string
  name: string
  detail: string
  badge?: (Pick<Badge, 'label' | 'style'> & Partial<Pick<Badge, 'sign'>>) | undefined
}

/** Somebody in a line. */
export type PersonRow = {
  id: string
  name: string
  detail: string
  email: string | null
  isSSE: boolean
}

/** What was found, in words. */
export type FoundView = {
  forms: FoundRows<OfferedForm>
  entries: FoundRows<RecordRow>
  reviews: FoundRows<RecordRow>
  actions: FoundRows<RecordRow>
  people: FoundRows<PersonRow>
  topics: FoundRows<RecordRow>
  messages: FoundRows<RecordRow>
  files: FoundRows<RecordRow>
  sheets: FoundRows<RecordRow>
  hazards: FoundRows<RecordRow>
  analyses: FoundRows<RecordRow>
  lockouts: FoundRows<RecordRow>
  qualityReports: FoundRows<RecordRow>
  equipment: FoundRows<RecordRow>
  workOrders: FoundRows<RecordRow>
  qualifications: FoundRows<RecordRow>
}

/** What was found, or why nothing was looked for. */
export type FoundAnswer =
  | {
      found: FoundView
      /** Nothing holds the text as it stands; what was found differs by a letter. */
      isNear: boolean
      problem: null
    }
  | { found: null; isNear: false; problem: string }
