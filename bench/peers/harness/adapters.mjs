// The pages of the run: what each shows, how far its Page keys go, and which keys it does not have.
export const adapters = {
  'cmdk + Radix Popover': {
    file: 'cmdk.jsx',
    package: 'cmdk',
    people: 10_000,
    opener: '.opener',
    pageStep: 0,
  },
  'react-select': {
    file: 'react-select.jsx',
    package: 'react-select',
    people: 10_000,
    opener: '.opener',
    pageStep: 5,
  },
  'MUI Autocomplete': {
    file: 'mui.jsx',
    package: '@mui/material',
    people: 10_000,
    opener: '.opener input',
    pageStep: 5,
  },
  'downshift + TanStack Virtual': {
    file: 'downshift.jsx',
    package: 'downshift',
    people: 10_000,
    opener: '.opener input',
    pageStep: 10,
  },
  'our person search': {
    file: 'our-person-search.jsx',
    needs: 'packages/widgets/src/person-search/index.ts',
    people: 10_000,
    opener: '.opener input',
    pageStep: 10,
  },
  'our multi-select': {
    file: 'our-multi-select.jsx',
    needs: 'packages/widgets/src/multi-select/index.ts',
    people: 9_999,
    opener: '.opener input',
    pageStep: 10,
  },
}
