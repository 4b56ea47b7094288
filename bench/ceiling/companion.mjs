import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { tsxArguments } from '../../tooling/bootstrap/tsx.mjs'
import { repository } from '../parts/portal.mjs'

/**
 * Starts a program of this folder in a process of its own and waits until it is ready. It is asked
 * by name, one question after the other.
 */
export async function startCompanion(file, given) {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(program, {
    cwd: repository,
    execArgv: tsxArguments('packages/server'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const next = () =>
    new Promise((resolve, reject) => {
      const gone = (code) => reject(new Error(`${file} ended with code ${code}.`))
      child.once('exit', gone)
      child.once('message', (answer) => {
        child.off('exit', gone)
        resolve(answer)
      })
    })
  const ask = (question, details = {}) => {
    const answer = next()
    child.send({ question, details })
    return answer
  }
  const { origin } = await ask('start', given)
  return { origin, pid: child.pid, ask, ended, end: () => child.disconnect() }
}

/** The other side: answers each question by the function of its name. */
export function answerQuestions(answers) {
  process.on('message', ({ question, details }) => {
    Promise.resolve(answers[question](details)).then(
      (answer) => process.send(answer ?? null),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  // The parent is gone or has had enough: nothing here is worth keeping.
  process.on('disconnect', () => process.exit(0))
}
