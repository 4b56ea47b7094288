import { type About } from '../internals/about.ts'
import { type HpTagElement } from './tag.element.tsx'

export const about: About<typeof HpTagElement> = {
  tag: 'hp-tag',
  title: 'Tag',
  line: 'A small sign on a row, such as Elevated, or a chip of a filter that can be removed.',
  settings: {
    kind: 'Plain, or elevated or reopened with their words and drawing.',
    label: "The words; without it the kind's own, or what stands inside.",
    removable: 'Whether it has a cross.',
    removeWord: "The first word of the cross's name, before the words of the tag.",
  },
  data: {},
  events: {
    'hp-remove':
      'The person pressed the cross. The page takes the tag away and moves the focus to the next one.',
  },
  methods: {},
  slots: { default: 'The words, where neither label nor kind gives them.' },
  parts: {
    tag: 'The sign.',
    icon: 'The drawing.',
    label: 'The words.',
    remove: 'The cross.',
  },
}
