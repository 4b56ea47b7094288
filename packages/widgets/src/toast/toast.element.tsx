import { type ReactNode } from 'react'
import controlsCss from '../internals/controls.css?inline'
import { dress } from '../internals/element-sheet.ts'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './toast.css?inline'
import * as Toast from './toast.tsx'
import { type ToastDraft, type Toasts, createToasts } from './toasts.ts'

const data: { toasts: Toasts | undefined } = { toasts: undefined }

/** `<hp-toast-region>`: shows toasts, told to it by `show`. */
export class HpToastRegionElement extends withSettings(HpReactElement, {
  css: controlsCss + css,
  settings: {
    label: text('Messages'),
    closeLabel: text('Dismiss this message'),
    successTitle: text(Toast.toastTitles.success),
    warningTitle: text(Toast.toastTitles.warning),
    errorTitle: text(Toast.toastTitles.error),
    hotkey: text('F8'),
    shownMax: number(3),
  },
  data,
  events: { 'hp-action': detail<{ id: string; label: string }>() },
}) {
  readonly #own = createToasts()
  #frame: HTMLElement | undefined

  /** Shows a toast, at once or when there is room. Answers its id. */
  show(toast: ToastDraft): string {
    return (this.toasts ?? this.#own).show(toast)
  }

  /** Lets a toast go, or without an id all of them. */
  dismiss(id?: string): void {
    ;(this.toasts ?? this.#own).dismiss(id)
  }

  // The toasts have a host of their own inside the tag's: it goes into open dialogs, with its style,
  // while the tag stays where the page has put it.
  protected override mount(shadow: ShadowRoot): void {
    this.#frame = this.ownerDocument.createElement('div')
    const home = this.ownerDocument.createElement('div')
    home.append(this.#frame)
    shadow.append(home)
    const root = this.#frame.attachShadow({ mode: 'open' })
    this.#frame.setAttribute('exportparts', 'toast, icon, title, text, detail, action, close')
    super.mount(root)
    dress(root, controlsCss + css)
  }

  protected override unmount(): void {
    super.unmount()
    this.#frame?.remove()
    this.#frame = undefined
  }

  protected view(): ReactNode {
    return (
      <Toast.Region
        toasts={this.toasts ?? this.#own}
        shownMax={this.shownMax}
        label={this.label}
        closeLabel={this.closeLabel}
        titles={{
          success: this.successTitle,
          warning: this.warningTitle,
          error: this.errorTitle,
        }}
        hotkey={this.hotkey}
        frame={this.#frame}
        onAction={({ id, action }) => this.emit('hp-action', { id, label: action?.label ?? '' })}
      />
    )
  }
}
