export const onlyWebSocket = 'This address speaks WebSocket.';
export const foreignPage = 'This page may not connect.';
export const tooMany = 'Too many connections. Please try again later.';
