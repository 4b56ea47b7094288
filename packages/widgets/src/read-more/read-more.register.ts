import { define } from '../internals/define.ts'
import { HpReadMoreElement } from './read-more.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-read-more': HpReadMoreElement
  }
}

define('hp-read-more', HpReadMoreElement)
