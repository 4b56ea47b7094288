import { type FormEvent, useState } from 'react'
import { type Trial, keepPortal, usePortal } from './portal.ts'

/** The switch between the demo's own data and a running portal. */
export function PortalPage() {
  const { settings, trial } = usePortal()
  const [draft, setDraft] = useState(settings)

  const save = (event: FormEvent) => {
    event.preventDefault()
    void keepPortal({ ...draft, apiBase: draft.apiBase.trim(), isOn: true })
  }

  return (
    <>
      <header className="head">
        <h1>Data</h1>
        <p>
          The previews live on made-up people, kept in this page. Connected tags can ask a running
          portal instead; until then the sandbox asks no other host for anything.
        </p>
      </header>
      <form className="plate sheet" onSubmit={save}>
        <div className="control">
          <label htmlFor="portal-base">Address of the portal</label>
          <input
            id="portal-base"
            type="url"
            required
            placeholder="https://portal.example"
            value={draft.apiBase}
            onChange={({ target }) => setDraft({ ...draft, apiBase: target.value })}
          />
        </div>
        <div className="control">
          <label htmlFor="portal-key">Key of this page</label>
          <input
            id="portal-key"
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="portal-key-about"
            value={draft.apiKey}
            onChange={({ target }) => setDraft({ ...draft, apiKey: target.value })}
          />
          <p id="portal-key-about" className="quiet">
            An admin makes one for the address {location.origin}.
          </p>
        </div>
        <div className="control">
          <label htmlFor="portal-token">Token of the person</label>
          <input
            id="portal-token"
            type="password"
            autoComplete="off"
            aria-describedby="portal-token-about"
            value={draft.token}
            onChange={({ target }) => setDraft({ ...draft, token: target.value })}
          />
          <p id="portal-token-about" className="quiet">
            Address, key and token stay in this tab and are gone when it closes. The code to copy
            never holds the token.
          </p>
        </div>
        <p className={typeof trial === 'object' ? 'alarm' : 'said'} role="status">
          {sentenceOf(trial)}
        </p>
        <div className="row">
          <button type="submit" className="go">
            Ask the portal
          </button>
          <button
            type="button"
            disabled={!settings.isOn}
            onClick={() => void keepPortal({ ...draft, isOn: false })}
          >
            Back to the demo’s data
          </button>
        </div>
      </form>
    </>
  )
}

function sentenceOf(trial: Trial): string {
  if (typeof trial === 'object') {
    return `The portal refused: ${trial.problem}`
  }
  return {
    untried: 'The previews use the demo’s own data.',
    asking: 'Asking the portal…',
    answered: 'The portal answered. Connected tags ask it now.',
  }[trial]
}
