import { define } from '../internals/define.ts'
import { HpShareDialogElement } from './share-dialog.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-share-dialog': HpShareDialogElement
  }
}

define('hp-share-dialog', HpShareDialogElement)
