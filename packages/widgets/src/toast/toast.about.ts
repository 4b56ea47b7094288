import { type About } from '../internals/about.ts'
import { type HpToastRegionElement } from './toast.element.tsx'

export const about: About<typeof HpToastRegionElement> = {
  tag: 'hp-toast-region',
  title: 'Toast',
  line: 'Says what has happened, at the bottom left, for four seconds or until it is dismissed.',
  settings: {
    label: 'Names the list of toasts.',
    closeLabel: 'Names the button that dismisses.',
    successTitle: 'The title of a success.',
    warningTitle: 'The title of a warning.',
    errorTitle: 'The title of an error.',
    hotkey: 'The key that leads to the toasts.',
    shownMax: 'How many are shown at once; the rest wait.',
  },
  data: {
    toasts: 'A store made by createToasts, to share with others; the tag has one of its own.',
  },
  events: {
    'hp-action': "The person took a toast's offer. Prevent its default to keep the toast.",
  },
  methods: {
    show: 'Shows a toast and answers its id.',
    dismiss: 'Lets a toast go, or all of them.',
  },
  slots: {},
  parts: {
    toast: 'The plate.',
    icon: "The tone's drawing.",
    title: 'The title.',
    text: 'What has happened.',
    detail: 'How far it is.',
    action: 'What the toast offers.',
    close: 'The button that dismisses.',
  },
}
