import { define } from '../internals/define.ts'
import { HpStatusBadgeElement } from './status-badge.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-status-badge': HpStatusBadgeElement
  }
}

define('hp-status-badge', HpStatusBadgeElement)
