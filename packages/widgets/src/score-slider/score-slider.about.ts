import { type About } from '../internals/about.ts'
import { type HpScoreSliderElement } from './score-slider.element.tsx'

export const about: About<typeof HpScoreSliderElement> = {
  tag: 'hp-score-slider',
  title: 'Score slider',
  line: 'A range of scores from 0 to 100 by tens; the whole range is no filter.',
  settings: {
    name: 'The name that a range is sent under as `low-high`; every score sends nothing.',
    disabled: 'Whether nothing can be moved.',
    defaultValue:
      'The range at the start and after a reset, such as `40-80`; every score without it.',
    label:
      "The name of the whole. Without it it has the name of the tag's own `aria-label`, `aria-labelledby` or `<label>`.",
    low: "The lower thumb's name.",
    high: "The upper thumb's name.",
    any: 'What is said of every score.',
    between: 'What is said of another range; `{low}` and `{high}` stand for its ends.',
  },
  data: {},
  events: {
    'hp-change':
      'The person moved an end. The detail is the range as `low-high`, or `null` for every score.',
  },
  methods: {},
  slots: {},
  parts: {
    root: 'The group.',
    output: 'The range in words.',
    track: 'The rail, as high as a thumb.',
    range: 'The piece between the thumbs.',
    thumb: 'Each end.',
  },
}
