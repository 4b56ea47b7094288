import { FindLink, NewsLink } from './head-ways.tsx'
import { useKeyboardHelp } from './keyboard-help.tsx'
import { PersonMenu } from './person-menu.tsx'
import { useRootData } from './root-data.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'
import { usePlaces } from './use-places.ts'

/** The head of a page from a tablet on: the search, the look, the news and the person. */
export function TopBar() {
  const root = useRootData()
  const keyboard = useKeyboardHelp()
  const { head } = usePlaces()
  return (
    <>
      <header className={styles.top}>
        {head.find === undefined ? (
          <p>{root?.person?.organisationName}</p>
        ) : (
          <FindLink to={head.find} />
        )}
        <ThemeSwitch ground="plain" />
        {head.news !== undefined && <NewsLink to={head.news} />}
        <PersonMenu onKeyboard={keyboard.open} />
      </header>
      {keyboard.dialog}
    </>
  )
}
