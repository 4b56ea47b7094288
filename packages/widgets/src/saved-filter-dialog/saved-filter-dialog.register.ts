import { define } from '../internals/define.ts'
import { HpSavedFilterDialogElement } from './saved-filter-dialog.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-saved-filter-dialog': HpSavedFilterDialogElement
  }
}

define('hp-saved-filter-dialog', HpSavedFilterDialogElement)
