import type { SVGProps } from 'react'
import sprite from './icons.svg?url&no-inline'

/**
 * An icon by its name in the file of all drawings; how it is drawn stands in base.css, because a
 * list shows over a hundred. It says nothing unless it is given words.
 */
export function spriteIcon(name: string) {
  // What a hundred icons of a page have in common is made once, and written in one piece.
  const drawing = { __html: `<use href="${sprite}#${name}"></use>` }
  const silent = <svg className="lucide" aria-hidden="true" dangerouslySetInnerHTML={drawing} />
  function Icon(props: SVGProps<SVGSVGElement>) {
    // A browser draws a few at a time, and need not carry this.
    if (import.meta.env.SSR && isSilent(props)) {
      return silent
    }
    const { className, ...rest } = props
    return (
      <svg
        className={className === undefined ? 'lucide' : `lucide ${className}`}
        aria-hidden={rest['aria-label'] === undefined && rest.role === undefined}
        {...rest}
        dangerouslySetInnerHTML={drawing}
      />
    )
  }
  Icon.displayName = name
  return Icon
}

function isSilent(props: SVGProps<SVGSVGElement>): boolean {
  for (const name in props) {
    if (name !== 'aria-hidden') {
      return false
    }
  }
  return true
}
