import { type About } from '../internals/about.ts'
import { type HpMultiSelectElement } from './multi-select.element.tsx'

export const about: About<typeof HpMultiSelectElement> = {
  tag: 'hp-multi-select',
  title: 'Multi-select',
  line: 'Chooses several of many, up to 9,999, with a search that answers at once.',
  settings: {
    name: 'The name under which each chosen value is sent with the form.',
    required: 'Whether the form asks for at least one.',
    disabled: 'Whether nothing can be chosen now.',
    selected: 'The values that are chosen at the start and after a reset, with commas between.',
    ignored: 'Values that are neither offered nor kept, such as -1,-2 for countries and crews.',
    label:
      "What is chosen; it names the field and the list. Without it the field has the name of the tag's own `aria-label`, `aria-labelledby` or `<label>`; with no name at all the console warns.",
    placeholder: 'Words in the empty field.',
    max: 'How many may be chosen.',
    chipsMax: 'Up to how many chosen ones stand as chips; more are a number.',
    locale: 'How numbers are written.',
    emptyWords: 'The line when no option has the words.',
    selectedWords: 'How many are chosen, with {count}.',
    foundWords: 'How many the search shows, with {count}; read out.',
    fullWords: 'The line when no more may be chosen, with {max}.',
    selectShownWords: 'The words of the button that chooses all that the search shows.',
    clearWords: 'The words of the button that takes the choice back.',
    toggleWords: 'The name of the arrow.',
    removeWord: "The first word of a cross's name, before the words of its chip.",
    requiredWords: 'What the browser says when none is chosen.',
  },
  data: {
    options:
      'What can be chosen: value, label and perhaps hint. The value -1 is All and stands alone; 9999999, which asks to ignore duplicates, passes through and counts for nothing.',
  },
  events: {
    'hp-change':
      'The person changed the choice; the detail has the values, in the order of choosing. Prevent its default to keep the one before.',
  },
  methods: {},
  slots: {
    default:
      'A select of the page with the same name: it works until the script has loaded and then gives its options and its choice.',
  },
  parts: {
    root: 'The box.',
    label: 'The label.',
    field: 'The field with its chips.',
    chips: 'The chips.',
    input: 'Where the person types.',
    toggle: 'The arrow.',
    popup: 'What opens.',
    actions: 'The buttons above the list.',
    list: 'The list.',
    empty: 'The line when no option has the words.',
    status: 'The line when no more may be chosen.',
  },
}
