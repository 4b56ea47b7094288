import type { SVGProps } from 'react'
import sprite from './icons.svg?url&no-inline'
import { markup } from './markup.ts'

/**
 * An icon by its name in the file of all drawings; how it is drawn stands in base.css, because a
 * list shows over a hundred. It says nothing unless it is given words. `markup` is the silent one as
 * text.
 */
export function spriteIcon(name: string) {
  // What a hundred icons of a page have in common is made once, and written in one piece.
  const drawing = markup`<use href="${`${sprite}#${name}`}"></use>`
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
  Icon.markup = markup`<svg class="lucide" aria-hidden="true">${drawing}</svg>`
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
