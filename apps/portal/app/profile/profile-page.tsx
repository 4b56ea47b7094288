import { PersonAccount } from '../employees/person-account.tsx'
import { paths } from '../paths.ts'
import { PersonRights } from '../permissions/person-rights.tsx'
import { LowerPageHead } from '../shell/lower-page-head.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { PersonCard } from './person-card.tsx'
import type { ContactView } from './emergency-contact.server.ts'
import { EmergencyContact } from './emergency-contact.tsx'
import { ProfilePartList } from './profile-part.tsx'
import type { ProfileView } from './profile.server.ts'
import styles from './profile.module.css'
import { tabNames, words } from './profile.words.ts'

interface ProfilePageProps {
  page: ProfileView
  /** What a post of the page was answered with: a new link, whom to call, or a form that comes back. */
  answered: unknown
}

/** A person: one tab of what whoever looks may see of them. */
export function ProfilePage({ page, answered }: ProfilePageProps) {
  const { userId, name, above, tabs, shown, person, account, waiting, rights, parts } = page
  const { isOneself, formKey, hasContact } = page
  const link = isAnswerWith(answered, 'link') ? (answered as { link: string | null }) : undefined
  const contact = isAnswerWith(answered, 'contact')
    ? (answered as { contact: ContactView }).contact
    : page.contact
  return (
    <>
      <LowerPageHead title={name} trail={[above]}>
        <Tabs
          label={words.tabs(name)}
          tabs={tabs.map((tab) => ({
            name: tabNames[tab],
            to: paths.employee(userId, { tab: tab === 'overview' ? undefined : tab }),
            isCurrent: tab === shown,
          }))}
        />
      </LowerPageHead>
      <div className={styles.page}>
        {person !== null && <PersonCard person={person} />}
        {hasContact && (
          <EmergencyContact key={userId} {...{ contact, isOneself, formKey, answered }} />
        )}
        {account !== null && waiting !== null && (
          <PersonAccount {...{ account, waiting, isOneself, formKey }} answered={link} />
        )}
        {parts.map((part) => (
          <ProfilePartList key={part.name} part={part} />
        ))}
        {rights !== null && <PersonRights rights={rights} />}
      </div>
    </>
  )
}

const isAnswerWith = (answered: unknown, name: 'link' | 'contact') =>
  typeof answered === 'object' && answered !== null && name in answered
