package org.racelens.execution.value;

import org.racelens.model.expression.Expression;

/** The values of the parts that an object's initialiser gives. */
@FunctionalInterface
public interface PartValues {
	/** The value of a part. */
	Value of(Expression part);

	/** A part of a structure type stands at an offset in the object, in bytes. */
	default void placed(Value.Structure part, long offset) {
	}
}
