// What XLSForm has no word for travels beside it as JSON: of everything that is written, the fields
// that the plain columns would not give back. So whoever edits the plain columns is heard.
import { cellTextMax } from './sheets.ts'
import { textIn, type Row } from './table.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields that plain columns do not give, and those that they give in error. */
export type Extras = {
  readonly set: Fields
  readonly drop: readonly string[]
  /** Where the row is no question of its own but the introduction of its section. */
  readonly is?: 'intro'
  /** Of a form: the lists that it names, whoever uses them. */
  readonly lists?: readonly string[]
}

/** Nothing to say. */
export const nothingBeside: Extras = { set: {}, drop: [] }

/** What has to be said beside the plain fields for the whole to come out. */
export function extrasOf(whole: object, plain: object): Extras {
  const [wanted, given] = [new Map(Object.entries(whole)), new Map(Object.entries(plain))]
  const set = [...wanted].filter(
    // The order of fields may differ; then a field is said twice, which does no harm.
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(given.get(field)),
  )
  return {
    set: Object.fromEntries(set),
    drop: [...given.keys()].filter((field) => !wanted.has(field)),
  }
}

/** The plain fields with what was said beside them. */
export function withExtras<Whole extends object>(
  plain: Partial<Whole>,
  extras: Extras,
): Partial<Whole> {
  const fields = Object.entries({ ...plain, ...extras.set })
  return Object.fromEntries(
    fields.filter(([field]) => !extras.drop.includes(field)),
  ) as Partial<Whole>
}

/** Extras without what they say about some fields. */
export function withoutFields(extras: Extras, fields: readonly string[]): Extras {
  const set = Object.entries(extras.set).filter(([field]) => !fields.includes(field))
  return {
    ...extras,
    set: Object.fromEntries(set),
    drop: extras.drop.filter((field) => !fields.includes(field)),
  }
}

/** Extras as the texts of cells: none when there is nothing to say, several when it is long. */
export function extrasCells(extras: Extras): string[] {
  const { set, drop, ...others } = extras
  const said = {
    ...(Object.keys(set).length > 0 ? { set } : {}),
    ...(drop.length > 0 ? { drop } : {}),
    ...others,
  }
  if (Object.keys(said).length === 0) {
    return []
  }
  const json = JSON.stringify(said)
    // A dollar and a brace would name a question; control characters do not survive every program.
    .replaceAll('${', String.raw`\u0024{`)
    .replace(/[\p{Cc}\u2028\u2029\ufffe\uffff]/gu, escaped)
  // A cell is trimmed, so none may begin or end with a blank.
  return json.match(new RegExp(`[^]{1,${cellTextMax / 2}}(?<!\\s)(?!\\s)`, 'gu')) ?? [json]
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Reads the extras of a row from the columns of a name; what is no such JSON says nothing. */
export function readExtras(row: Row, column: string): Extras {
  let json = ''
  for (let place = 1; place < 100; place += 1) {
    const part = textIn(row, extrasColumn(column, place))
    if (part === '') {
      break
    }
    json += part
  }
  const said = objectOf(json)
  if (said === undefined) {
    return nothingBeside
  }
  return {
    set: isFields(said['set']) ? wellShaped(said['set']) : {},
    drop: textsOf(said['drop']),
    ...(said['is'] === 'intro' ? { is: 'intro' } : {}),
    ...(Array.isArray(said['lists']) ? { lists: textsOf(said['lists']) } : {}),
  }
}

/** The column of the first, second … part of extras. */
export function extrasColumn(column: string, place: number): string {
  return place === 1 ? column : `${column}${place}`
}

/** The fields that cells are made of. The rest is judged with the definition that comes of it. */
const shapes = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    label: isText,
    title: isText,
    intro: isText,
    hint: isText,
    unit: (value) => typeof value === 'string',
    value: (value) => typeof value === 'string',
    repeatLabel: isText,
    repeatMin: (value) => typeof value === 'number',
    repeatMax: (value) => typeof value === 'number',
    min: isBound,
    max: isBound,
    maxLength: isBound,
    validate: (value) =>
      Array.isArray(value) && value.every((check) => isFields(check) && isText(check['message'])),
  }),
)

function wellShaped(set: Fields): Fields {
  const fields = Object.entries(set).filter(([field, value]) => shapes.get(field)?.(value) ?? true)
  return Object.fromEntries(fields)
}

function isText(value: unknown): boolean {
  return isFields(value) && Object.values(value).every((text) => typeof text === 'string')
}

function isBound(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string'
}

function objectOf(json: string): Fields | undefined {
  try {
    const value: unknown = json === '' ? undefined : JSON.parse(json)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
