/** A sentence in which words between backticks are code. */
export function Words({ children }: { children: string }) {
  return (
    <>
      {children
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </>
  )
}
