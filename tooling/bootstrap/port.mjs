import { createServer } from 'node:net'
import { StepFailed } from './progress.mjs'

/** @param {string | undefined} text */
export function parsePort(text) {
  const port = Number(text || 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StepFailed(
      `PORT is "${text}", and a port is a whole number up to 65535: try PORT=3001.`,
    )
  }
  return port
}

/**
 * Refuses a taken port before the slow work, not after it.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export function refuseTakenPort(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new StepFailed(
            `Port ${port} on ${host} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`,
          ),
        )
      } else if (error.code === 'EACCES') {
        reject(
          new StepFailed(
            `Port ${port} needs more rights than this account has: choose one above 1023, such as PORT=3000.`,
          ),
        )
      } else {
        // The server itself says what is wrong with an address, by the name of its setting.
        resolve()
      }
    })
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** @param {number} port @returns {Promise<boolean>} whether nobody listens on it at this moment */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * Looks below the ports that a system gives to whoever asks for any (32768 and up, on Linux): one of
 * those may be somebody's before its finder listens on it.
 *
 * @returns {Promise<number>} a port that nobody listens on at this moment, and the next one neither
 */
export async function findFreePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 6_000)
    if ((await isFree(port)) && (await isFree(port + 1))) {
      return port
    }
  }
  throw new Error('No port was free between 20000 and 32000.')
}
