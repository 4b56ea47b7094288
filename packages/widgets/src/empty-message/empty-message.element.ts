import { HpElement } from '../internals/hp-element.ts'
import { choice, text } from '../internals/settings.ts'
import { warn } from '../internals/warn.ts'
import { withSettings } from '../internals/with-settings.ts'
import css from './empty-message.css?inline'
import {
  type EmptyMessageIcon,
  emptyMessageIconNames,
  emptyMessageIcons,
} from './empty-message.icons.ts'

/**
 * `<hp-empty-message>`: an icon and the words that say a list has nothing to show. Importing this
 * class defines no tag; importing `elements/empty-message` does.
 */
export class HpEmptyMessageElement extends withSettings(HpElement, {
  css,
  settings: { message: text(), icon: choice(emptyMessageIconNames) },
}) {
  readonly #words = document.createElement('slot')
  readonly #drawing = document.createElement('slot')

  protected mount(shadow: ShadowRoot): void {
    this.#drawing.name = 'icon'
    this.#words.name = 'message'
    const actions = document.createElement('slot')
    actions.name = 'action'
    const box = part('div', 'root', 'hp-island hp-empty-message')
    const icon = part('span', 'icon', 'hp-empty-message-icon')
    icon.ariaHidden = 'true'
    const words = part('p', 'message', 'hp-empty-message-text')
    icon.append(this.#drawing)
    words.append(this.#words)
    box.append(icon, words, actions)
    shadow.append(box)
  }

  protected update(): void {
    this.#words.textContent = this.message
    this.#drawing.replaceChildren(drawingOf(this.icon))
    const asked = this.getAttribute('icon')
    if (asked !== null && asked !== this.icon) {
      const known = emptyMessageIconNames.join(', ')
      warn(`<hp-empty-message> knows no icon "${asked}" and shows records. It knows ${known}.`)
    }
  }
}

function part(tag: 'div' | 'p' | 'span', name: string, className: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.setAttribute('part', name)
  return node
}

// Built node by node: a page with Trusted Types refuses markup as text.
function drawingOf(icon: EmptyMessageIcon): SVGElement {
  const svg = shape('svg', {
    viewBox: '0 0 24 24',
    width: '44',
    height: '44',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  svg.append(...emptyMessageIcons[icon].map((path) => shape('path', { d: path })))
  return svg
}

function shape(name: 'svg' | 'path', attributes: Readonly<Record<string, string>>): SVGElement {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) {
    node.setAttribute(attribute, value)
  }
  return node
}
