/** The attribute of the root element by which a page knows that it was kept, and since when. */
export const keptAtAttribute = 'data-kept-at'

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
