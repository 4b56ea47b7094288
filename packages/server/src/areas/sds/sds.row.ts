import { policies, type SdsSheet } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { eventsOf } from '../../records/move.ts'
import type { SheetRow } from './sds.columns.ts'
import { sheetKind } from './sds.facts.ts'
import { toRequest } from './sds.requests.ts'
import { isInUse, readsWhatItSays, tiesIn, type UseColumns } from './sds.rights.ts'

/** A sheet as it travels to one person. */
export function toSheet(
  row: SheetRow,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): SdsSheet {
  const ties = tiesIn(row)
  const reads = readsWhatItSays(row, person)
  return {
    sheetId: row.id,
    number: row.number,
    productName: row.product_name,
    manufacturer: row.manufacturer,
    // What is not in force yet says nothing to those who only wait for it: nobody works by it.
    emergencyPhone: reads ? row.emergency_phone : '',
    signalWord: reads ? row.signal_word : 'none',
    pictograms: reads ? row.pictograms : [],
    unNumber: reads ? row.un_number : '',
    status: row.status,
    isInUse: isInUse(row),
    statusReason: row.status_reason,
    revisionOn: row.revision_on,
    reviewOn: row.review_on,
    isReviewDue: row.is_review_due === true,
    padNames: row.pad_names,
    own:
      row.is_asked && row.ack_state !== null && row.ack_due_on !== null
        ? { state: row.ack_state, dueOn: row.ack_due_on, isOpened: row.is_opened }
        : null,
    request: toRequest(row.request, now),
    rowVersion: row.row_version,
    allowedEvents: eventsOf(sheetKind, row.status, { person, ties }, { row, person }),
    can: {
      read: reads,
      edit: mayEdit(row.status) && opens(policies['sds.saveDocument'].record, ties, person),
      stock: opens(policies['sds.saveInventory'].record, ties, person),
      waive: row.require_ack && opens(policies['sds.waive'].record, ties, person),
      seeAcknowledgements:
        row.require_ack && opens(policies['sds.acknowledgements'].record, ties, person),
    },
  }
}

/**
 * What came into force, or was revised since, everybody acknowledges anew: each of its versions is
 * material.
 */
export function askedAnew(version: number, { isFirst, now }: { isFirst: boolean; now: Date }) {
  const next = isFirst ? version : version + 1
  return { current_version: next, material_version: next, ack_from: now }
}

/** What is in use while it is reviewed again says what was approved: nobody reads what is not. */
export function requireAsApproved(row: UseColumns): void {
  if (isInUse(row) && row.status !== 'approved') {
    fail('wrong_state', {
      message:
        'While it is reviewed again it is used as it was approved. Please approve it, and change it then: whoever works with it is asked anew.',
    })
  }
}

/** What is out of use stays as it was used. */
export function mayEdit(status: SheetRow['status']): boolean {
  return status !== 'archived'
}
