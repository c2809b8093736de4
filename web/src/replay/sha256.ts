// SHA-256 in the browser. Pages that did not come over https or from this machine have no crypto.subtle: then by hand.

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) return null;
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (globalThis.crypto?.subtle) return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  return hex(byHand(bytes));
}

/** The first 32 bits of the fractions of roots of primes, as FIPS 180-4 has them. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let i = 2; i * i <= n; i++) if (n % i === 0) prime = false;
    if (prime) found.push(fraction(n, power));
  }
  return found;
}

/** By whole numbers, so that no rounding comes in: the root of n · 2^(32·power), without what is before the point. */
function fraction(n: number, power: number): number {
  const wanted = BigInt(n) << BigInt(32 * power);
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(power) <= wanted) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn);
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function byHand(bytes: Uint8Array): Uint8Array {
  const K = roots(64, 3);
  const H = roots(8, 2);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(blocks * 64 - 4, bytes.length * 8);
  for (let block = 0; block < blocks; block++) {
    const w: number[] = Array.from({ length: 16 }, (_, i) => padded.getUint32(block * 64 + i * 4));
    const at = (i: number): number => w[i] ?? 0;
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(i - 15), at(i - 2)];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w.push((at(i - 16) + s0 + at(i - 7) + s1) >>> 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = H;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + at(i)) >>> 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      H[i] = ((H[i] ?? 0) + word) >>> 0;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  H.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}
