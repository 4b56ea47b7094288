import { readFileSync } from 'node:fs'

export const tokenSheet = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')

export const themes = ['light', 'dark', 'sun'] as const
export type Theme = (typeof themes)[number]

/** The blocks that declare tokens, in the order of the sheet: every theme's, then sun's changes. */
export const tokenBlocks = Array.from(
  tokenSheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{(\s*--hp-[^{}]*)\}/g),
  ([, block = '']) =>
    new Map(
      Array.from(block.matchAll(/(--hp-[\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
)

/** A token's value in a theme, with `light-dark()` decided and other tokens followed. */
export function token(theme: Theme, name: string): string {
  const [every, sun] = tokenBlocks
  const written = (theme === 'sun' ? sun?.get(name) : undefined) ?? every?.get(name)
  if (written === undefined) {
    throw new RangeError(`tokens.css has no ${name}`)
  }
  const pair = /^light-dark\((.+), ([^()]+|rgb\(.+\))\)$/.exec(written)
  const value = pair?.[theme === 'dark' ? 2 : 1] ?? written
  const other = /^var\((--hp-[\w-]+)\)$/.exec(value)?.[1]
  return other ? token(theme, other) : value
}
