import { define } from '../internals/define.ts'
import { HpUserCardElement } from './user-card.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-user-card': HpUserCardElement
  }
}

define('hp-user-card', HpUserCardElement)
