import { lotoTemplateMoves, lotoTemplateStateLabels } from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'
import { movingKind } from '../../records/move.ts'
import type { TemplateRow } from './loto.templates.columns.ts'
import { templateGuards, type TemplateFacts } from './loto.templates.rules.ts'

/** How templates move: the table of the contract, and a sentence for each guard. */
export const templateKind = movingKind<typeof lotoTemplateMoves, TemplateFacts, 'loto_templates'>({
  recordType: 'loto_template',
  moves: lotoTemplateMoves,
  table: 'loto_templates',
  stateWords: (state) => lotoTemplateStateLabels[state].toLowerCase(),
  guards: templateGuards,
})

/** What the guards look at, of a row that somebody asks about. */
export function factsOf(
  row: TemplateRow,
  { personId }: Pick<PersonRights, 'personId'>,
): TemplateFacts {
  const isInReview = row.status === 'in_review'
  // What is reviewed was written by all of these; what is inspected, by its author.
  const writers = isInReview ? [...row.writer_ids, row.submitted_by] : []
  return {
    code: row.code,
    codeTakenBy: row.code_taken_by,
    equipmentCategory: row.equipment_category,
    shutdownSteps: row.shutdown_steps,
    pointCount: row.point_count,
    loosePoint: row.loose_point,
    isInReview,
    isUsing: row.user_ids.includes(personId),
    isAuthor: [row.author_id, ...writers].includes(personId),
  }
}
