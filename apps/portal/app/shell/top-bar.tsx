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
        {head ? <head.Find /> : <p>{root?.person?.organisationName}</p>}
        <ThemeSwitch ground="plain" />
        {head && <head.News />}
        <PersonMenu onKeyboard={keyboard.open} />
      </header>
      {keyboard.dialog}
    </>
  )
}
