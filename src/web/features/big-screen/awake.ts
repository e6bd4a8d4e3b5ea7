export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  const ask = (): void => {
    if (document.hidden) return;
    navigator.wakeLock?.request('screen').then(
      (given) => {
        lock = given;
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
};
