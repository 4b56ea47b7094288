import { sdsMoves, sdsSections, sdsStatusLabels, sentences } from '@holdpoint/api'
import type { Person } from '../../identity.ts'
import { movingKind } from '../../records/move.ts'
import type { SheetRow } from './sds.columns.ts'

/** What the guards of a sheet's moves look at. */
export type SheetFacts = { row: SheetRow; person: Person }

/** How sheets move: the table of the contract, and a sentence for each guard (decisions 0076 and 0097). */
export const sheetKind = movingKind<typeof sdsMoves, SheetFacts, 'sds_sheets'>({
  recordType: 'sds',
  moves: sdsMoves,
  table: 'sds_sheets',
  stateWords: (state) => sdsStatusLabels[state].toLowerCase(),
  guards: {
    hasHead: ({ row }) =>
      row.has_head ? null : 'Please enter manufacturer, emergency phone and revision date first.',
    // The first one that is missing, in the words of the specification (spec 5).
    hasSections: ({ row }) => {
      const missing = sdsSections.find((section) => row.empty_sections.includes(section))
      return missing === undefined
        ? null
        : sentences.required.sdsSection(sentences.sdsSections[missing])
    },
    mayBeDeleted: ({ row, person }) => {
      const key = row.is_acknowledged ? 'sds_acknowledged_files' : 'sds_not_acknowledged_files'
      return person.permissions.has(key)
        ? null
        : row.is_acknowledged
          ? 'It has been acknowledged, and your rights do not delete what was.'
          : 'Nobody has acknowledged it, and your rights delete only what was.'
    },
    nobodyWaits: ({ row }) =>
      row.request?.isWaiting === true
        ? 'People wait for it. Please say first that it does not come.'
        : null,
    // Whoever is splashed tonight must find it, whatever state it is in.
    liesNowhere: ({ row }) =>
      row.pad_names.length === 0
        ? null
        : 'Its product lies on a pad. Please take it off the pads first.',
  },
})
