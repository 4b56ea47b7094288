import { spawn } from 'node:child_process'

export const program = { file: '/usr/bin/Xvfb', package: 'xvfb' }

/** A screen that nobody sees; it names itself by the first number that is free. */
export async function startScreen() {
  const child = spawn(
    program.file,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const number = await new Promise((resolve, reject) => {
    child.stdio[3].on('data', (chunk) => resolve(String(chunk).trim()))
    child.on('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return {
    display: `:${number}`,
    async close() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
