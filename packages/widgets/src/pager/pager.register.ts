import { define } from '../internals/define.ts'
import { HpPagerElement } from './pager.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-pager': HpPagerElement
  }
}

define('hp-pager', HpPagerElement)
