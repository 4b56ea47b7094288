import { isRoot } from './active-element.ts'
import { HpFormElement } from './hp-form-element.ts'
import { nameIn } from './name-in.ts'
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
  /** Sees the words change that name the tag. */
  #watch: MutationObserver | undefined

  /**
   * How the page names the tag, where no `label` is set: by `aria-labelledby`, by `aria-label`, or
   * by the labels that stand for it or around it.
   */
  protected get outerName(): string | undefined {
    return this.#outerName
  }

  /** Moved in the page it may stand in another label, or beside other nodes of the same id. */
  override connectedCallback(): void {
    super.connectedCallback()
    this.#readAgain()
  }

  protected override mount(shadow: ShadowRoot): void {
    super.mount(shadow)
    this.#watch = new MutationObserver(this.#readAgain)
    // No event tells of a label that comes later: it is looked for when it would be heard.
    this.addEventListener('focusin', this.#readAgain)
    this.#judgeLater()
  }

  protected override unmount(): void {
    super.unmount()
    this.#watch?.disconnect()
    clearTimeout(this.#judging)
  }

  protected override update(): void {
    this.#outerName = this.#readName()
    this.#watch?.disconnect()
    for (const node of [...this.#pointedAt(), ...this.labels]) {
      this.#watch?.observe(node, { subtree: true, childList: true, characterData: true })
    }
    super.update()
  }

  #readName(): string | undefined {
    if (this.getAttribute('label')?.trim()) {
      return undefined
    }
    return (
      nameIn(this.#pointedAt(), this) ||
      this.getAttribute('aria-label')?.trim() ||
      nameIn([...this.labels], this) ||
      undefined
    )
  }

  /** The nodes of `aria-labelledby`. As everywhere, an id means a node of the tag's own root. */
  #pointedAt(): Node[] {
    const root = this.getRootNode()
    const ids = this.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    return isRoot(root) ? ids.flatMap((id) => root.getElementById(id) ?? []) : []
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
      } else if (!this.#isTold && this.#isNameless()) {
        this.#isTold = true
        warn(
          `<${this.localName}> has no name for a screen reader. Give it a label, an aria-label or a <label> of the page.`,
        )
      }
    }, 1000)
  }

  /** A tag without the setting `label` names itself by what it is. */
  #isNameless(): boolean {
    const label: unknown = Reflect.get(this, 'label')
    return typeof label === 'string' && label.trim() === '' && !this.#readName()
  }
}
