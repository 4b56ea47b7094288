import { useNavigate, useSubmit } from '@remix-run/react'
import {
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandRoot,
  useCommandState,
} from 'cmdk'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { findLengthMax, sentences } from '@holdpoint/api'
import { Dialog } from '@holdpoint/widgets/dialog'
import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { UserCard } from '@holdpoint/widgets/user-card'
import { startDownload } from '../lists/downloads/download-link.tsx'
import { paths } from '../paths.ts'
import { useRecordCommands } from '../records/record-commands.ts'
import { useRootData } from '../shell/root-data.ts'
import { usePlaces } from '../shell/use-places.ts'
import { buttonClass } from '../ui/button.tsx'
import { Search, X } from '../ui/icons.ts'
import { clickedLink, Link, useFollowedLinks } from '../ui/link.tsx'
import { words } from './find.words.ts'
import { paletteGroups, type PaletteRow } from './palette-groups.ts'
import styles from './palette.module.css'
import { recentOf, remember } from '../records/recent.ts'
import { useFound, type Finding } from './use-found.ts'

interface PaletteProps {
  /** What was typed since it was asked for, before it was there. */
  early: string
  onClose: () => void
}

/**
 * Everything by its name, over the page that one is on: places, forms, actions, people, and what can
 * be done with the record that is open. A row is a link, so it opens in another tab as links do.
 */
export function Palette({ early, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(early)
  const finding = useFound(typed)
  const person = useRootData()?.person?.id ?? ''
  const groups = paletteGroups({
    typed,
    found: finding.state === 'found' ? finding.found : undefined,
    places: usePlaces().groups,
    commands: useRecordCommands(),
    recent: recentOf(person),
  })
  const rows = groups.flatMap((group) => group.rows)
  const [pointed, setPointed] = useState('')
  const chosen = rows.find(({ id }) => id === pointed) ?? rows[0]
  const rowIds = useId()
  const rowId = (row: PaletteRow) => `${rowIds}-${row.id}`
  const input = useRef<HTMLInputElement>(null)
  const { onClick: follow } = useFollowedLinks()
  const navigate = useNavigate()
  const submit = useSubmit()

  function onType(text: string) {
    setTyped(text)
    // The first row of another answer is chosen, whichever was before.
    setPointed('')
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = clickedLink(event)
    const row = rows.find((one) => rowId(one) === link?.id)
    if (row !== undefined && row.isRemembered !== false) {
      remember(person, row)
    }
    if (row?.post !== undefined) {
      // It is the press of a button of this page, wherever it is to open.
      event.preventDefault()
      const { action, fields } = row.post
      submit(fields, { method: 'post', action, preventScrollReset: true })
    } else if (row?.isDownload === true && link !== null) {
      startDownload(event, link, row.name)
    } else {
      follow(event)
    }
    if (event.defaultPrevented) {
      onClose()
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) {
      return
    }
    // A link knows by itself what Ctrl and Cmd mean.
    event.preventDefault()
    const { ctrlKey, metaKey } = event
    if (chosen !== undefined) {
      const press = { bubbles: true, cancelable: true, ctrlKey, metaKey }
      document.getElementById(rowId(chosen))?.dispatchEvent(new MouseEvent('click', press))
    } else if (typed.trim() !== '') {
      navigate(paths.search({ q: typed.trim() }))
      onClose()
    }
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content className={styles.palette}>
        <Dialog.Title className="visually-hidden">{words.label}</Dialog.Title>
        <CommandRoot
          label={words.label}
          shouldFilter={false}
          vimBindings={false}
          loop
          value={chosen?.id ?? ''}
          onValueChange={setPointed}
          onKeyDown={onKeyDown}
          className={styles.command}
        >
          <div className={styles.head}>
            <Search aria-hidden="true" />
            <CommandInput
              ref={input}
              value={typed}
              onValueChange={onType}
              placeholder={words.label}
              maxLength={findLengthMax}
              enterKeyHint="go"
              data-hp-focus=""
            />
            <NameChosen input={input} id={chosen && rowId(chosen)} />
            <Dialog.Close
              aria-label={words.close}
              className={buttonClass({ tone: 'quiet', isIcon: true })}
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <p role="status" className={styles.said}>
            {sayingOf(finding, typed.trim(), rows.length)}
          </p>
          <CommandList label={words.results} className={styles.list} onClick={onClick}>
            {groups.map((group) => (
              <CommandGroup key={group.name} heading={group.name} className={styles.group}>
                {group.rows.map((row) => (
                  <CommandItem key={row.id} value={row.id} asChild>
                    <a id={rowId(row)} href={row.to} tabIndex={-1} className={styles.row}>
                      <Row row={row} />
                    </a>
                  </CommandItem>
                ))}
              </CommandGroup>
            ))}
          </CommandList>
          <footer className={styles.foot}>
            <span aria-hidden="true" className={styles.keys}>
              <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.move} <kbd>Enter</kbd> {words.keys.open}{' '}
              <kbd>Esc</kbd> {words.keys.close}
            </span>
            {finding.state !== 'idle' && (
              <Link to={paths.search({ q: typed.trim() })} onClick={() => onClose()}>
                {words.allFound}
              </Link>
            )}
          </footer>
        </CommandRoot>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface NameChosenProps {
  input: RefObject<HTMLInputElement>
  id: string | undefined
}

/**
 * Names the chosen row to screen readers. cmdk does so only once an arrow was pressed, and then by
 * a look at the row before, so it is said again whenever it has.
 */
function NameChosen({ input, id }: NameChosenProps) {
  useCommandState((state) => state.selectedItemId)

  useLayoutEffect(() => {
    if (id === undefined) {
      input.current?.removeAttribute('aria-activedescendant')
    } else {
      input.current?.setAttribute('aria-activedescendant', id)
    }
  })

  return null
}

function Row({ row: { Icon, name, detail, badge, isSSE } }: { row: PaletteRow }) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span>
        <b>{name}</b>
        {detail !== '' && <small>{detail}</small>}
      </span>
      {isSSE === true && <UserCard.SseBadge />}
      {badge !== undefined && <StatusBadge.Root badge={badge} />}
    </>
  )
}

/** What is said of the rows, which a reader who does not see them hears. */
function sayingOf(finding: Finding, typed: string, count: number): string {
  switch (finding.state) {
    case 'waiting':
      return words.waiting
    case 'failed':
      return words.failed
    case 'found':
      if (count === 0) {
        return words.none(typed)
      }
      return finding.isNear ? words.near(typed, count) : words.found(count)
    case 'idle':
      return count === 0 ? sentences.length.atLeast2 : ''
    default:
      return finding satisfies never
  }
}
