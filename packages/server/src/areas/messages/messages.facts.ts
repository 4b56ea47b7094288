import { messageMoves, messageStateLabels } from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import type { MessageRow } from './messages.columns.ts'
import { missingIn, nobodyReached, wrongEnd } from './messages.rules.ts'

/** What the guards of a message's moves look at. */
export type MessageFacts = { row: MessageRow; now: Date }

/** How messages move: the table of the contract, and a sentence for each guard (decision 0075). */
export const messageKind = movingKind<typeof messageMoves, MessageFacts, 'messages'>({
  recordType: 'message',
  moves: messageMoves,
  table: 'messages',
  stateWords: (state) => messageStateLabels[state].toLowerCase(),
  guards: {
    isComplete: ({ row }) => missingIn(sendable(row))[0]?.message ?? null,
    endsAfterStart: ({ row, now }) => wrongEnd(sendable(row), now),
    hasAudience: ({ row }) => (row.has_audience ? null : nobodyReached),
  },
})

/** A row as what is looked at before it is sent. */
export function sendable(row: MessageRow) {
  return {
    title: row.title,
    category: row.category,
    hasImage: row.has_image,
    description: row.description,
    priority: row.priority,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    audience: {
      countries: row.countries,
      districts: row.districts,
      departments: row.departments,
      businessUnits: row.business_units,
      jobTitles: row.job_titles,
      crews: row.crews,
    },
  }
}
