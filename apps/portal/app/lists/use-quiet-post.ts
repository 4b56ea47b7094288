import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Posts a form of this page from a script, while the page stays as it is. The promise ends once the
 * page has what came of it, so that what is posted next is based on that, its form key included.
 */
export function useQuietPost<Answer>(to: string) {
  const { submit, state, data } = useFetcher<Answer>()
  const ending = useRef<(answer: typeof data) => void>()

  useEffect(() => {
    if (state === 'idle') {
      ending.current?.(data)
      ending.current = undefined
    }
  }, [state, data])

  return (fields: Record<string, string>) =>
    new Promise<typeof data>((resolve) => {
      ending.current = resolve
      submit({ ...fields, quiet: '' }, { method: 'post', action: to, preventScrollReset: true })
    })
}
