import type { Obstacle } from '../window/sw-bridge.ts';
import * as words from '../words/en/device/obstacles.ts';

/** Why this browser cannot play without a network. Few ever need these words. */
const ObstacleNote = ({ why }: { readonly why: Obstacle }) => words.obstacles[why];

export default ObstacleNote;
