import { ScoreSlider } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

export function Example() {
  const [score, setScore] = useState<string | null>('40-80')

  return (
    <>
      <ScoreSlider.Root value={score} onValueChange={setScore}>
        <ScoreSlider.Output />
        <ScoreSlider.Track>
          <ScoreSlider.Range />
          <ScoreSlider.Thumb end="low" />
          <ScoreSlider.Thumb end="high" />
        </ScoreSlider.Track>
      </ScoreSlider.Root>
      <output>{score === null ? 'No filter' : `Filter: ${score}`}</output>
    </>
  )
}
