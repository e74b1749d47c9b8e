export const contactUs = 'Contact us';
