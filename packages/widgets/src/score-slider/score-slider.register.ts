import { define } from '../internals/define.ts'
import { HpScoreSliderElement } from './score-slider.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-score-slider': HpScoreSliderElement
  }
}

define('hp-score-slider', HpScoreSliderElement)
