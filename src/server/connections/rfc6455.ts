/** First bytes of text frames: a whole message, or its fragments. */
export const FRAMES = { whole: 0x81, first: 0x01, middle: 0x00, last: 0x80 } as const;

/**
 * A text message as one WebSocket frame in one buffer (RFC 6455, 5.2). The library would write head and body apart, and
 * sending is most of a busy server's work. Order with the library's pings and closes is kept.
 */
export const encodeText = (text: string, first: number = FRAMES.whole): Buffer => {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const whole = Buffer.allocUnsafe(head + length);
  whole[0] = first;
  if (head === 2) whole[1] = length;
  else if (head === 4) {
    whole[1] = 126;
    whole.writeUInt16BE(length, 2);
  } else {
    whole[1] = 127;
    whole.writeBigUInt64BE(BigInt(length), 2);
  }
  whole.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return whole;
};
