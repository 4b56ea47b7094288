import type { RowCells } from './cells-out.ts'
import { extrasColumn } from './extras.ts'
import { languageLabel, tagFinder } from './languages.ts'
import { cellText, type Cell, type Sheet } from './sheets.ts'
import { tableOf, type Row } from './table.ts'

/** A column of a sheet that is written; those that are empty are left out, unless they are kept. */
export type ColumnPlan = {
  readonly name: string
  readonly inEachLanguage?: boolean
  readonly isKept?: boolean
}

/** A row, and the parts of what travels beside it. */
export type WrittenRow = RowCells & { readonly extras?: readonly string[] }

type Filled = { readonly head: string; readonly cells: Cell[]; readonly isKept: boolean }

/** Writes a sheet. `extras` is the column of what travels beside the rows. */
export function sheetOf(
  name: string,
  plans: readonly ColumnPlan[],
  rows: readonly WrittenRow[],
  languages: readonly string[],
  extras: string,
): Sheet {
  const parts = rows.reduce((most, row) => Math.max(most, row.extras?.length ?? 0), 0)
  const beside = Array.from({ length: parts }, (_, place) => ({
    head: extrasColumn(extras, place + 1),
    cells: rows.map((row) => row.extras?.[place] ?? null),
    isKept: true,
  }))
  const columns = [...plans.flatMap((plan) => filled(plan, rows, languages)), ...beside].filter(
    ({ cells, isKept }) => isKept || cells.some((cell) => cell !== null),
  )
  return {
    name,
    rows: [
      columns.map(({ head }) => head),
      ...rows.map((_, place) => columns.map(({ cells }) => cells[place] ?? null)),
    ],
  }
}

function filled(
  { name, inEachLanguage = false, isKept = false }: ColumnPlan,
  rows: readonly WrittenRow[],
  languages: readonly string[],
): Filled[] {
  if (!inEachLanguage) {
    return [{ head: name, cells: rows.map(({ plain }) => cellOf(plain[name])), isKept }]
  }
  return languages.map((tag) => ({
    head: `${name}::${languageLabel(tag)}`,
    cells: rows.map(({ texts }) => cellOf(texts[name]?.[tag])),
    isKept,
  }))
}

function cellOf(value: string | number | undefined): Cell {
  const cell = typeof value === 'string' ? cellText(value) : value
  return cell === undefined || cell === '' ? null : cell
}

/** The rows of a sheet as they are read again. */
export function readAgain(sheet: Sheet): readonly Row[] {
  return tableOf(sheet, tagFinder())?.rows ?? []
}
