/** `isRecent` as an SQL condition. Use it with `recentValues`. */
export const isRecentSql = (column: string): string => `${column} BETWEEN ? AND ?`;

export const recentValues = (ms: number, now: number): readonly [number, number] => [
  now - ms + 1,
  now,
];
