import { type About } from '../internals/about.ts'
import { type HpEmptyMessageElement } from './empty-message.element.ts'

export const about: About<typeof HpEmptyMessageElement> = {
  tag: 'hp-empty-message',
  title: 'Empty message',
  line: 'An icon and your words where a list has nothing to show.',
  settings: {
    message: 'The words.',
    icon: 'The drawing.',
  },
  data: {},
  events: {},
  methods: {},
  slots: {
    message: 'Words with markup, which also show before the script has loaded.',
    icon: 'A drawing of your own.',
    action: 'Buttons and links, side by side.',
  },
  parts: { root: 'The box.', icon: 'The drawing.', message: 'The words.' },
}
