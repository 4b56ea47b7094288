import { lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'

/** A part of a page whose script comes later; see `latePart`. */
export interface LatePart<Props extends object> extends FunctionComponent<Props> {
  /** Fetches the script. A loader awaits it, so that the server draws the part at once. */
  fetch: () => Promise<void>
}

/**
 * A part whose script a browser fetches when the part is first shown. The server draws it like any
 * other, and what it drew works without the script; import its style sheet where the page is, so
 * that it is there from the start. What is shown where the script cannot be fetched is `Otherwise`;
 * without it the page fails as any other does.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined
  const Late = lazy(async () => {
    const Loaded = await load().catch((error: unknown) => {
      if (Otherwise === undefined) {
        throw error
      }
      return Otherwise
    })
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
