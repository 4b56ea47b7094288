import { version } from '../version.ts'
import { dress } from './element-sheet.ts'

// A server may import an element's class (and its register, which then does nothing), so a base must
// exist there too. Read by name, because the type says that it always does.
const BrowserElement: typeof HTMLElement = Reflect.get(globalThis, 'HTMLElement') ?? class {}

/**
 * The base of the elements. A subclass keeps simple settings in attributes, with a typed property
 * over each, and fills three steps: `mount` builds into the empty root, `update` writes the
 * settings into it, `unmount` lets go of what outlives the nodes (timers, listeners, a React root).
 * A move within the page is not an unmount.
 */
export abstract class HpElement extends BrowserElement {
  /** The release that this class came from. */
  static readonly version: string = version

  /** The widget's stylesheet as text. */
  static readonly css: string = ''

  /** What it hears of besides its settings. */
  static readonly observedAttributes: readonly string[] = []

  readonly #root: ShadowRoot
  readonly #css: string
  #mounted = false
  #isAsked = false

  constructor() {
    super()
    // The focus of a field that is a tag belongs to the field inside: `focus()`, a label's press.
    const delegatesFocus = Reflect.get(new.target, 'formAssociated') === true
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus })
    this.#css = new.target.css
  }

  /** Builds the widget into the empty shadow root. */
  protected abstract mount(root: ShadowRoot): void
  /** Writes the settings into what `mount` built; called after it and at each change. */
  protected abstract update(): void
  /** Lets go of what `mount` took; called once the element has stayed outside the page. */
  protected unmount(): void {}

  connectedCallback(): void {
    if (this.#mounted) {
      return
    }
    this.#takeEarlyProperties()
    this.mount(this.#root)
    dress(this.#root, this.#css)
    this.#mounted = true
    this.update()
  }

  attributeChangedCallback(): void {
    this.requestUpdate()
  }

  /** Asks for one `update` after all that is being set now. */
  requestUpdate(): void {
    if (this.#mounted && !this.#isAsked) {
      this.#isAsked = true
      queueMicrotask(() => {
        this.#isAsked = false
        if (this.#mounted) {
          this.update()
        }
      })
    }
  }

  /**
   * Tells the page what the person did: an event that bubbles out of every root. Answers `false`
   * if a listener prevented its default.
   */
  protected emit(name: `hp-${string}`, detail?: unknown): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    )
  }

  /**
   * What a widget takes of its page (the scroll, a marker, listeners, a constructed sheet) does not
   * follow it into another document: it lets go here and is mounted anew there.
   */
  adoptedCallback(): void {
    this.#letGo()
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (!this.isConnected) {
        this.#letGo()
      }
    })
  }

  #letGo(): void {
    if (this.#mounted) {
      this.#mounted = false
      this.unmount()
      this.#root.replaceChildren()
    }
  }

  /** Sets an attribute, or removes it for `null`, as a property's setter does. */
  reflect(attribute: string, value: string | null): void {
    if (value === null) {
      this.removeAttribute(attribute)
    } else {
      this.setAttribute(attribute, value)
    }
  }

  /**
   * A property set before the script had loaded lies on the element itself and hides the accessor:
   * take it off and set it again.
   */
  #takeEarlyProperties(): void {
    const prototype = Reflect.getPrototypeOf(this) ?? {}
    for (const name of Object.keys(this).filter((own) => own in prototype)) {
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }
}
