import { sql } from 'kysely'
import {
  ghsSentence,
  type PadSheet,
  type PadSheetLine,
  type Pictogram,
  type Protection,
  type SdsIngredient,
} from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsSearch } from '../../db/word-patterns.ts'
import { sectionTexts } from './sds.detail.ts'
import { sheetHolds } from './sds.queries.ts'
import { inUse } from './sds.rights.ts'

// What lies on a pad and is in use: the only sheets that a kiosk opens.

/** A pad of an organisation. */
export type PadOf = { shardKey: string; padId: string }

const line = [
  'sheet.id',
  'sheet.number',
  'sheet.product_name',
  'sheet.synonyms',
  'sheet.manufacturer',
  'sheet.emergency_phone',
  'sheet.signal_word',
  'sheet.pictograms',
  'sheet.un_number',
  sql<string | null>`sheet.revision_on::text`.as('revision_on'),
] as const

const rest = [
  'sheet.manufacturer_address',
  'sheet.manufacturer_phone',
  'sheet.ingredients',
  'sheet.language',
  'sheet.jurisdiction',
  'sheet.h_codes',
  'sheet.p_codes',
  'sheet.storage_class',
  'sheet.ppe',
  'sheet.sections',
  'upload.file_name',
  'upload.byte_size',
] as const

function onPad(db: Queryable, { shardKey, padId }: PadOf) {
  return db
    .selectFrom('sds_sheets as sheet')
    .where('sheet.shard_key', '=', shardKey)
    .where(inUse)
    .where('sheet.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sds_inventory as stock')
          .select('stock.id')
          .whereRef('stock.shard_key', '=', 'sheet.shard_key')
          .whereRef('stock.sheet_id', '=', 'sheet.id')
          .where('stock.pad_id', '=', padId),
      ),
    )
    .orderBy('sheet.product_name')
    .orderBy('sheet.id')
}

/** The sheets of a pad by product, all or those that hold a search. */
export async function linesOnPad(db: Queryable, pad: PadOf, search = ''): Promise<PadSheetLine[]> {
  const holds = holdsSearch({ search }, (pattern) => sheetHolds(pattern, { readsAll: true }))
  const rows = await linesOf(db, pad).where(holds).execute()
  return rows.map(toLine)
}

/** The sheets of a pad whole, all or the one that is named. */
export async function sheetsOnPad(
  db: Queryable,
  pad: PadOf,
  sheetId?: string,
): Promise<PadSheet[]> {
  const rows = await onPad(db, pad)
    .leftJoin('record_files as held', (join) =>
      join
        .onRef('held.shard_key', '=', 'sheet.shard_key')
        .onRef('held.record_id', '=', 'sheet.id')
        .on('held.record_type', '=', 'sds')
        .on('held.slot', '=', 'supplier'),
    )
    .leftJoin('uploads as upload', (join) =>
      join
        .onRef('upload.shard_key', '=', 'held.shard_key')
        .onRef('upload.id', '=', 'held.upload_id'),
    )
    .select([...line, ...rest])
    .$if(sheetId !== undefined, (query) => query.where('sheet.id', '=', sheetId ?? ''))
    .execute()
  return rows.map((row) => ({
    ...toLine(row),
    manufacturerAddress: row.manufacturer_address,
    manufacturerPhone: row.manufacturer_phone,
    ingredients: row.ingredients as SdsIngredient[],
    language: row.language,
    jurisdiction: row.jurisdiction,
    hCodes: row.h_codes.map(coded),
    pCodes: row.p_codes.map(coded),
    storageClass: row.storage_class,
    ppe: row.ppe as Protection[],
    sections: sectionTexts(row.sections),
    document:
      row.file_name === null ? null : { name: row.file_name, size: Number(row.byte_size ?? 0) },
  }))
}

type LineRow = Awaited<ReturnType<ReturnType<typeof linesOf>['executeTakeFirstOrThrow']>>
const linesOf = (db: Queryable, pad: PadOf) => onPad(db, pad).select(line)

function toLine(row: LineRow): PadSheetLine {
  return {
    sheetId: row.id,
    number: row.number,
    productName: row.product_name,
    synonyms: row.synonyms,
    manufacturer: row.manufacturer,
    emergencyPhone: row.emergency_phone,
    signalWord: row.signal_word,
    pictograms: row.pictograms as Pictogram[],
    unNumber: row.un_number,
    revisionOn: row.revision_on,
  }
}

const coded = (code: string) => ({ code, sentence: ghsSentence(code) })
