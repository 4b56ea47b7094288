export * as ScoreSlider from './score-slider.tsx'
export { type ScoreRange, readScore, writeScore } from './score-range.ts'
export {
  type ScoreSliderOptions,
  type ScoreSliderState,
  useScoreSlider,
} from './use-score-slider.ts'
