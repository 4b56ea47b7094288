import { paths } from '../paths.ts'
import { Tabs } from '../shell/tabs.tsx'
import { formatCount } from '../ui/counts.ts'
import { words } from './decision.words.ts'
import { tabs } from './tabs.ts'

interface ReviewTabsProps {
  id: string
  current: keyof typeof tabs
  actionCount: number
}

/** The parts of an entry that is reviewed. */
export function ReviewTabs({ id, current, actionCount }: ReviewTabsProps) {
  const tab = (part: keyof typeof tabs) => ({
    name: words[part],
    to: paths.reviewQuestion(id, { tab: tabs[part] }),
    isCurrent: part === current,
  })
  return (
    <Tabs
      label={words.parts}
      tabs={[
        tab('answers'),
        { ...tab('actions'), count: formatCount(actionCount) },
        tab('elevated'),
        tab('versions'),
        tab('history'),
        tab('access'),
      ]}
    />
  )
}
