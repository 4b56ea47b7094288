import { Form } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { SearchInput } from '../../lists/search/search-input.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import cards from '../../ui/cards.module.css'
import { FormIcon } from '../../ui/form-icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { LibraryRow, LibraryView } from './library-load.server.ts'
import styles from './library-page.module.css'
import { libraryWords as words } from './library.words.ts'

/** The forms that come with Holdpoint, those of a form type together. */
export function LibraryPage({ view: { search, groups } }: { view: LibraryView }) {
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{words.intro}</p>
      <LibrarySearch search={search} />
      {groups.length === 0 ? (
        <Nothing search={search} />
      ) : (
        groups.map(({ name, rows }) => <LibraryGroup key={name} name={name} rows={rows} />)
      )}
    </div>
  )
}

function LibrarySearch({ search }: { search: string }) {
  return (
    <Form
      method="get"
      action={paths.formLibrary()}
      role="search"
      className={styles.search}
      // A link may ask for something else; what stands in the field is what the address says.
      key={search}
    >
      <SearchInput value={search} label={words.search} />
      <Button>{words.show}</Button>
    </Form>
  )
}

function LibraryGroup({ name, rows }: { name: string; rows: readonly LibraryRow[] }) {
  const id = `library-${name.toLowerCase()}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul className={cards.cards}>
        {rows.map(({ key, to, title, iconUrl, description, says }) => (
          <li key={key} className={styles.card}>
            <FormIcon iconUrl={iconUrl} />
            <Link to={to}>{title}</Link>
            <p>{description}</p>
            <p className={cards.says}>{says}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Nothing({ search }: { search: string }) {
  return (
    <EmptyMessage.Root className={styles.empty}>
      <EmptyMessage.Icon />
      <EmptyMessage.Message>{words.nothing}</EmptyMessage.Message>
      <p>{words.nothingOf(search)}</p>
      <ButtonLink to={paths.formLibrary()}>{words.all}</ButtonLink>
    </EmptyMessage.Root>
  )
}
