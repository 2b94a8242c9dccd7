package org.racelens.frontend.cdt.unit;

/** What a part is to the object around it. */
public enum PartRole {
	ELEMENT, FIELD,
	/** a member that is a reference */
	REFERENCE, BASE, UNNAMED
}
