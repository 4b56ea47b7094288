import { type Context, useContext } from 'react'

/** What the root shares with a part; a part outside its root is a mistake that gets a sentence. */
export function useParent<T>(context: Context<T | undefined>, part: string, root: string): T {
  const shared = useContext(context)
  if (shared === undefined) {
    throw new Error(`${part} stands outside ${root}, which holds its state. Put it inside one.`)
  }
  return shared
}
