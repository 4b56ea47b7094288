type DemoWorld = {
  password: string
  people: readonly { role: string; email: string; name: string }[]
}

/**
 * What the terminal shows once the portal answers: where it is, and who may sign in, or how it is
 * set up.
 */
export function greeting(
  address: string,
  demo: DemoWorld | null,
  setUpCode: string | undefined,
): string {
  const lines = [`Holdpoint is at ${address}`]
  if (demo !== null) {
    const width = Math.max(...demo.people.map(({ email }) => email.length))
    lines.push(
      '',
      `Demo people, all with the password ${demo.password}`,
      ...demo.people.map(({ role, email, name }) => `  ${email.padEnd(width)}  ${name}, ${role}`),
    )
  }
  if (setUpCode !== undefined) {
    lines.push('', `Set it up at ${address}/setup with the code ${setUpCode}`)
  }
  return framed(lines)
}

function framed(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length))
  const bar = '─'.repeat(width + 2)
  return [`┌${bar}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${bar}┘`].join('\n')
}
