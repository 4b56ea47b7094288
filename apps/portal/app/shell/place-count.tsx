import { words } from './shell.words.ts'

interface PlaceCountProps {
  count: number
  className?: string | undefined
}

/** How many wait in a place; nothing where nothing does. */
export function PlaceCount({ count, className }: PlaceCountProps) {
  return count > 0 ? (
    <span className={className}>
      {count}
      <span className="visually-hidden"> {words.waiting}</span>
    </span>
  ) : null
}
