import type { Hex } from '../colour';
import { fill } from './draw';

/** A joint of a leg: where it is and how thick the leg is there. */
type Joint = readonly [x: number, y: number, width: number];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A leg in motion, through its joints, with the hoof at the last one. */
export function movingLeg(
  joints: readonly [Joint, Joint, ...Joint[]],
  colour: Hex,
  hoofColour: Hex,
  sock?: Hex,
): string {
  const sides = (from: Joint, to: Joint) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const nx = (to[1] - from[1]) / length / 2;
    const ny = (from[0] - to[0]) / length / 2;
    const point = ([x, y, width]: Joint, side: 1 | -1) =>
      `${tenth(x + nx * width * side)} ${tenth(y + ny * width * side)}`;
    return `M${point(from, 1)}L${point(to, 1)}L${point(to, -1)}L${point(from, -1)}Z`;
  };
  const round = ([x, y, width]: Joint) => {
    const r = tenth(width / 2);
    return `M${tenth(x - r)} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
  };
  const parts = joints.slice(1).map((joint, n) => {
    const from = joints[n] ?? joint;
    const last = n === joints.length - 2;
    const shade = last && sock ? sock : colour;
    return fill(shade, sides(from, joint)) + fill(shade, round(joint));
  });
  const [foot, before] = [joints[joints.length - 1] ?? joints[0], joints[joints.length - 2] ?? joints[0]];
  const angle = Math.round((Math.atan2(foot[1] - before[1], foot[0] - before[0]) * 180) / Math.PI - 90);
  return (
    parts.join('') +
    fill(hoofColour, 'M-3.6 0H3.600L4.800 5.500H-5.400Z', `translate(${foot[0]} ${foot[1]}) rotate(${angle})`)
  );
}
