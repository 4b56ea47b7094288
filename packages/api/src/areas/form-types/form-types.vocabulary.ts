// The words of form types (decision 0108), for pages without the schemas.

/** The icons that a form type may have, by the last name of their address. */
export const formTypeIcons = [
  'clipboard',
  'clipboard-check',
  'search',
  'hard-hat',
  'gauge',
  'flame',
  'leaf',
  'cable',
  'link',
  'stamp',
] as const
/** An icon of a form type. */
export type FormTypeIcon = (typeof formTypeIcons)[number]
/** What an icon is called. */
export const formTypeIconLabels: Readonly<Record<FormTypeIcon, string>> = {
  clipboard: 'Clipboard',
  'clipboard-check': 'Ticked clipboard',
  search: 'Magnifier',
  'hard-hat': 'Hard hat',
  gauge: 'Gauge',
  flame: 'Flame',
  leaf: 'Leaf',
  cable: 'Cable',
  link: 'Chain',
  stamp: 'Stamp',
}

/** The highest sort order of a form type; the number is ours. */
export const formTypeSortOrderMax = 9999
