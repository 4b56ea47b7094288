import { Pager } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

export function Example() {
  const [offset, setOffset] = useState(10)

  return (
    <Pager.Root
      offset={offset}
      total={1284}
      hrefOf={(to) => `?offset=${to}`}
      onPage={(to, event) => {
        event.preventDefault()
        setOffset(to)
      }}
    />
  )
}
