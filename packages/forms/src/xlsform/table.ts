import type { Text } from '../types.ts'
import type { TagFinder } from './languages.ts'
import { cellText, type Sheet } from './sheets.ts'

/** A column of a sheet: what it holds, and in which language. */
export type Column = {
  readonly name: string
  readonly tag: string | null
  /** As the sheet spells it. */
  readonly head: string
}

/** A row with something in it: its number as a person sees it, and its texts by column. */
export type Row = { readonly number: number; readonly texts: ReadonlyMap<Column, string> }

/** A sheet whose first row names its columns. */
export type Table = {
  readonly sheet: string
  readonly headRow: number
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/** The other spellings of columns. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['command', 'type'],
  ['tag', 'name'],
  ['value', 'name'],
  ['caption', 'label'],
  ['relevance', 'relevant'],
  ['readonly', 'read_only'],
  ['calculate', 'calculation'],
  ['constraining_message', 'constraint_message'],
  ['jr:constraintmsg', 'constraint_message'],
  ['requiredmsg', 'required_message'],
  ['jr:requiredmsg', 'required_message'],
  ['noapperrorstring', 'no_app_error_string'],
  ['jr:count', 'repeat_count'],
  ['count', 'repeat_count'],
])

/** The parts of the XForm that a column may set by their names, such as `bind::relevant`. */
const prefixes: readonly string[] = ['bind', 'body', 'control', 'media']

/** The columns that are the same with such a prefix and without; `bind::type` is no `type`. */
const prefixed: ReadonlySet<string> = new Set([
  'appearance',
  'audio',
  'autoplay',
  'big-image',
  'calculation',
  'constraint',
  'constraint_message',
  'image',
  'no_app_error_string',
  'read_only',
  'relevant',
  'repeat_count',
  'required',
  'required_message',
  'rows',
  'video',
])

/** The columns that there may be one of in each language. */
const translated: ReadonlySet<string> = new Set([
  'audio',
  'big-image',
  'constraint_message',
  'guidance_hint',
  'hint',
  'image',
  'label',
  'no_app_error_string',
  'required_message',
  'video',
])

/** Reads a sheet as a table; `undefined` when nothing is on it. */
export function tableOf(sheet: Sheet, tags: TagFinder): Table | undefined {
  const texts = sheet.rows.map((row) => row.map((cell) => cellText(cell)))
  const top = texts.findIndex((row) => row.some((text) => text !== ''))
  if (top === -1) {
    return undefined
  }
  const heads = texts[top] ?? []
  // Before there were double colons, single ones did their work; `jr:count` keeps its own.
  const colon = heads.some((head) => head.includes('::')) ? '::' : /(?<!jr):/i
  const columns = heads.map((head) => (head === '' ? undefined : columnOf(head, colon, tags)))
  const rows = texts.slice(top + 1).map((row, index): Row => {
    const filled = row.flatMap((text, place): [Column, string][] => {
      const column = columns[place]
      return column === undefined || text === '' ? [] : [[column, text]]
    })
    return { number: top + index + 2, texts: new Map(filled) }
  })
  return {
    sheet: sheet.name,
    headRow: top + 1,
    columns: columns.filter((column) => column !== undefined),
    rows: rows.filter((row) => row.texts.size > 0),
  }
}

function columnOf(head: string, colon: string | RegExp, tags: TagFinder): Column {
  const parts = head.split(colon).map((part) => part.trim())
  const spelling = (part: string | undefined): string => {
    const name = (part ?? '').toLowerCase().replace(/\s+/g, '_')
    return aliases.get(name) ?? name
  }
  const [first, second] = [spelling(parts[0]), spelling(parts[1])]
  const isPrefixed = prefixes.includes(first) && prefixed.has(second)
  const name = isPrefixed ? second : first
  const [language, ...others] = parts.slice(isPrefixed ? 2 : 1)
  if (language === undefined) {
    return { name, tag: null, head }
  }
  return translated.has(name) && others.length === 0
    ? { name, tag: tags.tagOf(language), head }
    : { name: parts.join('::').toLowerCase(), tag: null, head }
}

/** The text of a row in the columns of this name, whatever their language; `''` when empty. */
export function textIn(row: Row, name: string): string {
  for (const [column, text] of row.texts) {
    if (column.name === name) {
      return text
    }
  }
  return ''
}

/** What a row says in each language. A column that names none is in the first one. */
export function textsIn(row: Row, name: string, first: string): Text | undefined {
  const said = [...row.texts]
    .filter(([column]) => column.name === name)
    .map(([column, text]): [string, string] => [column.tag ?? first, text])
  return said.length === 0 ? undefined : Object.fromEntries(said)
}
