/** Inserts at the end of a map that drops its oldest entries. */
export const keepLatest = <K, V>(map: Map<K, V>, key: K, value: V, most: number): V => {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) break;
    map.delete(oldest);
  }
  return value;
};
