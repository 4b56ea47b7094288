import { overlayLevel, sentences } from '@holdpoint/api/vocabulary'
import { readFileSync } from 'node:fs'
import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describeConformance } from '../../test/conformance.tsx'
import { ProcessingOverlay } from './index.ts'

const sheet = readFileSync(new URL('processing-overlay.css', import.meta.url), 'utf8')

describeConformance(
  'ProcessingOverlay.Spinner',
  ProcessingOverlay.Spinner,
  'span',
  'hp-processing-overlay-spinner',
)

describe('ProcessingOverlay on a server', () => {
  test('is drawn open, so that it shows without JavaScript', () => {
    const html = markup(
      <ProcessingOverlay.Root open className="mine" data-crew="red">
        <ProcessingOverlay.Spinner />
        <ProcessingOverlay.Words />
      </ProcessingOverlay.Root>,
    )
    expect(html).toMatch(
      /^<dialog open="" aria-modal="true" aria-labelledby="(.+?)" data-state="open" data-crew="red" class="hp-processing-overlay mine"><span aria-hidden="true" class="hp-processing-overlay-spinner"><\/span><p id="\1" role="status" class="hp-processing-overlay-words">Processing\.\.\.<\/p><\/dialog>$/,
    )
  })

  test('writes no style, whatever its level, since a strict page refuses it', () => {
    expect(markup(<ProcessingOverlay.Root open level={12} />)).not.toContain('style')
  })

  test('draws nothing while it is closed', () => {
    expect(markup(<ProcessingOverlay.Root />)).toBe('')
  })

  test('lies at the level of the specification unless told otherwise', () => {
    expect(sheet).toContain(`z-index: var(--hp-overlay-level, ${overlayLevel});`)
  })
})

describe('ProcessingOverlay.Words', () => {
  test("are the specification's, letter for letter", () => {
    const html = markup(
      <ProcessingOverlay.Root open>
        <ProcessingOverlay.Words />
      </ProcessingOverlay.Root>,
    )
    expect(html).toContain(`>${sentences.processing.text}</p>`)
  })

  test("are the caller's, in a node of the caller's with asChild", () => {
    expect(
      markup(
        <ProcessingOverlay.Root open>
          <ProcessingOverlay.Words asChild>
            <h2>Sending</h2>
          </ProcessingOverlay.Words>
        </ProcessingOverlay.Root>,
      ),
    ).toMatch(/<h2 id=".+" role="status" class="hp-processing-overlay-words">Sending<\/h2>/)
  })

  test('say where they belong when they stand elsewhere', () => {
    expect(() => markup(<ProcessingOverlay.Words />)).toThrow(
      'ProcessingOverlay.Words stands outside ProcessingOverlay.Root',
    )
  })
})
