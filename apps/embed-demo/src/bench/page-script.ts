/** An example's `element.js` as the script of a page: its imports, and what runs. */
export type PageScript = { imports: string; body: string }

const importLine = /^import\s(?:[^;'"]*?\sfrom\s+)?['"][^'"]+['"];?\n?/gm
const start = /^export (?:async )?function start\([^)]*\)[^{]*\{\n([\s\S]*?)^\}\n?/m

/**
 * Reads the text of an `element.js`. What stands in `start(document)` becomes the body, what stands
 * beside it comes first, and the demo's modules are shown as the page's own.
 */
export function readPageScript(source: string): PageScript {
  const imports = Array.from(source.matchAll(importLine), ([line]) => line.trim())
  const rest = source.replace(importLine, '')
  const found = start.exec(rest)
  if (!found) {
    throw new Error('An element.js exports a function named start, which takes the document.')
  }
  const before = rest.slice(0, found.index).replace(/\/\*\*[^/]*\*\/\s*$/, '')
  const after = rest.slice(found.index + found[0].length)
  const inside = (found[1] ?? '').replace(/^ {2}/gm, '')
  return {
    imports: imports.join('\n').replaceAll(/(['"])(?:\.\.\/)+demo\//g, '$1./'),
    body: [before, after, inside]
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** The example's markup with its script below, as one page has them. */
export function withPageScript(html: string, script: PageScript | undefined): string {
  if (!script) {
    return html.trim()
  }
  const lines = `${script.imports}\n\n${script.body}`.trim().replace(/^(?=.)/gm, '  ')
  return `${html.trim()}\n\n<script type="module">\n${lines}\n</script>`
}
