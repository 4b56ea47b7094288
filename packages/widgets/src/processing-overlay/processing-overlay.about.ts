import { type About } from '../internals/about.ts'
import { type HpProcessingOverlayElement } from './processing-overlay.element.tsx'

export const about: About<typeof HpProcessingOverlayElement> = {
  tag: 'hp-processing-overlay',
  title: 'Processing overlay',
  line: 'Keeps the page from being used while something is being done.',
  settings: {
    open: 'Whether the overlay shows. Meanwhile the body has the attribute data-hp-processing.',
    level: 'The stacking level where it is not in the top layer of the browser.',
    words: 'The words beside the spinner.',
  },
  data: {},
  events: {},
  methods: { show: 'Shows the overlay.', hide: 'Hides it; focus and scroll are where they were.' },
  slots: { default: 'Words with markup, in place of the attribute.' },
  parts: { overlay: 'The veil.', spinner: 'The ring.', words: 'The words.' },
}
