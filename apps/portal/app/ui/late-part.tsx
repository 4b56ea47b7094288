import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'

/** A part of a page whose script comes later; see `latePart`. */
export interface LatePart<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the script. A loader awaits it, so that the server draws the part at once. */
  fetch: () => Promise<void>
}

/**
 * A part whose script a browser fetches when the part is first shown. The server draws it like any
 * other, and what it drew works without the script; import its style sheet where the page is, so
 * that it is there from the start.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined
  const Late = lazy(async () => {
    const Loaded = await load()
    return { default: ({ props }: { props: Props }) => <Loaded {...props} /> }
  })
  const Whole = (props: Props) => (
    <Suspense>{Part === undefined ? <Late props={props} /> : <Part {...props} />}</Suspense>
  )
  return Object.assign(Whole, {
    fetch: async () => {
      Part = await load()
    },
  })
}
