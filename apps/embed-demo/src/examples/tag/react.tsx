import { Tag } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useRef, useState } from 'react'

const start = ['Country: Norway', 'Status: Completed']

export function Example() {
  const [filters, setFilters] = useState<readonly string[]>(start)
  const clear = useRef<HTMLButtonElement>(null)

  return (
    <>
      <p>
        <Tag.Root kind="elevated" /> <Tag.Root kind="reopened" /> <Tag.Root>Night crew</Tag.Root>
      </p>
      <p>
        {filters.map((filter) => (
          <Tag.Root key={filter}>
            <Tag.Label>{filter}</Tag.Label>
            <Tag.Remove
              onRemove={() => {
                setFilters(filters.filter((other) => other !== filter))
                clear.current?.focus()
              }}
            />
          </Tag.Root>
        ))}{' '}
        <button ref={clear} onClick={() => setFilters([])}>
          Clear all
        </button>
      </p>
    </>
  )
}
