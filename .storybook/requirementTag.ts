/** Whether a story's tag is the id of a requirement, such as `BAN-02`. */
export const requirementTag = /^[A-Z][A-Z0-9]{1,3}-\d{2,3}$/;

export const isRequirement = (tag: string): boolean => requirementTag.test(tag);
