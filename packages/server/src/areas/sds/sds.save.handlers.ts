import { sdsSections, sentences, type SdsDraft, type SdsSection } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { requireVersion } from '../../row-version.ts'
import { isSameText } from '../../same-text.ts'
import type { SheetRow } from './sds.columns.ts'
import { otherSheet, sheetForChange, sheetWhole } from './sds.queries.ts'
import { takeThePlace } from './sds.replace.ts'
import { isInUse, readerOf } from './sds.rights.ts'
import { askedAnew, mayEdit, requireAsApproved } from './sds.row.ts'
import { tellAsked } from './sds.told.ts'

export const save: PersonHandler<'sds.save'> = async ({ sheetId, ...draft }, context) => {
  await requireReplaced(context, draft.replacesId, sheetId)
  return sheetId === undefined
    ? ok(await add(draft, context), `${draft.productName} added.`)
    : ok(await edit(sheetId, draft, context), 'Safety data sheet saved.')
}

async function add(draft: SdsDraft, context: PersonContext) {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const number = await nextNumber(context, 'SDS')
  const sheetId = ports.ids.next()
  await db
    .insertInto('sds_sheets')
    .values({
      ...{ shard_key: shardKey, id: sheetId, number, ...columnsOf(draft) },
      ...{ created_by: personId, created_at: now, updated_at: now },
    })
    .execute()
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'add' },
    changes: { productName: { from: null, to: draft.productName } },
  })
  return { sheetId, number, rowVersion: 1 }
}

async function edit(sheetId: string, draft: SdsDraft, context: PersonContext) {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey } = person
  const row = await sheetForChange(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  if (!mayEdit(row.status)) {
    return fail('wrong_state', { message: 'An archived sheet is not edited any more.' })
  }
  requireWhole(row, draft)
  const whole = await sheetWhole(db, shardKey, sheetId)
  const rowVersion = row.row_version + 1
  const before = whole.sections as Readonly<Record<string, string>>
  const rewritten = sdsSections.filter(
    (section) => !isSameText(before[section] ?? '', draft[section]),
  )
  // Another revision is another paper, and so is one that says something else of what the product
  // does and what is done about it; and whoever is asked from now on is asked since now.
  const isAnother =
    row.revision_on !== draft.revisionOn ||
    rewritten.length > 0 ||
    warnsOtherwise(row, whole, draft)
  if (isAnother) {
    requireAsApproved(row)
  }
  const isAskedNow =
    row.status === 'approved' && (isAnother || (draft.requireAck && !row.require_ack))
  const again = isAskedNow ? askedAnew(row.current_version, { isFirst: false, now }) : {}
  await db
    .updateTable('sds_sheets')
    .set({ ...columnsOf(draft), ...again, updated_at: now, row_version: rowVersion })
    .where('shard_key', '=', shardKey)
    .where('id', '=', sheetId)
    .execute()
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'edit' },
    changes: {
      productName: { from: row.product_name, to: draft.productName },
      manufacturer: { from: row.manufacturer, to: draft.manufacturer },
      emergencyPhone: { from: row.emergency_phone, to: draft.emergencyPhone },
      revisionOn: { from: row.revision_on, to: draft.revisionOn },
      signalWord: { from: row.signal_word, to: draft.signalWord },
      pictograms: { from: row.pictograms, to: draft.pictograms },
      hCodes: { from: whole.h_codes, to: draft.hCodes },
      pCodes: { from: whole.p_codes, to: draft.pCodes },
      unNumber: { from: row.un_number, to: draft.unNumber },
      ppe: { from: whole.ppe, to: draft.ppe },
      ...(rewritten.length > 0 ? { sections: { from: [], to: rewritten } } : {}),
    },
  })
  if (row.status === 'approved' && draft.replacesId !== whole.replaces_id) {
    await takeThePlace(context, row)
  }
  if (isAskedNow) {
    await tellAsked(context, sheetId)
  }
  return { sheetId, number: row.number, rowVersion }
}

/** What is in use stays whole: an edit takes nothing from it that its approval asked for. */
function requireWhole(row: SheetRow, draft: SdsDraft): void {
  const needed = [
    ...(['manufacturer', 'emergencyPhone', 'revisionOn'] as const),
    ...sdsSections,
  ] as const
  const empty = needed.find((field) => draft[field] === '' || draft[field] === null)
  if (isInUse(row) && empty !== undefined) {
    failField(
      empty,
      isSection(empty)
        ? sentences.required.sdsSection(sentences.sdsSections[empty])
        : 'A sheet in use needs this.',
    )
  }
}

type Whole = Awaited<ReturnType<typeof sheetWhole>>

/** Whether an edit changes what the product's label warns of, or what is worn. */
function warnsOtherwise(row: SheetRow, whole: Whole, draft: SdsDraft): boolean {
  const differ = (one: readonly string[], other: readonly string[]) =>
    [...one].sort().join() !== [...other].sort().join()
  return (
    row.signal_word !== draft.signalWord ||
    differ(row.pictograms, draft.pictograms) ||
    differ(whole.h_codes, draft.hCodes) ||
    differ(whole.p_codes, draft.pCodes) ||
    differ(whole.ppe, draft.ppe)
  )
}

function isSection(field: string): field is SdsSection {
  return sdsSections.some((section) => section === field)
}

async function requireReplaced(
  { db, person }: PersonContext,
  replacesId: string | null,
  sheetId: string | undefined,
): Promise<void> {
  if (replacesId === null) {
    return
  }
  const replaced = await otherSheet(db, person.shardKey, { id: replacesId })
  if (replaced === undefined || replacesId === sheetId) {
    failField('replacesId', 'Please choose another sheet that is still there.')
  }
}

function columnsOf(draft: SdsDraft) {
  return {
    product_name: draft.productName,
    synonyms: draft.synonyms,
    manufacturer: draft.manufacturer,
    manufacturer_address: draft.manufacturerAddress,
    manufacturer_phone: draft.manufacturerPhone,
    emergency_phone: draft.emergencyPhone,
    ingredients: json(draft.ingredients),
    revision_on: draft.revisionOn,
    language: draft.language,
    jurisdiction: draft.jurisdiction,
    signal_word: draft.signalWord,
    pictograms: draft.pictograms,
    h_codes: draft.hCodes,
    p_codes: draft.pCodes,
    storage_class: draft.storageClass,
    un_number: draft.unNumber,
    ppe: draft.ppe,
    replaces_id: draft.replacesId,
    require_ack: draft.requireAck,
    due_days: draft.dueDays,
    repeat_months: draft.repeatMonths,
    sections: json(Object.fromEntries(sdsSections.map((section) => [section, draft[section]]))),
  }
}
