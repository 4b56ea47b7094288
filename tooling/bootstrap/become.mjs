import { spawn } from 'node:child_process'
import { exitCode } from './exit-code.mjs'
import { root } from './root.mjs'

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function becomeNode(args, env) {
  become(process.execPath, args, env)
}

/**
 * Becomes another program as far as that goes: same terminal, its signals, its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function become(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  // Ctrl-C reaches the child from the terminal itself; a second one would look like impatience.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) {
      child.kill('SIGINT')
    }
  })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${command} could not be started: ${error.message}`)
    process.exit(127)
  })
  child.on('exit', (code, signal) => process.exit(exitCode(code, signal)))
}
