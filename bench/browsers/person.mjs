import { pause } from '../parts/random.mjs'
import { eyes } from './eyes.mjs'

const waitMs = 20_000
const tabsMax = 250

export const keys = {
  ...{ tab: '\uE004', enter: '\uE007', escape: '\uE00C', shift: '\uE008', control: '\uE009' },
  ...{ up: '\uE013', down: '\uE015', space: ' ' },
}

/** Somebody at a browser who uses the mouse, or the keyboard alone. */
export function personAt(browser, hand) {
  // A page that is on its way to another one answers nothing.
  const look = (work, ...given) => browser.evaluate(work, ...given).catch(() => undefined)
  const person = { browser, hand, look, ...waiting(look), ...typing(browser) }
  const own = hand === 'mouse' ? withMouse(person) : withKeyboard(person)
  return {
    ...person,
    ...own,
    async write(what, text) {
      await own.enter(what)
      if ((await look(eyes.valueOf, what)) !== '') {
        await person.key('a', keys.control)
      }
      await person.type(text)
    },
  }
}

function waiting(look) {
  const until = async (what, isSo, limitMs = waitMs) => {
    const begun = Date.now()
    while (Date.now() - begun < limitMs) {
      const found = await isSo()
      if (found !== undefined && found !== false) {
        return { found, ms: Date.now() - begun }
      }
      await pause(50)
    }
    throw new Error(`${what}, waited for ${limitMs / 1000} s, at ${await look(eyes.address)}`)
  }
  return {
    until,
    sees: (text, limitMs) =>
      until(`"${text}" does not show`, () => look(eyes.shows, text), limitMs),
    sights: (what) => until(`${said(what)} does not show`, () => look(eyes.isThere, what)),
    misses: (what) =>
      until(`${said(what)} stays`, async () => (await look(eyes.isThere, what)) === false),
    arrives: (pattern) =>
      until(`not at ${pattern}`, async () => pattern.test((await look(eyes.address)) ?? '')),
  }
}

function typing(browser) {
  const press = (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  const act = (actions) => browser.act([{ type: 'key', id: 'keyboard', actions }])
  return {
    type: (text) => act([...text].flatMap(press)),
    key: (value, held) =>
      held === undefined
        ? act(press(value))
        : act([{ type: 'keyDown', value: held }, ...press(value), { type: 'keyUp', value: held }]),
  }
}

function withMouse({ browser, look, until }) {
  const pointer = (actions) =>
    browser.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  const moveTo = (x, y, duration = 0) => ({ type: 'pointerMove', x, y, duration })
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }
  /** Once it is there, at rest, with nothing over it. */
  const pointOf = async (what) => {
    let last
    let over
    const { found } = await until(`${said(what)} cannot be pressed`, async () => {
      const point = await look(eyes.pointOf, what)
      over = point?.over ?? over
      const isAtRest = JSON.stringify(point) === JSON.stringify(last)
      last = point
      return isAtRest && point?.over === null && point
    }).catch((error) => {
      throw over === undefined ? error : new Error(`${error.message}, under ${over}`)
    })
    return found
  }
  const press = async (what) => {
    const { x, y } = await pointOf(what)
    await pointer([moveTo(x, y), down, up])
  }
  return {
    press,
    ...{ choose: press, enter: press },
    pressAt: (x, y) => pointer([moveTo(x, y), down, up]),
    async draw(what) {
      const { x, y } = await pointOf(what)
      await pointer([
        ...[moveTo(x - 60, y + 10), down, moveTo(x - 20, y - 30, 100)],
        ...[moveTo(x + 40, y + 20, 100), moveTo(x + 80, y - 10, 100), up],
      ])
    },
  }
}

function withKeyboard({ look, until, key }) {
  const reach = async (what) => {
    for (let presses = 0; presses < tabsMax; presses += 1) {
      const { found: way } = await until(`${said(what)} is not there`, async () => {
        const seen = await look(eyes.wayTo, what)
        return seen !== 'missing' && seen
      })
      if (way === 'here' || way === 'in the group') {
        return way
      }
      await key(keys.tab, way === 'back' ? keys.shift : undefined)
    }
    throw new Error(`${said(what)} is not reached by ${tabsMax} tabs`)
  }
  return {
    reach,
    enter: reach,
    async press(what) {
      await reach(what)
      await key(keys.enter)
    },
    /** Radios by their arrows, ticks by the space bar. */
    async choose(what) {
      let way = await reach(what)
      for (let presses = 0; way === 'in the group' && presses < 10; presses += 1) {
        await key(keys.down)
        way = await look(eyes.wayTo, what)
      }
      if ((await look(eyes.isChecked, what)) === false) {
        await key(keys.space)
      }
    },
  }
}

function said({ role, name = '', saying }) {
  return `${role} "${name}"${saying === undefined ? '' : ` of "${saying}"`}`
}
