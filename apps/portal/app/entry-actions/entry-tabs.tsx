import { Tabs } from '../shell/tabs.tsx'
import { formatCount } from '../ui/counts.ts'
import { words } from './entry-actions.words.ts'

interface EntryTabsProps {
  /** The addresses of the two parts of an entry. */
  answers: string
  actions: string
  /** Where it is decided on, and what was said with a decision. */
  review: string
  /** Where files of the whole are added, while it is filled. */
  files?: { to: string; count: number } | undefined
  current: 'answers' | 'actions' | 'files'
  actionCount: number
}

/** The parts of an entry that is read: its answers, and the actions that hang on it. */
export function EntryTabs(props: EntryTabsProps) {
  const { answers, actions, review, files, current, actionCount } = props
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { name: words.answers, to: answers, isCurrent: current === 'answers' },
        {
          ...{ name: words.actions, to: actions, isCurrent: current === 'actions' },
          count: formatCount(actionCount),
        },
        ...(files === undefined
          ? []
          : [
              {
                ...{ name: words.files, to: files.to, isCurrent: current === 'files' },
                count: formatCount(files.count),
              },
            ]),
        { name: words.review, to: review, isCurrent: false },
      ]}
    />
  )
}
