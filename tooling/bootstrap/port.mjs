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

/** @returns {Promise<number>} a port that nobody listens on at this moment */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('The system gave no port.')),
      )
    })
  })
}
