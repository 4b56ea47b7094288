import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { FormKey } from '../../ui/form-key.tsx'
import { X } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { FilterChip, FilterChips } from './chips.server.ts'
import styles from './filter-chips.module.css'
import { words } from './filters.words.ts'
import type { AnyPlace } from '../place.ts'

interface FilterChipRowProps extends FilterChips {
  place: AnyPlace
}

/** What the list is filtered by: each a way to the list without it. */
export function FilterChipRow({ place, chips, formKey }: FilterChipRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>()

  // A chip that is gone leaves the focus to its neighbour, and the last one to the page.
  useEffect(() => {
    const at = pressed.current
    pressed.current = undefined
    if (at !== undefined && document.activeElement === document.body) {
      const left = row.current?.querySelectorAll<HTMLElement>('a, button')
      const next = left?.item(Math.min(at, left.length - 1))
      ;(next ?? document.querySelector<HTMLElement>('[data-filters]'))?.focus()
    }
  }, [chips])

  // A browser leaves a chip half out of sight when enough of it shows.
  return chips.length === 0 ? null : (
    <div
      className={styles.row}
      ref={row}
      role="group"
      aria-label={words.active}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {chips.map((chip, at) => (
        <Chip
          key={chip.name}
          chip={chip}
          formKey={formKey}
          onPress={() => (pressed.current = at)}
        />
      ))}
      <Link
        className={styles.clear}
        to={place.unfiltered.address}
        preventScrollReset
        onClick={() => (pressed.current = 0)}
      >
        {words.clearAll}
      </Link>
    </div>
  )
}

interface ChipProps {
  chip: FilterChip
  formKey: string
  onPress: () => void
}

function Chip({ chip: { name, label, to }, formKey, onPress }: ChipProps) {
  const look = { className: styles.chip, 'aria-label': `Remove ${label}`, onClick: onPress }
  const inside = (
    <>
      <span>{label}</span>
      <X aria-hidden="true" />
    </>
  )
  return to === null ? (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="part" value={name} />
      <button {...look} name="intent" value="unfilter">
        {inside}
      </button>
    </Form>
  ) : (
    <Link {...look} to={to} preventScrollReset>
      {inside}
    </Link>
  )
}
