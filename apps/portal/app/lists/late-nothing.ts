import { latePart, type LatePart } from '../ui/late-part.tsx'
import type { NothingProps } from './nothing.tsx'

/** What a list shows that has no rows; few have none. */
export const Nothing: LatePart<NothingProps> = latePart(() =>
  import('./nothing.tsx').then((part) => part.Nothing),
)
