import { ElementPreview } from '../bench/element-preview.tsx'
import { examples } from '../examples.ts'

const shown = ['status-badge', 'user-card', 'score-slider', 'empty-message']
const statuses = ['completed', 'in-progress', 'in-review', 'pending', 'rejected'] as const

/** What tokens do: the three sign families, then some of the tags. */
export function Sample() {
  return (
    <div className="sample">
      <p className="sample-guide">Guide: where to go</p>
      <div className="row">
        <button type="button" className="go">
          Go: where the hand goes
        </button>
        <button type="button">A plate</button>
        <a href="#/theme">A link</a>
      </div>
      <p>
        What is asked. <span className="quiet">What is said beside it.</span>
      </p>
      <p className="row">
        {statuses.map((status) => (
          <span key={status} className="sample-status" data-status={status}>
            {status.replace('-', ' ')}
          </span>
        ))}
      </p>
      {examples
        .filter(({ name }) => shown.includes(name))
        .map((example) => (
          <ElementPreview key={example.name} example={example} />
        ))}
    </div>
  )
}
