/** As much as a colour may lie outside of what every screen shows: less than anyone sees. */
const TOLERANCE = 0.01;

type Triple = readonly [number, number, number];

/** From the cubes of what the three kinds of cones answer to linear sRGB (CSS Color 4, "Sample code for color conversions"). */
const TO_LINEAR: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const gamma = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

const hexOf = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * A colour of the OKLCH space as an sRGB colour, `#rrggbb` or `#rrggbbaa`, which every browser knows.
 * @param lightness 0 to 1 @param chroma from 0 @param hue in degrees @param alpha 0 to 1
 * @throws Error if sRGB does not have it: it would be another colour in some browsers.
 */
export function hexOfOklch(lightness: number, chroma: number, hue: number, alpha = 1): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const cones: Triple = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const shares = TO_LINEAR.map(([l, m, s]) => gamma(l * cones[0] + m * cones[1] + s * cones[2]));
  if (shares.some((share) => share < -TOLERANCE || share > 1 + TOLERANCE))
    throw new Error(
      `sRGB has no oklch(${lightness} ${chroma} ${hue}); its channels would be ${shares.map((each) => each.toFixed(3)).join(', ')}`,
    );
  return `#${shares.map(hexOf).join('')}${alpha < 1 ? hexOf(alpha) : ''}`;
}
