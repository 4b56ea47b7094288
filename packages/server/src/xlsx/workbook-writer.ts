import { isCalendarDay } from '@holdpoint/api'
import { cellXml, looksLikeFormula } from './cell-text.ts'
import { serialsOf } from './wall-clock.ts'
import { openZip } from './zip-writer.ts'

/** What a sheet can hold under its headings. */
export const sheetRowsMax = 1_048_575

/** A value of a cell; a moment is its milliseconds since 1970, a day its YYYY-MM-DD, as the column says. */
export type Cell = string | number | null

/** One column of a sheet: its heading, how wide it is in characters, what its values are. */
export type Column = { header: string; width: number; kind: 'text' | 'number' | 'dateTime' | 'day' }

/** A workbook's sheets by their names and columns, and the zone of its clock. */
export type WorkbookHead = {
  sheets: readonly { name: string; columns: readonly Column[] }[]
  timeZone: string
}

/** A workbook that is handed out while it is written, one sheet after the other. */
export interface WorkbookWriter {
  /** What stands before all rows; asked for once, first. */
  begin: () => Uint8Array
  /** The next rows of the sheet being written. */
  rows: (rows: readonly (readonly Cell[])[]) => Uint8Array
  /** Ends the sheet being written and begins the next one. */
  nextSheet: () => Uint8Array
  /** Ends the last sheet and the workbook. */
  finish: () => Uint8Array
}

// The usual choice of the format's own programs: what is won above it takes twice the time.
const level = 6
const styles = { header: 1, dateTime: 2, quoted: 3, text: 4, day: 5 } as const

/**
 * Writes a workbook by hand: texts are inline, so that no table of them is kept, and no cell can
 * become a formula, because none of this writes one.
 */
export function openWorkbook({ sheets, timeZone }: WorkbookHead): WorkbookWriter {
  const zip = openZip(level)
  const serialOf = serialsOf(timeZone)
  let sheetIndex = 0
  let rowNumber = 0
  const columns = () => sheets[sheetIndex]?.columns ?? []
  const letters = Array.from(
    { length: Math.max(0, ...sheets.map((sheet) => sheet.columns.length)) },
    (_, index) => lettersOf(index),
  )
  const openings = letters.map((column) => `<c r="${column}`)

  function file(name: string, text: string): Uint8Array {
    return Buffer.concat([zip.begin(name), zip.add(text), zip.end()])
  }

  function beginSheet(): Uint8Array {
    rowNumber = 1
    const widths = columns().map(
      ({ width }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    const headings = columns().map(
      ({ header }, index) =>
        `<c r="${letters[index]}1" s="${styles.header}" t="inlineStr"><is>${cellXml(header)}</is></c>`,
    )
    return Buffer.concat([
      zip.begin(`xl/worksheets/sheet${sheetIndex + 1}.xml`),
      zip.add(
        `${xmlHead}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0"${sheetIndex === 0 ? ' tabSelected="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`,
      ),
    ])
  }

  function endSheet(): Uint8Array {
    const last = letters[columns().length - 1] ?? 'A'
    const filter = sheetIndex === 0 ? `<autoFilter ref="A1:${last}${rowNumber}"/>` : ''
    return Buffer.concat([zip.add(`</sheetData>${filter}</worksheet>`), zip.end()])
  }

  function rowXml(row: readonly Cell[]): string {
    rowNumber += 1
    if (rowNumber > sheetRowsMax + 1) {
      throw new RangeError('A sheet has no room for another row.')
    }
    // A list has millions of cells: what all cells of a row have in common is put together once.
    const asText = `${rowNumber}" s="${styles.text}" t="inlineStr"><is>`
    const asQuoted = `${rowNumber}" s="${styles.quoted}" t="inlineStr"><is>`
    const asMoment = `${rowNumber}" s="${styles.dateTime}"><v>`
    const asNumber = `${rowNumber}"><v>`
    const asDay = `${rowNumber}" s="${styles.day}"><v>`
    let xml = `<row r="${rowNumber}">`
    columns().forEach(({ kind }, index) => {
      const value = row[index] ?? null
      if (value === null || value === '') {
        return
      }
      const place = openings[index] ?? ''
      if (kind === 'day' && isCalendarDay(value)) {
        xml += `${place}${asDay}${serialOfDay(value)}</v></c>`
      } else if (typeof value === 'string') {
        xml += place + (looksLikeFormula(value) ? asQuoted : asText) + cellXml(value) + '</is></c>'
      } else if (Number.isFinite(value)) {
        xml +=
          kind === 'dateTime'
            ? `${place}${asMoment}${serialOf(value)}</v></c>`
            : `${place}${asNumber}${value}</v></c>`
      }
    })
    return `${xml}</row>`
  }

  return {
    begin: () =>
      Buffer.concat([
        file('[Content_Types].xml', contentTypes(sheets.length)),
        file('_rels/.rels', packageRelations),
        file('xl/workbook.xml', workbookXml(sheets.map(({ name }) => name))),
        file('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)),
        file('xl/styles.xml', stylesXml),
        beginSheet(),
      ]),
    rows: (rows) => zip.add(rows.map(rowXml).join('')),
    nextSheet() {
      const ended = endSheet()
      sheetIndex += 1
      return Buffer.concat([ended, beginSheet()])
    },
    finish: () => Buffer.concat([endSheet(), zip.finish()]),
  }
}

/** A, B, ... Z, AA: how the format counts columns. */
function lettersOf(index: number): string {
  const before = index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)
  return before + String.fromCharCode(65 + (index % 26))
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const mainNamespace = `${openXml}/spreadsheetml/2006/main`
const documentRelation = `${openXml}/officeDocument/2006/relationships`
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function contentTypes(sheetCount: number): string {
  const sheets = numbered(sheetCount).map(
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
  )
  return `${xmlHead}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${sheets.join('')}<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`
}

const packageRelations = `${xmlHead}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${documentRelation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${attribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  return `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${documentRelation}"><sheets>${sheets.join('')}</sheets></workbook>`
}

const inAttribute: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function attribute(text: string): string {
  return text.replace(/[&<"]/g, (sign) => inAttribute[sign] ?? sign)
}

function workbookRelations(sheetCount: number): string {
  const sheets = numbered(sheetCount).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${documentRelation}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )
  return `${xmlHead}<Relationships xmlns="${openXml}/package/2006/relationships">${sheets.join('')}<Relationship Id="rId${sheetCount + 1}" Type="${documentRelation}/styles" Target="styles.xml"/></Relationships>`
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

// In the order of `styles`: plain, headings, moments, texts that are marked as such, texts.
/** The number that spreadsheets have for a calendar day: days since the end of 1899. */
function serialOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569
}

const stylesXml = `${xmlHead}<styleSheet xmlns="${mainNamespace}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
