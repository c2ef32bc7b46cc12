/**
 * Returns `isRecent` (src/site/recent.ts) as an SQL condition. Its values come from `recentValues`.
 */
export const isRecentSql = (column: string): string => `${column} BETWEEN ? AND ?`;

export const recentValues = (ms: number, now: number): readonly [number, number] => [
  now - ms + 1,
  now,
];
