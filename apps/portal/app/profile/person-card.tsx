import { UserCard } from '@holdpoint/widgets/user-card'
import { Facts } from '../records/facts.tsx'
import styles from './profile.module.css'
import { words } from './profile.words.ts'

/** Somebody as the directory knows them, in words. */
export type PersonView = {
  name: string
  title: string | null
  position: string | null
  email: string | null
  hired: string | null
  phone: { text: string; href: string } | null
  contractor: string | null
  district: string | null
  /** Without an address where their page is not open to the reader. */
  manager: { name: string; to: string | null } | null
  isSSE: boolean
  picture: string | null
}

const managerLine = ({ name, to }: NonNullable<PersonView['manager']>) => ({
  ...{ term: words.manager, text: name },
  ...(to === null ? {} : { to }),
})

/** Who somebody is, and how they are reached. The name is the title of the page. */
export function PersonCard({ person }: { person: PersonView }) {
  const { name, title, position, email, phone, contractor } = person
  const { hired, district, manager, isSSE, picture } = person
  const facts = [
    ...(contractor === null ? [] : [{ term: words.worksAs, text: contractor }]),
    ...(position === null ? [] : [{ term: words.position, text: position }]),
    ...(district === null ? [] : [{ term: words.district, text: district }]),
    ...(manager === null ? [] : [managerLine(manager)]),
    ...(hired === null ? [] : [{ term: words.hired, text: hired }]),
  ]
  return (
    <div className={styles.person}>
      <UserCard.Root>
        <UserCard.Picture src={picture} name={name} />
        {title !== null && <UserCard.Title>{title}</UserCard.Title>}
        {isSSE && <UserCard.SseBadge />}
        {email !== null && <UserCard.Email address={email} className={styles.email} />}
        {phone !== null && (
          <a className={styles.phone} href={phone.href} aria-label={words.call(phone.text)}>
            {phone.text}
          </a>
        )}
      </UserCard.Root>
      {facts.length > 0 && <Facts rows={facts} />}
    </div>
  )
}
