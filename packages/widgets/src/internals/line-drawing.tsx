import { type ReactNode } from 'react'

/**
 * A small line drawing from one path or several (each with a capital `M`), hidden from assistive technology because words stand beside it. Its size
 * and colour are attributes too, for pages without the stylesheet.
 */
export function lineDrawing(path: string | readonly string[], size = 16): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={[path].flat().join('')} />
    </svg>
  )
}
