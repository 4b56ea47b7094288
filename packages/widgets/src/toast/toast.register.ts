import { define } from '../internals/define.ts'
import { HpToastRegionElement } from './toast.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-toast-region': HpToastRegionElement
  }
}

define('hp-toast-region', HpToastRegionElement)
