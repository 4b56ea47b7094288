import { define } from '../internals/define.ts'
import { HpProcessingOverlayElement } from './processing-overlay.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-processing-overlay': HpProcessingOverlayElement
  }
}

define('hp-processing-overlay', HpProcessingOverlayElement)
