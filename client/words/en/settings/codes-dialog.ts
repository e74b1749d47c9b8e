export const noneLeft = 'You have none left. Ten new ones get you in when you have neither app nor phone.';
export const endsOthers = 'You get ten new ones. Those that you have left work no more.';
export const make = 'Make new codes';
