import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { comingRevision, usageCount } from './loto.templates.columns.ts'
import { tiesOfTemplates } from './loto.templates.ties.ts'

/** How templates follow: edits and moves, lockouts that are made from them, revisions to come. */
export const liveTemplates: LiveDeclaration = {
  ...{ table: 'loto_templates', as: 'template', opens: 'loto.template', ties: tiesOfTemplates },
  shows: [{ of: () => [sql`template.row_version`, usageCount, comingRevision] }],
}
