package org.racelens.frontend.cdt.unit;

import org.racelens.model.expression.Type;

/**
 * A part of an object.
 *
 * @param first its index in the array, or the number of its first field
 * @param count how many fields it has there; 1 for what is a field itself
 */
public record ObjectPart(PartRole role, Type type, long first, long count) {
	/** Whether the part's own fields stand among those of the object around it. */
	public boolean isInlined() {
		return role == PartRole.BASE || role == PartRole.UNNAMED;
	}

	/** Whether two parts of one object have a field in common. */
	public boolean overlaps(ObjectPart other) {
		return first < other.first + other.count && other.first < first + count;
	}

	/** Whether a field, by its number, is in the part. */
	public boolean holds(long field) {
		return first <= field && field < first + count;
	}
}
