import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { latePart } from './late-part.tsx'

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'))

test('a part whose script cannot be fetched shows what stands in for it', async () => {
  const Part = latePart<{ text: string }>(cutOff, (props) => <p>{props.text}</p>)
  const { html, told } = await drawn(<Part text="Holdpoint could not be reached." />)
  expect(html).toContain('<p>Holdpoint could not be reached.</p>')
  expect(told).not.toHaveBeenCalled()
})

test('without one, the error is told as any other', async () => {
  const Part = latePart<object>(cutOff)
  const { told } = await drawn(<Part />)
  expect(told.mock.calls[0]?.[0]).toBeInstanceOf(TypeError)
})

/** What is drawn once everything that comes late has come, and which errors were told meanwhile. */
async function drawn(node: ReactNode) {
  const told = vi.fn<(error: unknown) => void>()
  const page = new PassThrough()
  const stream = renderToPipeableStream(node, {
    onAllReady: () => stream.pipe(page),
    onError: told,
  })
  return { html: await text(page), told }
}
