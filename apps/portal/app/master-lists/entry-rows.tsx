import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { labelWords } from '../equipment/equipment.words.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { EllipsisVertical, Eye, Minus, PenLine, QrCode, Trash2 } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { closeMenuOf, Menu, menuItemClass } from '../ui/menu.tsx'
import type { MasterListsView } from './master-lists-load.server.ts'
import styles from './master-lists.module.css'
import { words } from './master-lists.words.ts'

type Row = MasterListsView['rows'][number]

/** The entries of a page. All buttons belong to one form: what is pressed says which entry is meant. */
export function EntryRows({ view }: { view: MasterListsView }) {
  const { rows, here, formKey, listName } = view
  return (
    <Form method="post" action={here} preventScrollReset aria-label={listName}>
      <FormKey value={formKey} />
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={styles.entry}>
            {row.hasLabel && (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  form={labelsForm}
                  name="ids"
                  value={row.id}
                  aria-label={labelWords.choose(row.name)}
                />
              </label>
            )}
            <span className={styles.said}>
              {row.to === null ? row.name : <Link to={row.to}>{row.name}</Link>}
              {row.about !== '' && <small>{row.about}</small>}
              <small>{row.usage}</small>
            </span>
            <EntryMenu row={row} view={view} />
          </li>
        ))}
      </ul>
    </Form>
  )
}

const labelsForm = 'labels'

/** Prints labels of the machines that are ticked among the rows. */
export function PrintLabels() {
  return (
    <Form id={labelsForm} method="get" action={paths.machineLabels()}>
      <Button>
        <QrCode aria-hidden="true" />
        {labelWords.printChosen}
      </Button>
    </Form>
  )
}

function EntryMenu({ row, view }: { row: Row; view: MasterListsView }) {
  const { id, name, isRetired, rowVersion, canDelete } = row
  const askAt = (dialog: 'edit' | 'delete') => paths.masterLists({ ...view.asked, dialog, id })
  return (
    <Menu label={words.menu(name)} summary={more} summaryClassName={moreClass}>
      <ul>
        <li>
          <Link to={askAt('edit')} preventScrollReset className={menuItemClass()}>
            <PenLine aria-hidden="true" />
            {words.edit}
          </Link>
        </li>
        <li>
          <button
            name="intent"
            value={`${isRetired ? 'bringBack' : 'retire'} ${id} ${rowVersion}`}
            className={menuItemClass()}
            onClick={(event) => closeMenuOf(event.currentTarget)}
          >
            {isRetired ? <Eye aria-hidden="true" /> : <Minus aria-hidden="true" />}
            {isRetired ? words.bringBack : words.retire}
          </button>
        </li>
        {canDelete && (
          <li>
            <Link to={askAt('delete')} preventScrollReset className={menuItemClass(true)}>
              <Trash2 aria-hidden="true" />
              {words.remove}
            </Link>
          </li>
        )}
      </ul>
    </Menu>
  )
}

const more = <EllipsisVertical aria-hidden="true" />
const moreClass = buttonClass({ tone: 'quiet', isIcon: true })
