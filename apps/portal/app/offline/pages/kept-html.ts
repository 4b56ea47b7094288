/** The attribute of the root element by which a page knows that it was kept, and since when. */
export const keptAtAttribute = 'data-kept-at'

/**
 * The attribute of the root element by which a page says that it may be kept as it is, and for whom:
 * nothing in it is said only once.
 */
export const copyForAttribute = 'data-copy-for'

/** Whose copy a page may be as it is; undefined where it has to be asked for anew. */
export function copyForOf(html: string): string | undefined {
  const [root = ''] = /<html [^>]*>/.exec(html) ?? []
  return new RegExp(` ${copyForAttribute}="([^"]+)"`).exec(root)?.[1]
}

/** Marks a page as one that was kept. The root element is the one place that hydration leaves be. */
export function markKept(html: string, at: number): string {
  return html.replace('<html ', `<html ${keptAtAttribute}="${new Date(at).toISOString()}" `)
}

/** The build that a page came from; undefined for anything else than a page of ours. */
export function versionOf(html: string): string | undefined {
  return /\/assets\/manifest-([\w-]+)\.js/.exec(html)?.[1]
}

/** What a page calls itself. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return readable(title).replace(/ · Holdpoint$/, '')
}

/** The addresses of the photos and drawn signatures that a page shows. */
export function imagesOf(html: string): string[] {
  const shown = html.matchAll(/ src="(\/api\/v1\/my-form-answer-image\?[^"]+)"/g)
  return [...shown].map(([, address = '']) => readable(address))
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function readable(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

/** Words as they may stand between tags and in attributes. */
export function escaped(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (letter) => Object.entries(entities).find(([, one]) => one === letter)?.[0] ?? letter,
  )
}
