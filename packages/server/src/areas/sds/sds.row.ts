import { policies, type SdsSheet } from '@holdpoint/api'
import { opens } from '../../access.ts'
import type { Person } from '../../identity.ts'
import { eventsOf } from '../../records/move.ts'
import type { SheetRow } from './sds.columns.ts'
import { sheetKind } from './sds.facts.ts'
import { tiesIn } from './sds.rights.ts'

/** A sheet as it travels to one person. */
export function toSheet(row: SheetRow, person: Person): SdsSheet {
  const ties = tiesIn(row.status)
  return {
    sheetId: row.id,
    number: row.number,
    productName: row.product_name,
    manufacturer: row.manufacturer,
    emergencyPhone: row.emergency_phone,
    signalWord: row.signal_word,
    pictograms: row.pictograms,
    unNumber: row.un_number,
    status: row.status,
    statusReason: row.status_reason,
    revisionOn: row.revision_on,
    reviewOn: row.review_on,
    isReviewDue: row.is_review_due === true,
    padNames: row.pad_names,
    rowVersion: row.row_version,
    allowedEvents: eventsOf(sheetKind, row.status, { person, ties }, row),
    can: { edit: mayEdit(row.status) && opens(policies['sds.move'].record, ties, person) },
  }
}

/** What is out of use stays as it was used. */
export function mayEdit(status: SheetRow['status']): boolean {
  return status !== 'archived'
}
