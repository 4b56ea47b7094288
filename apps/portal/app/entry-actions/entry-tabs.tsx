import { Tabs } from '../shell/tabs.tsx'
import { formatCount } from '../ui/counts.ts'
import { words } from './entry-actions.words.ts'

interface EntryTabsProps {
  /** The addresses of the two parts of an entry. */
  answers: string
  actions: string
  /** Where it is decided on, and what was said with a decision. */
  review: string
  isActions: boolean
  actionCount: number
}

/** The parts of an entry that is read: its answers, and the actions that hang on it. */
export function EntryTabs({ answers, actions, review, isActions, actionCount }: EntryTabsProps) {
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { name: words.answers, to: answers, isCurrent: !isActions },
        { name: words.actions, to: actions, isCurrent: isActions, count: formatCount(actionCount) },
        { name: words.review, to: review, isCurrent: false },
      ]}
    />
  )
}
