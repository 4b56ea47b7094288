import { type About } from '../internals/about.ts'
import { type HpConfirmDialogElement } from './confirm-dialog.element.tsx'

export const about: About<typeof HpConfirmDialogElement> = {
  tag: 'hp-confirm-dialog',
  title: 'Confirm dialog',
  line: 'Asks before something is done that cannot be undone.',
  settings: {
    open: 'Whether the dialog is open.',
    heading: "The dialog's name.",
    question: 'What is asked.',
    yes: 'The words of the button that does it.',
    no: 'The words of the way back, which has the focus at the start.',
  },
  data: {},
  events: {
    'hp-confirm': 'The person said yes. Prevent its default to keep the dialog open.',
    'hp-cancel':
      'The person said no, pressed Escape or beside the box. Prevent its default to keep the dialog open.',
  },
  methods: { show: 'Opens the dialog.', hide: 'Closes it without an answer.' },
  slots: { default: 'More words below the question.' },
  parts: {
    dialog: 'The box.',
    title: 'The name.',
    question: 'The question.',
    actions: 'The row of answers.',
    no: 'The way back.',
    yes: 'The deed.',
  },
}
