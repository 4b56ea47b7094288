import { useState } from 'react'
import { hear, tag } from '../../test/scenes.ts'
import { Pager } from './index.ts'
import './pager.register.ts'

const hrefOf = (offset: number) => `?offset=${offset}`

function PagedInPlace() {
  const [offset, setOffset] = useState(10)
  return (
    <Pager.Root
      offset={offset}
      total={1284}
      hrefOf={hrefOf}
      onPage={(chosen, event) => {
        event.preventDefault()
        hear('page', { offset: chosen })
        setOffset(chosen)
      }}
    />
  )
}

function pagedInPlace() {
  const pager = tag('hp-pager', { offset: 10, total: 1284 })
  pager.addEventListener('hp-page', (event) => {
    event.preventDefault()
    hear('page', event.detail)
    pager.offset = event.detail.offset
  })
  return pager
}

export const scenes = {
  paged: { react: () => <PagedInPlace />, element: pagedInPlace },
  links: {
    react: () => <Pager.Root offset={0} total={24} hrefOf={(offset) => `#rows-${offset}`} />,
    element: () => tag('hp-pager', { offset: 0, total: 24, href: '#rows-{offset}' }),
  },
  empty: {
    react: () => <Pager.Root offset={0} total={0} hrefOf={hrefOf} />,
    element: () => tag('hp-pager'),
  },
}
