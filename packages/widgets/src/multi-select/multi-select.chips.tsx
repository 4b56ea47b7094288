import { type HTMLAttributes, forwardRef } from 'react'
import { fillWords } from '../internals/fill-words.ts'
import { part } from '../internals/part.tsx'
import * as Tag from '../tag/tag.tsx'
import { useShared } from './multi-select.context.ts'
import { words } from './multi-select.words.ts'

/* Chips */

/** Props of `MultiSelect.Chips`: those of a `ul`. */
export interface ChipsProps extends HTMLAttributes<HTMLUListElement> {
  /** Up to how many chosen ones stand as chips; more are a number. Default 5. */
  chipsMax?: number | undefined
  /** More than that, with `{count}`. Default '{count} selected'. */
  selectedWords?: string | undefined
  /** The first word of a cross's name. Default 'Remove'. */
  removeWord?: string | undefined
}

const ChipList = part('ul', 'hp-multi-select-chips')

/**
 * What is chosen: each as a chip with a cross, or their number. Two nodes, the one part of the kit
 * with so many: the number describes the field also where chips are drawn, and a `ul` can hold no
 * words beside its rows. Props and ref are the list's.
 */
export const Chips = forwardRef<HTMLUListElement, ChipsProps>(function MultiSelectChips(
  { chipsMax = 5, selectedWords = words.selected, removeWord = words.remove, ...props },
  ref,
) {
  const { chosen, count, countId, numbers, isOff, input, remove } = useShared('Chips')
  const number = fillWords(selectedWords, { count: numbers.format(count) })
  const isNumber = chosen.length > chipsMax
  return (
    <>
      <span id={countId} className={isNumber ? 'hp-multi-select-count' : 'hp-unseen'}>
        {number}
      </span>
      {!isNumber && chosen.length > 0 && (
        <ChipList {...props} ref={ref}>
          {chosen.map(({ value, label }) => (
            <li key={value}>
              <Tag.Root>
                <Tag.Label>{label}</Tag.Label>
                <Tag.Remove
                  word={removeWord}
                  disabled={isOff}
                  onRemove={() => {
                    remove(value)
                    input.current?.focus()
                  }}
                />
              </Tag.Root>
            </li>
          ))}
        </ChipList>
      )}
    </>
  )
})
