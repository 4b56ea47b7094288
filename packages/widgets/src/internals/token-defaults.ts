const comment = /\/\*[\s\S]*?\*\//g
const firstTokenBlock = /\{(\s*--hp-[^{}]*)\}/
const declaration = /(--hp-[\w-]+)\s*:\s*([^;]+?)\s*(?:;|$)/g
const bareUse = /var\(\s*(--hp-[\w-]+)\s*\)/g

/**
 * Writes the value of each token behind its use: `var(--hp-text)` becomes
 * `var(--hp-text, light-dark(...))`. So an element looks right on a page that never loaded the
 * token sheet, in that page's own color-scheme, and still obeys every `--hp-*` the page sets.
 * Setting the tokens on `:host` instead would cut off what the page sets further out.
 */
export function withTokenDefaults(css: string, tokenSheet: string): string {
  const defaults = tokensOf(tokenSheet)
  const complete = (text: string): string =>
    text.replace(bareUse, (use, name: string) => {
      const value = defaults.get(name)
      return value === undefined ? use : `var(${name}, ${complete(value)})`
    })
  return complete(css)
}

/** The tokens of the sheet's first block, which names each of them. */
function tokensOf(tokenSheet: string): ReadonlyMap<string, string> {
  const block = firstTokenBlock.exec(tokenSheet.replace(comment, ''))?.[1] ?? ''
  return new Map(
    Array.from(block.matchAll(declaration), ([, name = '', value = '']) => [name, value]),
  )
}
