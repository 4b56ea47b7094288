import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the script has taken over the page that the server drew. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
