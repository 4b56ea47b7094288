import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type Example } from '../examples.ts'

/** Shows an example's React component. */
export function ReactPreview({ example }: { example: Example }) {
  const [Shown, setShown] = useState<ComponentType>()
  const [problem, setProblem] = useState('')

  useEffect(() => {
    let isWanted = true
    example.loadReact().then(
      (component) => isWanted && setShown(() => component),
      (error: unknown) => isWanted && setProblem(String(error)),
    )
    return () => {
      isWanted = false
    }
  }, [example])

  if (problem !== '') {
    return <p className="alarm">This example did not load. {problem}</p>
  }
  return <Catch>{Shown && <Shown />}</Catch>
}

/** An example that fails says so in its own plate. */
class Catch extends Component<{ children: ReactNode }, { problem: string }> {
  override state = { problem: '' }

  static getDerivedStateFromError(error: unknown) {
    return { problem: String(error) }
  }

  override render() {
    return this.state.problem === '' ? (
      this.props.children
    ) : (
      <p className="alarm">This example failed. {this.state.problem}</p>
    )
  }
}
