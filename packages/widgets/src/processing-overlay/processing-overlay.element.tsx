import { type ReactNode } from 'react'
import { overlayLevel } from '@holdpoint/api/vocabulary'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { flag, number, text } from '../internals/settings.ts'
import { withSettings } from '../internals/with-settings.ts'
import css from './processing-overlay.css?inline'
import * as ProcessingOverlay from './processing-overlay.tsx'

/** `<hp-processing-overlay>`: keeps the page from being used while something is being done. */
export class HpProcessingOverlayElement extends withSettings(HpReactElement, {
  css,
  settings: {
    open: flag(),
    level: number(overlayLevel),
    words: text('Processing...'),
  },
}) {
  /** Shows it. */
  show(): void {
    this.open = true
  }

  /** Hides it. */
  hide(): void {
    this.open = false
  }

  protected view(): ReactNode {
    return (
      <ProcessingOverlay.Root part="overlay" open={this.open} level={this.level}>
        <ProcessingOverlay.Spinner part="spinner" />
        <ProcessingOverlay.Words part="words">
          <slot>{this.words}</slot>
        </ProcessingOverlay.Words>
      </ProcessingOverlay.Root>
    )
  }
}
