import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Bell, Search } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import styles from './head-ways.module.css'
import { PlaceCount } from './place-count.tsx'
import type { HeadWays } from './places.ts'
import { usePlaces } from './use-places.ts'

interface Ways {
  find?: string
  news?: string
}

/** Makes the ways to the search and to the news, for `shellTable`. */
export function headWays({ find, news }: Ways): HeadWays {
  return {
    Find: () =>
      find === undefined ? null : (
        <Link to={find} className={styles.find}>
          <Search aria-hidden="true" />
          <span>Find or go to</span>
        </Link>
      ),
    News: () => (news === undefined ? null : <NewsLink to={news} />),
  }
}

function NewsLink({ to }: { to: string }) {
  const { waiting } = usePlaces()
  return (
    <Link to={to} className={classNames(buttonClass({ tone: 'quiet', isIcon: true }), styles.news)}>
      <Bell aria-hidden="true" />
      <span className="visually-hidden">Notifications</span>
      <PlaceCount count={waiting[to] ?? 0} className={styles.count} />
    </Link>
  )
}
