import { type About } from '../internals/about.ts'
import { type HpReadMoreElement } from './read-more.element.tsx'

export const about: About<typeof HpReadMoreElement> = {
  tag: 'hp-read-more',
  title: 'Read more',
  line: 'Cuts a long text and shows the rest when asked.',
  settings: {
    text: 'The text, its line breaks kept; without it, the words inside the tag.',
    length: 'From which length on it is cut, in characters: 300 for answers, 100 for notes.',
    open: 'Whether all of it is shown.',
    more: 'The words of the button while the text is cut.',
    less: 'The words of the button while all is shown.',
  },
  data: {},
  events: {
    'hp-toggle':
      'The person asked for more or for less; the detail says which. Prevent its default to leave it as it is.',
  },
  methods: {},
  slots: { default: 'The whole text, which shows until the script has loaded.' },
  parts: { root: 'The box.', text: 'The text.', toggle: 'The button.' },
}
