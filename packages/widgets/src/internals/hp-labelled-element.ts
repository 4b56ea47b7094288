import { isRoot } from './active-element.ts'
import { HpFormElement } from './hp-form-element.ts'
import { warn } from './warn.ts'

/**
 * The base of fields that may have their name from the page around. The setting `label` is drawn;
 * without it the field inside is named as the page names the tag itself.
 */
export abstract class HpLabelledElement extends HpFormElement {
  static override readonly observedAttributes: readonly string[] = ['aria-label', 'aria-labelledby']

  #outerName: string | undefined
  #judging: number | undefined
  #isTold = false

  /**
   * How the page names the tag, where no `label` is set: by `aria-labelledby`, by `aria-label`, or
   * by a label that stands for it or around it.
   */
  protected get outerName(): string | undefined {
    return this.#outerName
  }

  protected override mount(shadow: ShadowRoot): void {
    super.mount(shadow)
    // No event tells that a label's words have changed: they are read again when they are heard.
    this.addEventListener('focusin', this.#readAgain)
    this.#judgeLater()
  }

  protected override unmount(): void {
    super.unmount()
    clearTimeout(this.#judging)
  }

  protected override update(): void {
    this.#outerName = this.#readName()
    super.update()
  }

  #readName(): string | undefined {
    if (this.getAttribute('label')?.trim()) {
      return undefined
    }
    const root = this.getRootNode()
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    return (
      this.#wordsOf(ids.map((id) => (isRoot(root) ? root.getElementById(id) : null))) ||
      this.getAttribute('aria-label')?.trim() ||
      this.#wordsOf(Array.from(this.labels)) ||
      undefined
    )
  }

  readonly #readAgain = () => {
    if (this.#readName() !== this.#outerName) {
      this.requestUpdate()
    }
  }

  /** The page may still be read, or a script may draw the field's label a moment after it. */
  #judgeLater(): void {
    clearTimeout(this.#judging)
    this.#judging = window.setTimeout(() => {
      this.#readAgain()
      if (this.ownerDocument.readyState === 'loading') {
        this.#judgeLater()
      } else if (!this.#isTold && !this.#readName() && !String(Reflect.get(this, 'label')).trim()) {
        this.#isTold = true
        warn(
          `<${this.localName}> has no name for a screen reader. Give it a label, an aria-label or a <label> of the page.`,
        )
      }
    }, 1000)
  }

  /** The words of nodes without those inside this tag, which a label may be around. */
  #wordsOf(nodes: readonly (Node | null)[]): string {
    const read = (node: Node | null): string =>
      node === null || node === this
        ? ''
        : node.nodeType === 3
          ? (node.textContent ?? '')
          : Array.from(node.childNodes, read).join('')
    return nodes.map(read).join(' ').replace(/\s+/g, ' ').trim()
  }
}
