import { sdsMoves, sdsSections, sdsStatusLabels, sentences } from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import type { SheetRow } from './sds.columns.ts'

/** What the guards of a sheet's moves look at. */
export type SheetFacts = Pick<SheetRow, 'has_head' | 'empty_sections'>

/** How sheets move: the table of the contract, and a sentence for each guard (decision 0076). */
export const sheetKind = movingKind<typeof sdsMoves, SheetFacts, 'sds_sheets'>({
  recordType: 'sds',
  moves: sdsMoves,
  table: 'sds_sheets',
  stateWords: (state) => sdsStatusLabels[state].toLowerCase(),
  guards: {
    hasHead: ({ has_head: hasHead }) =>
      hasHead ? null : 'Please enter manufacturer, emergency phone and revision date first.',
    // The first one that is missing, in the words of the specification (spec 5).
    hasSections: ({ empty_sections: empty }) => {
      const missing = sdsSections.find((section) => empty.includes(section))
      return missing === undefined
        ? null
        : sentences.required.sdsSection(sentences.sdsSections[missing])
    },
  },
})
