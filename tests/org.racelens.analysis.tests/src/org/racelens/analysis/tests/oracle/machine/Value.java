package org.racelens.analysis.tests.oracle.machine;

import java.util.Optional;
import java.util.Set;

/** What an expression yields. */
sealed interface Value {
	/** The number without fraction; what is none is refused. */
	default long whole() {
		throw new RefusedException("no whole number: " + this);
	}

	/** Whether it counts as true. */
	default boolean holds() {
		return whole() != 0;
	}

	/** A number without fraction. */
	record Whole(long number) implements Value {
		@Override
		public long whole() {
			return number;
		}
	}

	/** A number with a fraction. */
	record Fraction(double number) implements Value {
	}

	/**
	 * A pointer.
	 *
	 * @param address where it leads; to nothing if it is null
	 * @param roots the pointers and arrays that it was made from
	 */
	record Pointer(Optional<Address> address, Type target, Set<Address> roots) implements Value {
		@Override
		public boolean holds() {
			return address.isPresent();
		}

		Address there() {
			return address.orElseThrow(() -> new RefusedException("null is followed"));
		}
	}

	/** A structure that is copied. */
	record Copied(Address from, Type.Struct type, Set<Address> roots) implements Value {
	}
}
