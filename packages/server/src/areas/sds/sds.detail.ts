import {
  ghsSentence,
  sdsSections,
  type PersonLine,
  type SdsDetail,
  type SdsIngredient,
  type SdsLine,
} from '@holdpoint/api'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { acknowledgementCountsOf } from '../../records/acknowledged-people.ts'
import { askedBy } from './sds.acknowledge.handlers.ts'
import { papersOf } from './sds.papers.ts'
import * as queries from './sds.queries.ts'
import { isInUse, readerOf, readsAll } from './sds.rights.ts'
import { toSheet } from './sds.row.ts'

/** A sheet whole, as it travels to whoever asks. */
export async function detailOf(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  sheetId: string,
): Promise<SdsDetail> {
  const { shardKey } = person
  const row = await queries.sheetRow(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const whole = await queries.sheetWhole(db, shardKey, sheetId)
  const before =
    whole.replaces_id === null
      ? undefined
      : await queries.otherSheet(db, shardKey, { id: whole.replaces_id })
  const after = await queries.otherSheet(db, shardKey, { replacing: sheetId })
  // Who reads sheets in use alone is not told of others.
  const lineOf = (line: typeof before): SdsLine | null =>
    line === undefined || (!isInUse(line) && !readsAll(person))
      ? null
      : {
          sheetId: line.id,
          number: line.number,
          productName: line.product_name,
          status: line.status,
        }
  const seen = toSheet(row, { person, now })
  const { read: reads } = seen.can
  const stock = await queries.stockOf(db, shardKey, sheetId)
  const { document, earlier, labels } = await papersOf(db, shardKey, sheetId)
  return {
    ...seen,
    synonyms: whole.synonyms,
    manufacturerAddress: whole.manufacturer_address,
    manufacturerPhone: whole.manufacturer_phone,
    ingredients: reads ? (whole.ingredients as SdsIngredient[]) : [],
    language: whole.language,
    jurisdiction: whole.jurisdiction,
    hCodes: reads ? whole.h_codes.map(coded) : [],
    pCodes: reads ? whole.p_codes.map(coded) : [],
    storageClass: reads ? whole.storage_class : '',
    ppe: reads ? (whole.ppe as SdsDetail['ppe']) : [],
    sections: sectionTexts(reads ? whole.sections : {}),
    replaces: lineOf(before),
    replacedBy: lineOf(after),
    inventory: stock.map(toStock),
    document: reads ? document : null,
    // Who reads sheets in use alone reads the paper of now.
    earlierDocuments: readsAll(person) ? earlier : [],
    labels,
    requireAck: row.require_ack,
    dueDays: whole.due_days,
    repeatMonths: whole.repeat_months,
    counts: seen.can.seeAcknowledgements
      ? await acknowledgementCountsOf(db, askedBy(readerOf(person, now), sheetId))
      : null,
    createdBy: {
      personId: whole.maker_id,
      fullName: whole.maker_name,
      profileImage: whole.maker_image,
    },
    createdAt: whole.created_at.toISOString(),
    approvedBy: approverOf(whole),
    approvedAt: whole.approved_at?.toISOString() ?? null,
  }
}

/** The sixteen sections as they are kept; one that was never written is empty. */
export function sectionTexts(kept: unknown): SdsDetail['sections'] {
  const texts = kept as Readonly<Record<string, string>>
  return Object.fromEntries(
    sdsSections.map((section) => [section, texts[section] ?? '']),
  ) as SdsDetail['sections']
}

/** What lies on a pad, as it travels. */
export function toStock(
  row: Awaited<ReturnType<typeof queries.stockOf>>[number],
): SdsDetail['inventory'][number] {
  const { id: inventoryId, pad_id: padId, name: padName, ...stock } = row
  return { inventoryId, padId, padName, ...stock }
}

const coded = (code: string) => ({ code, sentence: ghsSentence(code) })

function approverOf(whole: Awaited<ReturnType<typeof queries.sheetWhole>>): PersonLine | null {
  const { approver_id: personId, approver_name: fullName, approver_image: profileImage } = whole
  return personId === null || fullName === null ? null : { personId, fullName, profileImage }
}
