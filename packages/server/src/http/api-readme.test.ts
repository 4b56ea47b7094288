import { readFileSync } from 'node:fs'
import * as client from '@holdpoint/api/client'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { castEmail, castPassword } from '../../test/cast.ts'
import { startTestServer } from '../../test/harness.ts'
import { serve } from '../../test/serve.ts'

const readme = readFileSync(new URL('../../../api/README.md', import.meta.url), 'utf8')

/** The body of an async function whose parameters are named by the example's own imports. */
function exampleOf(text: string): { names: string[]; body: string } {
  const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? []
  const [statement = '', list = ''] =
    /import \{([^}]*)\} from '@holdpoint\/api\/client'/.exec(block) ?? []
  const names = list.split(',').map((name) => name.trim())
  return { names: names.filter((name) => name !== ''), body: block.replace(statement, '') }
}

test("the example in the package's README does what it says", async () => {
  const world = await startTestServer()
  const host = await serve((request) =>
    world.server.fetch(request, { requestId: 'readme', clientAddress: '127.0.0.1' }),
  )
  const { names, body } = exampleOf(readme)
  const told = body
    .replace('https://holdpoint.example', host.origin)
    .replace('employee@holdpoint.example', castEmail('employee'))
    .replace("password: 'secret'", `password: '${castPassword}'`)
  const exports: Record<string, unknown> = client
  const lines: string[] = []
  const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(
    async () => undefined,
  ).constructor
  const run: (...values: unknown[]) => Promise<void> = new AsyncFunction(
    ...names,
    'console',
    ts.transpile(told, { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 }),
  ) as () => Promise<void>
  await run(...names.map((name) => exports[name]), {
    log: (...words: unknown[]) => lines.push(words.join(' ')),
  })
  expect(names.filter((name) => exports[name] === undefined)).toEqual([])
  expect(lines).toEqual(['Still missing: Walkways are free'])
  expect(world.failures).toEqual([])
  await host.close()
  await world.close()
})
