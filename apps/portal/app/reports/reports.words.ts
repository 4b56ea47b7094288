/** The words of the page of all reports. */
export const words = {
  title: 'Reports',
  about: 'Whoever opens a report sees what they may read.',
  create: 'New report',
  search: 'Search reports',
  dataset: 'What is counted',
  anyDataset: 'Everything',
  show: 'Show',
  all: 'Show all reports',
  groups: {
    library: 'Come with Holdpoint',
    own: 'Yours',
    shared: 'Shared',
    others: 'Of others',
  },
  none: {
    own: 'You have made none yet. Make one, or copy one that comes with Holdpoint.',
    shared: 'Nobody has shared one with you yet.',
  },
  nothing: 'No reports found.',
  nothingOf: (search: string) => `No report has “${search}” in its title or its description.`,
  by: (name: string) => `By ${name}`,
} as const
