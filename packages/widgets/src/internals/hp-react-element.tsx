import { type ReactNode, StrictMode } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { HpElement } from './hp-element.ts'

/**
 * The base of elements that wrap React parts: `view` answers what the shadow root shows for the
 * settings of now. The build of the elements carries Preact in place of React.
 */
export abstract class HpReactElement extends HpElement {
  #drawn: Root | undefined

  /** The parts, with the settings of now as props. */
  protected abstract view(): ReactNode

  /** Taken out and put back, an open dialog has left the top layer and is modal no more. */
  override connectedCallback(): void {
    const isMove = this.#drawn !== undefined
    super.connectedCallback()
    const dialogs = isMove ? this.shadowRoot?.querySelectorAll('dialog') : undefined
    for (const dialog of dialogs ?? []) {
      if (dialog.open && !dialog.matches(':modal')) {
        dialog.close()
        dialog.showModal()
      }
    }
  }

  protected mount(shadow: ShadowRoot): void {
    const island = this.ownerDocument.createElement('div')
    island.className = 'hp-island'
    shadow.append(island)
    this.#drawn = createRoot(island)
  }

  protected update(): void {
    this.#drawn?.render(<StrictMode>{this.view()}</StrictMode>)
  }

  protected override unmount(): void {
    this.#drawn?.unmount()
    this.#drawn = undefined
  }
}
