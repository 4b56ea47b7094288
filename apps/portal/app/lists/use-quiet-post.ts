import { useFetcher } from '@remix-run/react'
import { startTransition, useEffect, useRef, useState } from 'react'

/**
 * Posts a form of this page from a script, while the page stays as it is. The promise ends once the
 * page has what came of it, so that what is posted next is based on that, its form key included.
 */
export function useQuietPost<Answer>(to: string) {
  const { submit, state, data } = useFetcher<Answer>()
  const ending = useRef<(answer: typeof data) => void>()
  const isUnderWay = useRef(false)
  const [ended, setEnded] = useState<{ answer: typeof data }>()

  useEffect(() => {
    if (state !== 'idle') {
      isUnderWay.current = true
    } else if (isUnderWay.current) {
      isUnderWay.current = false
      // The router marks the end in what a drawing that is under way still reads: that one has the
      // end, and the page's data of before. The next one has both, and this goes with it.
      startTransition(() => setEnded({ answer: data }))
    }
  }, [state, data])

  useEffect(() => {
    ending.current?.(ended?.answer)
    ending.current = undefined
  }, [ended])

  return (fields: Record<string, string>) =>
    new Promise<typeof data>((resolve) => {
      ending.current = resolve
      // Drawn at once, the beginning cannot be passed over where the end is quick.
      submit(
        { ...fields, quiet: '' },
        { method: 'post', action: to, preventScrollReset: true, flushSync: true },
      )
    })
}
