// What is weighed. A peer's `code` exports the parts that such a widget is put together from; ours
// is the public entry, whole. Style sheets are left out on both sides (MUI carries its own in JS).

/** 1 kB = 1024 bytes. */
const kB = (amount) => Math.round(amount * 1024)

const mui = (...names) =>
  names.map((name) => `export { default as ${name} } from '@mui/material/${name}'`).join('\n')
const baseUi = (...names) =>
  names.map((name) => `export { ${name} } from '@base-ui/react/${name.toLowerCase()}'`).join('\n')

export const peers = {
  'person search': {
    'react-select': {
      package: 'react-select',
      code: `export { default as Select } from 'react-select'`,
    },
    'MUI Autocomplete + TextField': {
      package: '@mui/material',
      code: mui('Autocomplete', 'TextField'),
    },
    'Base UI Combobox': { package: '@base-ui/react', code: baseUi('Combobox') },
    'cmdk + Radix Popover': {
      package: 'cmdk',
      code: `export { Command } from 'cmdk'\nexport * as Popover from '@radix-ui/react-popover'`,
    },
    'downshift useCombobox': {
      package: 'downshift',
      code: `export { useCombobox } from 'downshift'`,
    },
    'Mantine Autocomplete + Provider': {
      package: '@mantine/core',
      code: `export { Autocomplete, MantineProvider } from '@mantine/core'`,
    },
  },
  dialog: {
    'Radix Dialog': {
      package: '@radix-ui/react-dialog',
      code: `export * as Dialog from '@radix-ui/react-dialog'`,
    },
    'MUI save-filter set': {
      package: '@mui/material',
      code: mui(
        ...['Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'],
        ...['TextField', 'FormControlLabel', 'Checkbox', 'Button'],
      ),
    },
    'Base UI Dialog': { package: '@base-ui/react', code: baseUi('Dialog') },
  },
  'dialog with a person search': {
    'Radix Dialog + Popover + cmdk': {
      package: 'cmdk',
      code: [
        `export * as Dialog from '@radix-ui/react-dialog'`,
        `export * as Popover from '@radix-ui/react-popover'`,
        `export { Command } from 'cmdk'`,
      ].join('\n'),
    },
    'Base UI Dialog + Combobox': {
      package: '@base-ui/react',
      code: baseUi('Dialog', 'Combobox'),
    },
  },
  'set of seven': {
    'Base UI set': {
      package: '@base-ui/react',
      code: baseUi('Combobox', 'Dialog', 'Checkbox', 'Toast', 'Avatar', 'Tabs'),
    },
    'MUI set': {
      package: '@mui/material',
      code: mui(
        ...['Autocomplete', 'Dialog', 'TextField', 'Checkbox', 'Chip', 'Avatar'],
        ...['Backdrop', 'CircularProgress', 'Snackbar'],
      ),
    },
  },
  'date range': {
    'react-day-picker': {
      package: 'react-day-picker',
      code: `export { DayPicker } from 'react-day-picker'`,
    },
    'react-datepicker': {
      package: 'react-datepicker',
      code: `export { default as DatePicker } from 'react-datepicker'`,
    },
  },
}

/** Ours, by entry of `packages/widgets/src`: the most bytes, and the peers to stand beside. */
export const ours = {
  'person search': { entries: ['person-search/index'], most: kB(32), beside: 'person search' },
  'multi-select': { entries: ['multi-select/index'], most: kB(33) },
  'share dialog': {
    entries: ['share-dialog/index'],
    most: kB(20),
    beside: 'dialog with a person search',
  },
  dialog: { entries: ['dialog/index'], most: kB(13), beside: 'dialog' },
  // With its form and its list it is larger than a bare Radix dialog.
  'saved-filter dialog': {
    entries: ['saved-filter-dialog/index'],
    most: kB(20),
    beside: 'dialog',
  },
  'search box': { entries: ['search-box/index'], most: kB(8) },
  'user card': { entries: ['user-card/index'], most: kB(8) },
  'processing overlay': { entries: ['processing-overlay/index'], most: kB(8) },
  'empty message': { entries: ['empty-message/index'], most: kB(8) },
  'all seven': {
    entries: [
      ...['person-search/index', 'share-dialog/index', 'saved-filter-dialog/index'],
      ...['search-box/index', 'user-card/index', 'processing-overlay/index', 'empty-message/index'],
    ],
    most: kB(45),
    beside: 'set of seven',
  },
  'date range': { entries: ['date-range/index'], most: kB(24.25), beside: 'date range' },
  'date range in a popover': {
    entries: ['date-range/index.popover'],
    most: kB(52),
    beside: 'date range',
  },
}
