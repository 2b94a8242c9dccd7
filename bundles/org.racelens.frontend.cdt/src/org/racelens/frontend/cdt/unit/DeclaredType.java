package org.racelens.frontend.cdt.unit;

import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;

/**
 * What a declarator declares.
 *
 * @param type of the object; for a reference the pointer that holds its address
 * @param constant whether the object itself may not change
 */
public record DeclaredType(Type type, boolean reference, boolean constant) {
	public DeclaredType {
		if (reference && !(type instanceof PointerType) && !(type instanceof UnknownType)) {
			throw new IllegalArgumentException("a reference is held as a pointer, not as " + type);
		}
	}

	/** The same with a type that is known better. */
	public DeclaredType of(Type completed) {
		return new DeclaredType(completed, reference, constant);
	}
}
