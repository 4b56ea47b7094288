import { define } from '../internals/define.ts'
import { HpUpvoteButtonElement } from './upvote-button.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-upvote-button': HpUpvoteButtonElement
  }
}

define('hp-upvote-button', HpUpvoteButtonElement)
