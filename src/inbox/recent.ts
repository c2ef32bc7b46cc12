/** `isRecent` as an SQL condition on a column; its values are those of `recentValues`. */
export const isRecentSql = (column: string): string => `${column} BETWEEN ? AND ?`;

export const recentValues = (ms: number, now: number): readonly [number, number] => [
  now - ms + 1,
  now,
];
