import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { CategoryType } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  Eye,
  Minus,
  PenLine,
  Plus,
  Trash2,
} from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { closeMenuOf, Menu, menuItemClass } from '../ui/menu.tsx'
import { words } from './categories.words.ts'
import { entryId, type CategoryNode } from './category-nodes.ts'
import styles from './categories.module.css'

interface CategoryTreeProps {
  type: CategoryType
  typeName: string
  /** The word that the tree is narrowed by, or an empty one. */
  search: string
  nodes: readonly CategoryNode[]
  formKey: string
}

/** A tree of entries. All its buttons belong to one form: what is pressed says which entry is meant. */
export function CategoryTree({ type, typeName, search, nodes, formKey }: CategoryTreeProps) {
  const pressed = useRef<string | null>(null)

  // An entry that has moved takes the focus along.
  useEffect(() => {
    if (pressed.current !== null) {
      const entry = document.getElementById(pressed.current)
      entry?.querySelector('summary')?.focus()
      pressed.current = null
    }
  }, [nodes])

  const look: Look = {
    askAt: (dialog, id) => paths.categories({ type, search: search || undefined, dialog, id }),
    onPress: (id, button) => {
      pressed.current = id
      closeMenuOf(button)
    },
  }
  return (
    <Form method="post" preventScrollReset aria-label={words.tree(typeName)}>
      <FormKey value={formKey} />
      <Branch nodes={nodes} look={look} />
    </Form>
  )
}

type Look = {
  askAt: (dialog: 'add' | 'edit' | 'delete', id: string) => string
  onPress: (id: string, button: HTMLElement) => void
}

function Branch({ nodes, look }: { nodes: readonly CategoryNode[]; look: Look }) {
  return (
    <ol className={styles.branch}>
      {nodes.map((node) => (
        <li key={node.id} id={entryId(node.id)}>
          <div className={styles.entry}>
            <span className={styles.name}>
              {node.name}
              {node.isHidden && <small className={styles.hidden}>{words.hidden}</small>}
            </span>
            {(node.canAdd || node.canEdit || node.canDelete) && (
              <EntryMenu node={node} look={look} />
            )}
          </div>
          {node.children.length > 0 && <Branch nodes={node.children} look={look} />}
        </li>
      ))}
    </ol>
  )
}

function EntryMenu({ node, look }: { node: CategoryNode; look: Look }) {
  const { id, name, isHidden, canAdd, canEdit, canHide, canDelete, canRise, canSink } = node
  const button = (intent: string, Icon: typeof Eye, said: string) => (
    <li>
      <button
        name="intent"
        value={`${intent} ${id} ${node.rowVersion}`}
        className={menuItemClass()}
        onClick={(event) => look.onPress(entryId(id), event.currentTarget)}
      >
        <Icon aria-hidden="true" />
        {said}
      </button>
    </li>
  )
  const link = (dialog: 'add' | 'edit' | 'delete', Icon: typeof Eye, said: string) => (
    <li>
      <Link
        to={look.askAt(dialog, id)}
        preventScrollReset
        className={menuItemClass(dialog === 'delete')}
      >
        <Icon aria-hidden="true" />
        {said}
      </Link>
    </li>
  )
  return (
    <Menu label={words.menu(name)} summary={more} summaryClassName={moreClass}>
      <ul>
        {canAdd && link('add', Plus, words.addBelow)}
        {canEdit && link('edit', PenLine, words.edit)}
        {canRise && button('up', ArrowUp, words.up)}
        {canSink && button('down', ArrowDown, words.down)}
        {canHide &&
          (isHidden ? button('show', Eye, words.unhide) : button('hide', Minus, words.hide))}
        {canDelete && link('delete', Trash2, words.remove)}
      </ul>
    </Menu>
  )
}

const more = <EllipsisVertical aria-hidden="true" />
const moreClass = buttonClass({ tone: 'quiet', isIcon: true })
