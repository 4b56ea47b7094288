import { type ReactNode, useEffect, useRef } from 'react'
import { type View, densities } from './view.ts'

interface StageProps {
  view: View
  /** More token values, by name. */
  tokens: Readonly<Record<string, string>>
  testId: string
  children: ReactNode
}

/** The piece of a host page that a widget is shown in. */
export function Stage({ view, tokens, testId, children }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const values = { ...densities[view.density], ...tokens }
  const written = JSON.stringify(values)

  // Through the CSSOM: a strict policy allows it, and would block a style attribute.
  useEffect(() => {
    const style = place.current?.style
    const all = Object.entries<string>(JSON.parse(written))
    all.forEach(([name, value]) => style?.setProperty(name, value))
    return () => all.forEach(([name]) => style?.removeProperty(name))
  }, [written])

  return (
    <div
      ref={place}
      className="plate stage"
      data-testid={testId}
      data-theme={view.theme === 'page' ? undefined : view.theme}
      data-host={view.host}
      data-narrow={view.isNarrow || undefined}
      dir={view.isRightToLeft ? 'rtl' : undefined}
    >
      {children}
    </div>
  )
}
