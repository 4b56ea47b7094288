import { define } from '../internals/define.ts'
import { HpConfirmDialogElement } from './confirm-dialog.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-confirm-dialog': HpConfirmDialogElement
  }
}

define('hp-confirm-dialog', HpConfirmDialogElement)
