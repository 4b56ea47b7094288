import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { words } from './rights-lists.words.ts'

/** The head of the two lists of rights: the groups, and who may what. */
export function RightsHead({ shown }: { shown: 'groups' | 'people' }) {
  return (
    <PageHead title={words.title}>
      <Tabs
        label={words.tabs}
        tabs={[
          { name: words.groups, to: paths.permissionGroups(), isCurrent: shown === 'groups' },
          { name: words.people, to: paths.rights(), isCurrent: shown === 'people' },
        ]}
      />
    </PageHead>
  )
}
