import type { SVGProps } from 'react'
import sprite from './icons.svg?url&no-inline'

/**
 * An icon by its name in the file of all drawings; how it is drawn stands in base.css, because a
 * list shows over a hundred. It says nothing unless it is given words.
 */
export function spriteIcon(name: string) {
  // Made once: a page has a hundred icons.
  const drawing = <use href={`${sprite}#${name}`} />
  function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return (
      <svg
        className={className === undefined ? 'lucide' : `lucide ${className}`}
        aria-hidden={props['aria-label'] === undefined && props.role === undefined}
        {...props}
      >
        {drawing}
      </svg>
    )
  }
  Icon.displayName = name
  return Icon
}
