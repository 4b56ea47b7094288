import { define } from '../internals/define.ts'
import { HpSearchBoxElement } from './search-box.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-search-box': HpSearchBoxElement
  }
}

define('hp-search-box', HpSearchBoxElement)
