import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { isLockedLong } from './loto.rights.ts'
import { tiesOfLotos } from './loto.ties.ts'

/** How lockouts follow: whatever is done at one raises its version; a lock that is on for long does so by itself. */
export const liveLotos: LiveDeclaration = {
  ...{ table: 'lotos', as: 'loto', opens: 'loto.information', ties: tiesOfLotos },
  shows: [{ of: (now) => [sql`loto.row_version`, isLockedLong(sql`${now}`)] }],
}
