import type { Text } from '../types.ts'
import { languageLabel } from './languages.ts'
import { textsIn, type Row } from './table.ts'
import { words } from './words.ts'

/** The longest text of a definition. */
const textLengthMax = 2000

/** Hears what is not as it was, and of which field, if it is of one. */
export type Tell = (message: string, field?: string) => void

/**
 * What a row says in its columns of a name, fit for the field of a definition whose first language
 * is `first`.
 */
export function labelIn(
  row: Row,
  column: string,
  first: string,
  tell: Tell,
  field = column,
): Text | undefined {
  const said = textsIn(row, column, first)
  if (said === undefined) {
    return undefined
  }
  const [any = ''] = Object.values(said)
  if (!Object.hasOwn(said, first)) {
    tell(words.untold(languageLabel(first)), field)
  }
  const texts = Object.entries({ [first]: any, ...said })
  if (texts.some(([, text]) => text.includes('${'))) {
    tell(words.showsAnswers, field)
  }
  if (texts.some(([, text]) => text.length > textLengthMax)) {
    tell(words.labelCut, field)
  }
  return Object.fromEntries(texts.map(([tag, text]) => [tag, cut(text)]))
}

// Half a character at the cut would not survive the database.
function cut(text: string): string {
  return text
    .slice(0, textLengthMax)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
