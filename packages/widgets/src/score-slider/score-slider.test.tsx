import { renderToString as markup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type ScoreEnd, moveEnd, nearestEnd, readScore, writeScore } from './score-range.ts'
import { ScoreSlider } from './index.ts'

describe('a range of scores', () => {
  test.each([
    ['40-80', { low: 40, high: 80 }],
    [' 0 - 30 ', { low: 0, high: 30 }],
    ['50-50', { low: 50, high: 50 }],
    ['44-76', { low: 40, high: 80 }],
    ['20-900', { low: 20, high: 100 }],
  ])('is read from "%s"', (text, range) => {
    expect(readScore(text)).toEqual(range)
  })

  test.each([null, undefined, '', '80-40', '-1-40', 'high', '40'])(
    'is every score where %j is no range',
    (text) => {
      expect(readScore(text)).toEqual({ low: 0, high: 100 })
    },
  )

  test('is null when it is the whole one (spec 5)', () => {
    expect(writeScore({ low: 0, high: 100 })).toBeNull()
    expect(writeScore({ low: 0, high: 90 })).toBe('0-90')
  })

  test('has ends that stop at each other and at 0 and 100', () => {
    const range = { low: 40, high: 80 }
    expect(moveEnd(range, 'low', 90)).toEqual({ low: 80, high: 80 })
    expect(moveEnd(range, 'high', 10)).toEqual({ low: 40, high: 40 })
    expect(moveEnd(range, 'low', -30)).toEqual({ low: 0, high: 80 })
    expect(moveEnd(range, 'high', 130)).toEqual({ low: 40, high: 100 })
    expect(moveEnd(range, 'high', 67)).toEqual({ low: 40, high: 70 })
  })

  test.each<[number, number, number, ScoreEnd]>([
    [40, 80, 50, 'low'],
    [40, 80, 70, 'high'],
    [40, 80, 0, 'low'],
    [50, 50, 20, 'low'],
    [50, 50, 70, 'high'],
    [100, 100, 90, 'low'],
    [0, 0, 10, 'high'],
  ])('%i to %i moves for a press at %i its %s end', (low, high, to, end) => {
    expect(nearestEnd({ low, high }, to)).toBe(end)
  })
})

describe('ScoreSlider', () => {
  const slider = (props: Parameters<typeof ScoreSlider.Root>[0] = {}) => (
    <ScoreSlider.Root {...props}>
      <ScoreSlider.Output />
      <ScoreSlider.Track>
        <ScoreSlider.Range />
        <ScoreSlider.Thumb end="low" />
        <ScoreSlider.Thumb end="high" />
      </ScoreSlider.Track>
    </ScoreSlider.Root>
  )

  test('is two plain sliders with names on a server, without a style attribute or a warning', () => {
    const warned = vi.spyOn(console, 'error')
    const html = markup(slider({ defaultValue: '40-80' }))
    expect(html).toMatch(/name="scoreLow"[^>]* type="range" min="0" max="100" step="10"/)
    expect(html).toContain('value="40"')
    expect(html).toMatch(/name="scoreHigh"/)
    expect(html).toContain('data-low="40" data-high="80"')
    expect(html).toContain('40 to 80')
    expect(html).not.toContain('style=')
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  test("says its words in the caller's language", () => {
    const words = { any: 'Jede Punktzahl', between: (a: number, b: number) => `${a} bis ${b}` }
    expect(markup(slider({ words }))).toContain('Jede Punktzahl')
    expect(markup(slider({ words, value: '10-20' }))).toContain('10 bis 20')
  })

  test('passes props and classes on from every part', () => {
    const html = markup(
      <ScoreSlider.Root id="own" className="mine">
        <ScoreSlider.Track asChild>
          <section>
            <ScoreSlider.Thumb end="low" name="from" className="mine" />
          </section>
        </ScoreSlider.Track>
      </ScoreSlider.Root>,
    )
    expect(html).toContain('id="own"')
    expect(html).toContain('class="hp-score-slider mine"')
    expect(html).toMatch(/<section[^>]*class="hp-score-slider-track"/)
    expect(html).toContain('name="from"')
    expect(html).toContain('class="hp-score-slider-thumb mine"')
  })

  test('refuses a part outside its root, in a sentence', () => {
    expect(() => markup(<ScoreSlider.Thumb end="low" />)).toThrow(
      'ScoreSlider.Thumb stands outside ScoreSlider.Root',
    )
  })

  test('may be registered on a server, and does nothing', async () => {
    await expect(import('./score-slider.register.ts')).resolves.toBeDefined()
  })
})
