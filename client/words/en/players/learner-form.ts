export const nickname = 'Nickname';
export const noNickname = 'Type a nickname, so that you find yourself again.';
export const colour = 'Colour';
export const colours = { sun: 'sun', leaf: 'leaf', sky: 'sky', violet: 'violet', rose: 'rose', accent: 'accent' };
export const shape = 'Shape';
export const shapes = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  diamond: 'diamond',
  star: 'star',
  hexagon: 'hexagon',
};
