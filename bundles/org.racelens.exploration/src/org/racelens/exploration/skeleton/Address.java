package org.racelens.exploration.skeleton;

/**
 * Which location is accessed: the one that stands so many places behind another one in the skeleton's list.
 *
 * @param first the index of a location, such as that of an array's first element
 */
public record Address(int first, Expression offset) {
	/** The address of one location. */
	public static Address of(int location) {
		return new Address(location, Expression.of(0));
	}

	/** Whether it is the same one in all executions. */
	public boolean isFixed() {
		return offset instanceof Expression.Constant;
	}
}
