import { define } from '../internals/define.ts'
import { HpCommentThreadElement } from './comment-thread.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-comment-thread': HpCommentThreadElement
  }
}

define('hp-comment-thread', HpCommentThreadElement)
