import { type About } from '../internals/about.ts'
import { type HpSearchBoxElement } from './search-box.element.tsx'

export const about: About<typeof HpSearchBoxElement> = {
  tag: 'hp-search-box',
  title: 'Search box',
  line: 'A search field that tells of its words once the person has paused.',
  settings: {
    name: 'The name under which a form sends the words.',
    required: 'Whether a form may not be sent without words.',
    disabled: 'Whether nothing can be typed now.',
    action: 'An address to open with the words, when no listener prevents it.',
    defaultValue: 'The words at the start and after a reset.',
    delay: 'The pause before it searches, in milliseconds.',
    label:
      "What is searched. Without it the field has the name of the tag's own `aria-label`, `aria-labelledby` or `<label>`.",
    placeholder: 'An example inside the empty field.',
    submitLabel: 'The words of the button.',
    clearLabel: 'The name of the control that empties the field.',
    requiredWords: 'What the browser says when words are required and none were typed.',
  },
  data: { value: 'The words of now; undefined stands for those of the attribute.' },
  events: {
    'hp-input': 'Each change of the words; the detail is the words.',
    'hp-search':
      'After the pause, and at once on Enter or Clear; the detail is the trimmed words. Prevent its default to keep `action` from opening.',
  },
  methods: {},
  slots: {},
  parts: {
    form: 'The box.',
    label: 'The label.',
    input: 'The field.',
    clear: 'The control that empties it.',
    submit: 'The button.',
  },
}
