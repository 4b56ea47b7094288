const quoted = `"[^"]*"|'[^']*'|[^\\s"'=<>\`]+`
const attribute = `\\s+[^\\s"'<>/=]+(?:\\s*=\\s*(?:${quoted}))?`
const openTag = new RegExp(`<(hp-[a-z0-9-]+)((?:${attribute})*)(\\s*/?>)`, 'g')

/**
 * Sets an attribute of the nth `hp-` tag in the text of a page, or removes it for `null`, and leaves
 * the rest as it was written.
 */
export function withAttribute(
  html: string,
  nth: number,
  name: string,
  value: string | null,
): string {
  let index = -1
  return html.replace(openTag, (whole, tag: string, attributes: string, end: string) => {
    index += 1
    return index === nth ? `<${tag}${changed(attributes, name, value)}${end}` : whole
  })
}

function changed(attributes: string, name: string, value: string | null): string {
  const own = new RegExp(`(\\s+)${name}(?:\\s*=\\s*(?:${quoted}))?(?=\\s|$)`)
  if (value === null) {
    return attributes.replace(own, '')
  }
  const written = value === '' ? name : `${name}="${escaped(value)}"`
  if (own.test(attributes)) {
    return attributes.replace(own, (_, space: string) => `${space}${written}`)
  }
  // Beside the others, or below them where each has a line of its own.
  const space = /^\s*\n\s*/.exec(attributes)?.[0] ?? ' '
  return `${attributes}${space}${written}`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
