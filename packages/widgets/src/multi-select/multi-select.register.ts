import { define } from '../internals/define.ts'
import { HpMultiSelectElement } from './multi-select.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-multi-select': HpMultiSelectElement
  }
}

define('hp-multi-select', HpMultiSelectElement)
