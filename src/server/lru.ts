/** Puts it last into a map that forgets the oldest. */
export const keepLatest = <K, V>(map: Map<K, V>, key: K, value: V, most: number): V => {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
  return value;
};
