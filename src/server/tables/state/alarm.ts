/** A table's timer, when its bots act next, and how long they have waited for typing. */

export type Alarm = {
  timer: NodeJS.Timeout | undefined;
  at: number;
  wake: number | undefined;
  waited: number;
};

export const newAlarm = (): Alarm => ({ timer: undefined, at: 0, wake: undefined, waited: 0 });

export const ringAt = (alarm: Alarm, at: number, now: number, ring: () => void): void => {
  if (alarm.timer !== undefined && alarm.at <= at) return;
  clearTimeout(alarm.timer);
  alarm.at = at;
  alarm.timer = setTimeout(
    () => {
      alarm.timer = undefined;
      ring();
    },
    Math.max(0, at - now),
  );
};

export const silence = (alarm: Alarm): void => {
  clearTimeout(alarm.timer);
  alarm.timer = undefined;
};
