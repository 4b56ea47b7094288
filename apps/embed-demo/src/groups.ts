import { type Example } from './examples.ts'

const groups: Readonly<Record<string, readonly string[]>> = {
  'The seven': [
    'person-search',
    'search-box',
    'saved-filter-dialog',
    'share-dialog',
    'user-card',
    'processing-overlay',
    'empty-message',
  ],
  'Lists and filters': [
    'multi-select',
    'date-range',
    'score-slider',
    'link-tabs',
    'pager',
    'status-badge',
    'tag',
  ],
  'Talk and feedback': ['comment-thread', 'upvote-button', 'read-more', 'confirm-dialog', 'toast'],
}

/** The examples by what they are for; a new one that nobody has placed comes last. */
export function grouped(
  examples: readonly Example[],
): readonly { title: string; examples: readonly Example[] }[] {
  const placed = Object.values(groups).flat()
  return [
    ...Object.entries(groups).map(([title, names]) => ({
      title,
      examples: names.flatMap((name) => examples.find((one) => one.name === name) ?? []),
    })),
    { title: 'More', examples: examples.filter(({ name }) => !placed.includes(name)) },
  ].filter((group) => group.examples.length > 0)
}
