import { lotoMoves, lotoStateLabels } from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import type { LotoSqlRow } from './loto.columns.ts'
import { lotoGuards, type LotoFacts } from './loto.rules.ts'

/** How lockouts move: the table of the contract, and a sentence for each guard. */
export const lotoKind = movingKind<typeof lotoMoves, LotoFacts, 'lotos'>({
  recordType: 'loto',
  moves: lotoMoves,
  table: 'lotos',
  stateWords: (state) => lotoStateLabels[state].toLowerCase(),
  guards: lotoGuards,
})

/** What the guards look at, of a row that was read for somebody, and of what they brought. */
export function factsOf(
  row: LotoSqlRow,
  personId: string,
  brought: { missing?: string | null; takerId?: string | undefined } = {},
): LotoFacts {
  return { ...row, personId, missing: brought.missing ?? null, takerId: brought.takerId }
}
