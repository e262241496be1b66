/** All icons by what they mean here; public pages bring only those they show. */
export * from "./icons/account";
export * from "./icons/app";
export * from "./icons/everywhere";
export * from "./icons/pods";
export * from "./icons/table";
