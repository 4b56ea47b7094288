import type { SdsDocument } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { heldFiles, type Holder } from '../../records/files.queries.ts'

// The supplier's PDFs of a sheet: the one that goes with it, and those that went before.

/** Where the PDF lies that goes with a sheet. */
export const supplierSlot = 'supplier'
/** Where those lie that went with it before, while it was or had been approved. */
export const earlierSlot = 'earlier'

/** Where the photos of its label lie, from those who asked for it. */
export const labelSlot = 'label'

/** The PDF that goes with a sheet. */
export async function supplierPaper(db: Queryable, holder: Holder) {
  const held = await heldFiles(db, holder)
  return held.find(({ slot }) => slot === supplierSlot)
}

/** The PDFs of a sheet, as they travel. */
export async function papersOf(
  db: Queryable,
  shardKey: string,
  sheetId: string,
): Promise<Record<'earlier' | 'labels', SdsDocument[]> & { document: SdsDocument | null }> {
  const held = await heldFiles(db, { shardKey, recordType: 'sds', recordId: sheetId })
  const inSlot = (slot: string) => held.filter((file) => file.slot === slot).map(toDocument)
  return {
    document: inSlot(supplierSlot)[0] ?? null,
    earlier: inSlot(earlierSlot).toReversed(),
    labels: inSlot(labelSlot),
  }
}

function toDocument(file: Awaited<ReturnType<typeof heldFiles>>[number]): SdsDocument {
  return {
    uploadId: file.id,
    name: file.file_name,
    size: Number(file.byte_size),
    addedAt: file.added_at.toISOString(),
  }
}
