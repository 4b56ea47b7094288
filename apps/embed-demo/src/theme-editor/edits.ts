import { type View } from '../bench/view.ts'
import { type EditedTheme, type Token } from './token-sheet.ts'

type Tokens = readonly Token[]

/** What was changed: values by theme, by token. A value that is no colour is the same in dark. */
export type Edits = Readonly<Record<string, Partial<Record<EditedTheme, string>>>>

export const noEdits: Edits = {}

/** Changes one value, or takes the change back for `undefined`. */
export function withEdit(
  edits: Edits,
  token: Token,
  theme: EditedTheme,
  value: string | undefined,
): Edits {
  const themes = token.isColour || theme === 'sun' ? [theme] : (['light', 'dark'] as const)
  const own = Object.entries({
    ...edits[token.name],
    ...Object.fromEntries(themes.map((one) => [one, value])),
  }).filter(([, one]) => one !== undefined)
  const { [token.name]: _, ...others } = edits
  return own.length === 0 ? others : { ...others, [token.name]: Object.fromEntries(own) }
}

/** The value of a token in a theme, with what was changed. Sun follows light where it has none. */
export function valueIn(edits: Edits, token: Token, theme: EditedTheme): string {
  const edit = edits[token.name] ?? {}
  const own = edit[theme]
  if (own !== undefined) {
    return own
  }
  return theme === 'sun' && !token.hasSun && edit.light !== undefined
    ? edit.light
    : token.values[theme]
}

/** The same with every `var()` followed to a value. */
export function resolvedIn(tokens: Tokens, edits: Edits, name: string, theme: EditedTheme): string {
  const token = tokens.find((one) => one.name === name)
  const value = token ? valueIn(edits, token, theme) : ''
  const alias = /^var\((--hp-[\w-]+)\)$/.exec(value)?.[1]
  return alias === undefined || alias === name ? value : resolvedIn(tokens, edits, alias, theme)
}

/** The changed tokens as a preview of a theme is to have them. */
export function valuesOf(
  tokens: Tokens,
  edits: Edits,
  theme: View['theme'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tokens
      .filter(({ name }) => name in edits)
      .map((token) => [
        token.name,
        theme === 'sun' ? valueIn(edits, token, 'sun') : both(edits, token),
      ]),
  )
}

/** The style sheet that makes the changes in any page. It imports nothing. */
export function cssOf(tokens: Tokens, edits: Edits): string {
  const changed = tokens.filter(({ name }) => name in edits)
  if (changed.length === 0) {
    return '/* Change a token, and the style sheet that does it is written here. */\n'
  }
  const lines = changed.map((token) => `  ${token.name}: ${both(edits, token)};\n`)
  // A value that every theme takes would overwrite sun's own, so those are said again.
  const sun = changed
    .filter((token) => token.hasSun || edits[token.name]?.sun !== undefined)
    .map((token) => `  ${token.name}: ${valueIn(edits, token, 'sun')};\n`)
  const rules = [`:root,\n[data-theme] {\n${lines.join('')}}\n`]
  if (sun.length > 0) {
    rules.push(`[data-theme='sun'] {\n${sun.join('')}}\n`)
  }
  return `/* Load this behind the token sheet, or alone on a page with tags. */\n${rules.join('\n')}`
}

function both(edits: Edits, token: Token): string {
  const [light, dark] = [valueIn(edits, token, 'light'), valueIn(edits, token, 'dark')]
  return light === dark ? light : `light-dark(${light}, ${dark})`
}
