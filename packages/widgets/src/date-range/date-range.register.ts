import { define } from '../internals/define.ts'
import { HpDateRangeElement } from './date-range.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-date-range': HpDateRangeElement
  }
}

define('hp-date-range', HpDateRangeElement)
