import { type ReactNode } from 'react'
import dialogCss from '../dialog/dialog.css?inline'
import controlsCss from '../internals/controls.css?inline'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { flag, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './confirm-dialog.css?inline'
import * as ConfirmDialog from './confirm-dialog.tsx'

/** `<hp-confirm-dialog>`: asks before something is done that cannot be undone. */
export class HpConfirmDialogElement extends withSettings(HpReactElement, {
  css: controlsCss + dialogCss + css,
  settings: {
    open: flag(),
    heading: text('Warning'),
    question: text(),
    yes: text('Yes'),
    no: text('No'),
  },
  events: { 'hp-confirm': detail<undefined>(), 'hp-cancel': detail<undefined>() },
}) {
  /** Opens it. */
  show(): void {
    this.open = true
  }

  /** Closes it without an answer. */
  hide(): void {
    this.open = false
  }

  readonly #cancel = () => {
    if (this.emit('hp-cancel')) {
      this.open = false
    }
  }

  readonly #confirm = () => {
    if (this.emit('hp-confirm')) {
      this.open = false
    }
    // It is closed by now, or stays open: the part has nothing more to do.
    return false
  }

  protected view(): ReactNode {
    return (
      <ConfirmDialog.Root open={this.open} onOpenChange={this.#cancel}>
        <ConfirmDialog.Content part="dialog">
          <ConfirmDialog.Title part="title">{this.heading}</ConfirmDialog.Title>
          <ConfirmDialog.Description part="question">
            {this.question}
            <slot />
          </ConfirmDialog.Description>
          <ConfirmDialog.Actions part="actions">
            <ConfirmDialog.No part="no">{this.no}</ConfirmDialog.No>
            <ConfirmDialog.Yes part="yes" onConfirm={this.#confirm}>
              {this.yes}
            </ConfirmDialog.Yes>
          </ConfirmDialog.Actions>
        </ConfirmDialog.Content>
      </ConfirmDialog.Root>
    )
  }
}
