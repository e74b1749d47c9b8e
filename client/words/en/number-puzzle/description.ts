export const description = 'Slide the tiles into order in few moves.';
