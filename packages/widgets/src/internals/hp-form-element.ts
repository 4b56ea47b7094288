import { HpReactElement } from './hp-react-element.tsx'
import { flag, text } from './settings.ts'

/** What a form is told of an element's value. */
export type FormState = {
  /** What is sent under the element's name; `null` sends nothing. */
  value: string | FormData | null
  /** Why the value may not be sent; the empty text when it may. */
  problem?: string
  /** Whether the problem is that nothing was given. */
  isMissing?: boolean
}

/** The settings that every element with a value has; spread into its own table. */
export const formSettings = { name: text(), required: flag(), disabled: flag() }

/**
 * The base of elements with a value: they take part in the form around them as an input does
 * (sending, validity, reset, a disabled fieldset, restored after Back).
 */
export abstract class HpFormElement extends HpReactElement {
  static readonly formAssociated = true

  readonly #internals = this.attachInternals()
  #isDisabledByForm = false
  #resetCount = 0

  /** What the form is to know, from the settings of now. */
  protected abstract formState(): FormState
  /** Goes back to the value that the markup gave. */
  protected abstract resetValue(): void
  /** Takes back what `formState` gave as value, after Back or a restart of the browser. */
  protected abstract restoreValue(value: string | FormData): void

  /** Whether the element or a fieldset around it is disabled. */
  protected get isOff(): boolean {
    return this.#isDisabledByForm || this.hasAttribute('disabled')
  }

  /** A key for parts that keep what was typed by themselves: drawn anew, they have forgotten it. */
  protected get resetCount(): number {
    return this.#resetCount
  }

  protected override update(): void {
    super.update()
    this.#tell()
  }

  /** The form hears of a change at once, as from an input; only the drawing waits. */
  override requestUpdate(): void {
    this.#tell()
    super.requestUpdate()
  }

  /** A listener finds the new value in the form already. */
  protected override emit(name: `hp-${string}`, detail?: unknown): boolean {
    this.#tell()
    return super.emit(name, detail)
  }

  #tell(): void {
    // A property that was set before the class was known still hides its accessor.
    const prototype = Reflect.getPrototypeOf(this) ?? {}
    if (Object.keys(this).some((own) => own in prototype)) {
      return
    }
    const { value, problem = '', isMissing = false } = this.formState()
    this.#internals.setFormValue(value)
    const anchor = this.shadowRoot?.querySelector<HTMLElement>('input, button, select, textarea')
    this.#internals.setValidity(
      problem === '' ? {} : { valueMissing: isMissing, customError: !isMissing },
      problem,
      anchor ?? undefined,
    )
  }

  formResetCallback(): void {
    const hadFocus = this.matches(':focus-within')
    this.resetValue()
    this.#resetCount += 1
    this.requestUpdate()
    // After that update: what was drawn anew has lost the focus, which a reset leaves where it is.
    queueMicrotask(() => {
      if (hadFocus && !this.matches(':focus-within')) {
        this.shadowRoot?.querySelector<HTMLElement>('[role=combobox]')?.focus()
      }
    })
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabledByForm = isDisabled
    this.requestUpdate()
  }

  formStateRestoreCallback(value: string | FormData): void {
    this.restoreValue(value)
    this.requestUpdate()
  }

  /** The form around it, if there is one. */
  get form(): HTMLFormElement | null {
    return this.#internals.form
  }
  /** The labels of the page that stand for it or around it. */
  get labels(): NodeList {
    return this.#internals.labels
  }
  /** The sentence that the browser shows beside it. */
  get validationMessage(): string {
    return this.#internals.validationMessage
  }
  get validity(): ValidityState {
    return this.#internals.validity
  }
  get willValidate(): boolean {
    return this.#internals.willValidate
  }
  checkValidity(): boolean {
    return this.#internals.checkValidity()
  }
  reportValidity(): boolean {
    return this.#internals.reportValidity()
  }
}
