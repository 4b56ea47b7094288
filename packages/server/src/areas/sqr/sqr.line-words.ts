import {
  wallTimeOf,
  type DeclaredField,
  type DeclaredLines,
  type DeclaredValue,
} from '@holdpoint/api'

/** A line of a part, with what each field that holds an id is called. */
export type WordedLine = {
  content: Readonly<Record<string, DeclaredValue | undefined>>
  words: Readonly<Record<string, string>>
}

/**
 * What saving a part has changed, for the history: the lines that went, those that came, and how
 * many there are now. One that was changed is among both. Nothing, where the order alone did. A part
 * of one line is told field by field.
 */
export function changedLines(
  { name, fields, max }: DeclaredLines,
  [before, after]: readonly [readonly WordedLine[], readonly WordedLine[]],
  timeZone: string,
): Record<string, unknown> {
  if (max === 1) {
    return changedFields({ name, fields }, [before[0], after[0]], timeZone)
  }
  const inWords = (line: WordedLine) => lineInWords(fields, line, timeZone)
  const [had, has] = [before.map(inWords), after.map(inWords)]
  const from = had.filter((line) => !has.includes(line))
  const to = has.filter((line) => !had.includes(line))
  return from.length + to.length === 0 ? {} : { [name]: { from, to, lines: after.length } }
}

function changedFields(
  { name, fields }: Pick<DeclaredLines, 'name' | 'fields'>,
  [before, after]: readonly [WordedLine | undefined, WordedLine | undefined],
  timeZone: string,
): Record<string, unknown> {
  const told = (key: string, field: DeclaredField, line: WordedLine | undefined) =>
    line ? fieldInWords(field, line.content[key] ?? null, line.words[key], timeZone) : null
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      `${name}.${key}`,
      { from: told(key, field, before), to: told(key, field, after) },
    ]),
  )
}

/** A line in words: what each field that is filled is called, and what it holds. */
export function lineInWords(
  fields: DeclaredLines['fields'],
  { content, words }: WordedLine,
  timeZone: string,
): string {
  return Object.entries(fields)
    .flatMap(([key, field]) => {
      const said = fieldInWords(field, content[key] ?? null, words[key], timeZone)
      // What ends with a full stop goes on here.
      const plain = said?.replace(/\.$/, '')
      return plain === undefined
        ? []
        : [field.kind === 'flag' ? field.label : `${field.label}: ${plain}`]
    })
    .join('; ')
}

/** What a field holds, in words; null where it is empty. */
export function fieldInWords(
  field: DeclaredField,
  value: DeclaredValue,
  word: string | undefined,
  timeZone: string,
): string | null {
  if (value === null || value === '' || value === false || [value].flat().length === 0) {
    return null
  }
  switch (field.kind) {
    case 'flag':
      return 'Yes'
    case 'choice':
      return field.choices[String(value)] ?? String(value)
    case 'number':
      return `${String(value)} ${field.unit}`
    case 'moment':
      return wallTimeOf(new Date(String(value)), timeZone).replace('T', ' ')
    default:
      return word ?? [value].flat().map(String).join(', ')
  }
}
