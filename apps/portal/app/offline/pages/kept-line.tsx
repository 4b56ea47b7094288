import { useEffect, useRef, useState } from 'react'
import { useRootData } from '../../shell/root-data.ts'
import { latePart } from '../../ui/late-part.tsx'
import './kept-notice.module.css'

const KeptNotice = latePart(() =>
  import('./kept-notice.tsx').then(({ KeptNotice: Notice }) => Notice),
)

/** Says on a page that was kept that it was, until the network has brought another one. */
export function KeptLine() {
  // Every answer of the server has its own: a page that was kept goes on showing that of its copy.
  const answer = useRootData()?.requestId
  const shownFirst = useRef(answer)
  const [keptAt, setKeptAt] = useState<string | null>(null)

  useEffect(() => {
    const isFirst = answer === shownFirst.current
    setKeptAt(isFirst ? (document.documentElement.dataset['keptAt'] ?? null) : null)
  }, [answer])

  return keptAt === null ? null : <KeptNotice at={keptAt} />
}
