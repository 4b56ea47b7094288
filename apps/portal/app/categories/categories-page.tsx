import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import parts from '../records/record-parts.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import type { CategoriesView } from './categories-load.server.ts'
import { words } from './categories.words.ts'
import { CategoryDialog } from './category-dialogs.tsx'
import { CategoryTree } from './category-tree.tsx'
import styles from './categories.module.css'

/** One tree of categories: for whoever keeps it with a menu at each entry, for others to read. */
export function CategoriesPage({ view }: { view: CategoriesView }) {
  const { type, typeName, search, nodes, dialog, formKey } = view
  const tree = paths.categories({ type, search: search || undefined })
  return (
    <div className={styles.page}>
      <p>{words.intro}</p>
      <Chooser view={view} />
      <section className={parts.part} aria-labelledby="tree-title">
        <div className={styles.head}>
          <h2 id="tree-title">{typeName}</h2>
          {view.canAdd && (
            <ButtonLink to={paths.categories({ type, dialog: 'add' })} preventScrollReset>
              {words.add}
            </ButtonLink>
          )}
        </div>
        <p role="status" className={styles.count}>
          <Counted view={view} />
        </p>
        {view.isFixed && (
          <p>
            {words.fixed}{' '}
            {view.canSetUp && <Link to={paths.sqrSettings()}>{words.toSettings}</Link>}
          </p>
        )}
        {nodes.length > 0 && <CategoryTree {...{ type, typeName, search, nodes, formKey }} />}
      </section>
      {dialog !== null && <CategoryDialog {...{ dialog, formKey }} closeTo={tree} />}
    </div>
  )
}

/** Chooses a tree, and narrows it by a word. */
function Chooser({ view: { type, types, search } }: { view: CategoriesView }) {
  return (
    <Form method="get" role="search" className={styles.chooser}>
      <Field id="type" label={words.type}>
        <select key={type} {...fieldControl('type')} name="type" defaultValue={type}>
          {types.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field id="search" label={words.search}>
        <input
          key={search}
          {...fieldControl('search')}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
        />
      </Field>
      <Button>{words.show}</Button>
    </Form>
  )
}

function Counted({ view: { type, search, count } }: { view: CategoriesView }) {
  if (search === '') {
    return count === 0 ? words.none : words.count(count)
  }
  return (
    <>
      {count === 0 ? words.nothing(search) : words.found(count, search)}{' '}
      <Link to={paths.categories({ type })}>{words.all}</Link>
    </>
  )
}
