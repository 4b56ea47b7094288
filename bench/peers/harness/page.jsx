// What runs inside a harness page: it shows one adapter and times what the hand does to it. The
// campaign presses real mouse buttons and keys from outside and reads `window.bench`.
import { createRoot } from 'react-dom/client'
import { makePeople } from '../people.mjs'

const keyEvents = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup']

export function start(Search, count) {
  const people = makePeople(count)
  const places = new Map(people.map((person, at) => [squeezed(person.name + person.title), at]))
  createRoot(document.getElementById('root')).render(<Search people={people} />)
  window.bench = { expectOpening, shown, settled, active: () => active(places), keys: watchKeys() }
}

/** Resolves with the milliseconds from the press to the paint that holds the first rows. */
function expectOpening() {
  window.bench.opening = new Promise((resolve) => {
    const pressed = (event) => {
      const look = () =>
        requestAnimationFrame(() => {
          if (shown()) {
            afterPaint(() => resolve(performance.now() - event.timeStamp))
          } else {
            look()
          }
        })
      look()
    }
    addEventListener('pointerdown', pressed, { capture: true, once: true })
  })
}

/** Whether the reader sees a row. */
function shown() {
  return [...document.querySelectorAll('[role="option"]')].slice(0, 5).some(visible)
}

function visible(row) {
  const { left, top, width, height } = row.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && row.contains(hit)
}

/** Two frames have gone by and the main thread has nothing more to do. */
async function settled() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 20_000 }))
}

/** The row that a screen reader is on: its place in the list, and whether it can be seen. */
function active(places) {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  const row = id ? document.getElementById(id) : null
  if (row === null) {
    return { at: -1, seen: false }
  }
  const place = Number(row.getAttribute('aria-posinset'))
  return { at: places.get(squeezed(row.textContent)) ?? place - 1, seen: visible(row) }
}

/**
 * Collects what keys cost until the next paint: by Event Timing, which knows when the frame was
 * really shown but rounds to 8 ms and leaves out what took less than 16; and by the frame after the
 * key, as seen from a script. Long tasks tell of work that a widget puts off.
 */
function watchKeys() {
  const keys = { timed: [], framed: [], longestTask: 0 }
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries()) {
      if (keyEvents.includes(name)) {
        keys.timed.push(duration)
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) {
      keys.longestTask = Math.max(keys.longestTask, duration)
    }
  }).observe({ type: 'longtask' })
  const pressed = ({ key, timeStamp }) =>
    requestAnimationFrame(() =>
      afterPaint(() => keys.framed.push({ key, ms: performance.now() - timeStamp })),
    )
  addEventListener('keydown', pressed, { capture: true })
  return {
    forget: () => Object.assign(keys, { timed: [], framed: [], longestTask: 0 }),
    read: () => ({ ...keys }),
  }
}

function afterPaint(then) {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => then()
  port2.postMessage(undefined)
}

function squeezed(text) {
  return text.replace(/\s/g, '')
}
