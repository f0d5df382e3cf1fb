export const storyAddress = (storyId: string) => `http://localhost:6006/?path=/story/${storyId}`;

export const pictureAddress = (hash: string) => `pictures/${hash}.png`;
