import { useEffect, useState } from 'react'
import { tag } from '../../test/scenes.ts'
import { ProcessingOverlay } from './index.ts'
import './processing-overlay.register.ts'

// The page's own work: it begins by a button, and the spec says when it is over.

type Step = 'finish' | 'second' | 'leave' | 'report'

function on(step: Step, run: () => void): () => void {
  addEventListener(step, run)
  return () => removeEventListener(step, run)
}

function Overlay({ open, words }: { open: boolean; words?: string | undefined }) {
  return (
    <ProcessingOverlay.Root open={open} level={12_000}>
      <ProcessingOverlay.Spinner />
      <ProcessingOverlay.Words>{words}</ProcessingOverlay.Words>
    </ProcessingOverlay.Root>
  )
}

function Work() {
  const [isThere, setThere] = useState(true)
  const [isOpen, setOpen] = useState(false)
  const [isSecondOpen, setSecondOpen] = useState(false)
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const off = [
      on('finish', () => setOpen(false)),
      on('second', () => setSecondOpen((was) => !was)),
      on('leave', () => setThere(false)),
      on('report', () => setWords('3 of 5 sent')),
    ]
    return () => off.forEach((stop) => stop())
  }, [])
  return (
    <>
      <div className="long" />
      <button onClick={() => setOpen(true)}>Save</button>
      <div className="long" />
      {isThere ? (
        <>
          <Overlay open={isOpen} words={words} />
          <Overlay open={isSecondOpen} />
        </>
      ) : null}
    </>
  )
}

function workTag() {
  const place = document.createElement('div')
  const button = document.createElement('button')
  const [above, below] = [document.createElement('div'), document.createElement('div')]
  above.className = 'long'
  below.className = 'long'
  button.textContent = 'Save'
  const first = tag('hp-processing-overlay', { level: 12_000 })
  const second = tag('hp-processing-overlay')
  button.addEventListener('click', () => first.show())
  on('finish', () => first.hide())
  on('second', () => {
    second.open = !second.open
  })
  on('report', () => {
    first.words = '3 of 5 sent'
  })
  on('leave', () => {
    first.remove()
    second.remove()
  })
  place.append(above, button, below, first, second)
  return place
}

export const scenes = {
  work: { react: () => <Work />, element: workTag },
  open: {
    react: () => <Overlay open />,
    element: () => tag('hp-processing-overlay', { open: true }),
  },
}
