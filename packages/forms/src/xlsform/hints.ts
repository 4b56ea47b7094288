// A unit has no column of its own in XLSForm, and whoever reads a gauge has to see it: it stands
// before the hint.
import type { Text } from '../types.ts'
import { labelIn, type Tell } from './labels.ts'
import { textIn, type Row } from './table.ts'
import { words } from './words.ts'

const unitLengthMax = 24
const afterUnit = ' · '

/** The hint of a question as it is shown elsewhere. */
export function hintWithUnit(
  hint: Text | undefined,
  unit: string | undefined,
  languages: readonly string[],
): Text | undefined {
  if (unit === undefined) {
    return hint
  }
  const texts = languages.map((tag): [string, string] => {
    const text = hint?.[tag]
    return [tag, text === undefined ? unit : `${unit}${afterUnit}${text}`]
  })
  return Object.fromEntries(texts)
}

/** The hint and the unit of a row, with its guidance. */
export function hintIn(row: Row, first: string, tell: Tell): { hint?: Text; unit?: string } {
  const unit = textIn(row, 'bind::ehs:unit').slice(0, unitLengthMax)
  const guidance = labelIn(row, 'guidance_hint', first, tell, 'hint')
  if (guidance !== undefined) {
    tell(words.guidance, 'hint')
  }
  const said = labelIn(row, 'hint', first, tell)
  const hint = joined(unit === '' ? said : withoutUnit(said, unit), guidance)
  return { ...(hint === undefined ? {} : { hint }), ...(unit === '' ? {} : { unit }) }
}

function withoutUnit(hint: Text | undefined, unit: string): Text | undefined {
  const bare = Object.entries(hint ?? {})
    .map(([tag, text]): [string, string] => {
      const before = `${unit}${afterUnit}`
      return [tag, text === unit ? '' : text.startsWith(before) ? text.slice(before.length) : text]
    })
    .filter(([, text]) => text !== '')
  return bare.length === 0 ? undefined : Object.fromEntries(bare)
}

function joined(hint: Text | undefined, guidance: Text | undefined): Text | undefined {
  if (hint === undefined || guidance === undefined) {
    return hint ?? guidance
  }
  const texts = Object.entries(guidance).map(([tag, text]): [string, string] => {
    const before = hint[tag]
    return [tag, before === undefined ? text : `${before}\n${text}`]
  })
  return { ...hint, ...Object.fromEntries(texts) }
}
