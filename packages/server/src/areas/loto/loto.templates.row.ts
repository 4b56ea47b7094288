import { lotoEnergies, policies, today, type LotoTemplate, type Tie } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { TemplateRow } from './loto.templates.columns.ts'
import { factsOf, templateKind } from './loto.templates.facts.ts'
import { keepsTemplates, tiesIn } from './loto.templates.rights.ts'

/** A template as it travels to one person. */
export function toTemplate(row: TemplateRow, person: Person, now: Date): LotoTemplate {
  const keeps = keepsTemplates(person)
  const isDraft = row.status === 'draft'
  const asker = { person, ties: tiesIn(row) }
  return {
    templateId: row.id,
    number: row.number,
    code: row.code,
    title: row.title,
    equipmentCategory: row.equipment_category,
    assetCount: row.asset_ids.length,
    revision: row.revision,
    status: row.status,
    statusReason: row.status_reason,
    pointCount: row.point_count,
    energyTypes: lotoEnergies.filter((energy) => row.energy_types.includes(energy)),
    usageCount: row.usage_count,
    author: row.author,
    approvedBy: row.approver,
    approvedAt: row.approved_at?.toISOString() ?? null,
    inspectedBy: row.inspector,
    inspectedOn: row.inspected_on,
    inspectionDue: row.inspection_due,
    isInspectionDue:
      row.inspection_due !== null && row.inspection_due <= today(now, person.timeZone),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(templateKind, row.status, asker, factsOf(row, person)),
    can: {
      edit: keeps && isDraft,
      delete: keeps && isDraft,
      revise: keeps && whyNotRevised(row) === null,
      copy: keeps,
      use:
        row.status === 'approved' &&
        opens(policies['loto.create'].record, new Set<Tie>(['signer']), person),
    },
  }
}

/** Why the next revision of a template is not begun from it now; null where it may be. */
export function whyNotRevised({
  status,
  coming_revision: coming,
}: Pick<TemplateRow, 'status' | 'coming_revision'>): string | null {
  if (coming !== null) {
    return `Revision ${coming} is on its way already.`
  }
  return status === 'superseded' ? 'Please begin from the revision that took its place.' : null
}
