import { define } from '../internals/define.ts'
import { HpEmptyMessageElement } from './empty-message.element.ts'

declare global {
  interface HTMLElementTagNameMap {
    'hp-empty-message': HpEmptyMessageElement
  }
}

define('hp-empty-message', HpEmptyMessageElement)
