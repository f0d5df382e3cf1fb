/** Tags that are requirement ids, such as `BAN-02`. */
export const requirementTag = /^[A-Z][A-Z0-9]{1,3}-\d{2,3}$/;

export const isRequirement = (tag: string): boolean => requirementTag.test(tag);
