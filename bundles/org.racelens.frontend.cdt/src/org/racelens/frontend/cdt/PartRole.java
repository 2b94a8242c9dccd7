package org.racelens.frontend.cdt;

/** What a part is to the object around it. */
enum PartRole {
	ELEMENT, FIELD,
	/** a member that is a reference */
	REFERENCE, BASE, UNNAMED
}
