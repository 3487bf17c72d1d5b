/** The strokes of the Corral mark, a round C around two rails, in a 40 × 40 view box. */
export const MARK = {
  ring: { d: 'M30.5 10.2A14.5 14.5 0 1 0 30.5 29.8', width: 4.2 },
  rails: { d: 'M15.5 16.2H35.5M15.5 23.8H35.5', width: 3.6 },
} as const;
