import { define } from '../internals/define.ts'
import { HpPersonSearchElement } from './person-search.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-person-search': HpPersonSearchElement
  }
}

define('hp-person-search', HpPersonSearchElement)
