import { attributeOf, factsOf } from '../registry.ts'
import { type PageScript } from './page-script.ts'

/** Words for variables where the tag's own name says little. */
const names: Readonly<Record<string, string>> = {
  a: 'link',
  p: 'paragraph',
  b: 'strong',
  i: 'mark',
}

/**
 * The same page made by a script alone: each node is created, its settings are set as properties,
 * and the page's own script follows.
 */
export function plainScript(html: string, script: PageScript | undefined): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const src = page.querySelector('script[src]')?.getAttribute('src')
  const nodes = [...page.head.childNodes, ...page.body.childNodes].filter(
    (node) => node.nodeName !== 'SCRIPT' && node.nodeName !== 'LINK',
  )
  const writer = new Writer(script?.body ?? '')
  const roots = nodes.flatMap((node) => writer.write(node))
  const parts = [
    [src ? `import ${quote(src)}` : '', script?.imports ?? ''].filter(Boolean).join('\n'),
    ...writer.blocks,
    `document.querySelector('main').append(${roots.join(', ')})`,
    script?.body ?? '',
  ]
  return parts.filter(Boolean).join('\n\n')
}

class Writer {
  readonly blocks: string[] = []
  readonly #taken: Set<string>

  constructor(body: string) {
    // A name that the page's own script declares would clash with ours.
    this.#taken = new Set([...(body.match(/[A-Za-z_$][\w$]*/g) ?? []), 'document', 'main'])
  }

  /** Writes a node's block and answers what to append: its variable, its text, or nothing. */
  write(node: Node): string[] {
    if (node instanceof Text) {
      const words = node.data.replace(/\s+/g, ' ')
      return words.trim() === '' ? [] : [quote(words)]
    }
    return node instanceof Element ? [this.#writeElement(node)] : []
  }

  #writeElement(element: Element): string {
    const variable = this.#nameFor(element.localName)
    const lines = [
      `const ${variable} = document.createElement(${quote(element.localName)})`,
      ...Array.from(element.attributes, ({ name, value }) =>
        setting(element.localName, variable, name, value),
      ),
    ]
    const children = [...element.childNodes]
    if (children.length === 1 && children[0] instanceof Text) {
      lines.push(`${variable}.textContent = ${quote(children[0].data.trim())}`)
      this.blocks.push(lines.join('\n'))
      return variable
    }
    const inside = children.flatMap((child) => this.write(child))
    if (inside.length > 0) {
      lines.push(`${variable}.append(${inside.join(', ')})`)
    }
    this.blocks.push(lines.join('\n'))
    return variable
  }

  #nameFor(tag: string): string {
    const base = (names[tag] ?? tag.replace(/^hp-/, '')).replace(/-(.)/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    let name = base
    for (let number = 2; this.#taken.has(name); number += 1) {
      name = `${base}${number}`
    }
    this.#taken.add(name)
    return name
  }
}

function setting(tag: string, variable: string, attribute: string, value: string): string {
  const settings = Object.entries(factsOf(tag)?.settings ?? {})
  const [property, known] = settings.find(([name]) => attributeOf(name) === attribute) ?? []
  if (property && known) {
    const read = known.read(value)
    return `${variable}.${property} = ${typeof read === 'string' ? quote(read) : JSON.stringify(read)}`
  }
  if (attribute === 'id' || attribute === 'slot') {
    return `${variable}.${attribute} = ${quote(value)}`
  }
  return `${variable}.setAttribute(${quote(attribute)}, ${quote(value)})`
}

function quote(words: string): string {
  const escaped = words.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
  return `'${escaped}'`
}
