import { define } from '../internals/define.ts'
import { HpTagElement } from './tag.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-tag': HpTagElement
  }
}

define('hp-tag', HpTagElement)
