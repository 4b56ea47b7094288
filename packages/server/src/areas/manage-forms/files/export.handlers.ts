import { writeXlsx } from 'hucre/xlsx'
import type { FormDefinition } from '@holdpoint/forms'
import { toXlsForm, type Cell } from '@holdpoint/forms/xlsform'
import { fail } from '../../../fail.ts'
import { officeTypes } from '../../../files/media-type.ts'
import { safeName } from '../../../files/safe-name.ts'
import type { PersonHandler } from '../../../handler.ts'
import { writtenOf } from '../manage-forms.definitions.ts'
import { formRow, versionDefinition } from '../manage-forms.queries.ts'

export const exportFile: PersonHandler<'manageForms.exportFile'> = async (
  { formId, version, kind },
  { db, person },
) => {
  const form = (await formRow(db, { shardKey: person.shardKey, formId })) ?? fail('forbidden')
  // Where nothing is being written, what is written is the version in use.
  const whole = version ?? (form.problem_count === null ? form.published_version : null)
  const definition =
    whole === null
      ? await writtenOf(db, form)
      : ((await versionDefinition(db, formId, whole)) ?? fail('not_found'))
  const written = version ?? `${form.draft_row_version}-${form.row_version}`
  return {
    status: 'file',
    file: {
      etag: `${formId}-${version === undefined ? 'draft' : 'version'}-${written}-${kind}`,
      mediaType: kind === 'json' ? 'application/json; charset=utf-8' : officeTypes.xlsx,
      fileName: safeName(`${form.title} v${definition.version}.${kind}`),
      isAttachment: true,
      make: () => (kind === 'json' ? Promise.resolve(asJson(definition)) : asWorkbook(definition)),
    },
  }
}

function asJson(definition: FormDefinition): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(definition, null, 2)}\n`)
}

/** A form as the workbook of an XLSForm. */
export function asWorkbook(definition: FormDefinition): Promise<Uint8Array> {
  const sheets = toXlsForm(definition).map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map(asTyped)),
    columns: (rows[0] ?? []).map((_, place) => ({ width: widthOf(rows, place) })),
    freezePane: { rows: 1 },
  }))
  return writeXlsx({ sheets })
}

/** As wide as what stands in a column, within what a screen holds. */
function widthOf(rows: readonly (readonly Cell[])[], place: number): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[place] ?? '').length), 8)
  return Math.min(longest, 48) + 2
}

/** The format takes `_x0041_` for an A, so that this very text is written in another way. */
function asTyped(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') : cell
}
