package org.racelens.model.source;

import java.util.List;

/** How a language names parts of objects: what it writes behind the name of an object, or around it. */
public interface ElementSyntax {
	/**
	 * An element of an array.
	 *
	 * @param indices from 0 on, the one first whose elements are farthest from each other in memory
	 */
	String element(List<Long> indices);

	/** A member of an object. */
	String member(String name);

	/** Whether an inquiry yields a member that no program names: it has the name that the front end gives it. */
	default boolean isInquired(String member) {
		return false;
	}

	/** The inquiry of an object that yields such a member. */
	default String inquiry(String whole, String member) {
		return whole;
	}

	/** A member of the object that a pointer leads to. */
	String pointed(String member);

	/** The object that a pointer of a name leads to. */
	String pointee(String pointer);

	/** What stands for all elements of what a name leads to, as tables have them. */
	String any(String name);

	/** What values are said to be in, of what a name leads to. */
	String whole(String name);

	/** Where a variable, or a part of one, itself is. */
	String address(String variable);

	/** Some bytes behind the start of a variable. */
	String bytesBehind(String variable, long offset);

	/** Some bytes behind the first element of an array, or of what a pointer leads to. */
	String bytesBehindFirst(String name, long offset);

	/**
	 * The first elements of an array, as clauses list them.
	 *
	 * @param count how many, as an expression of the language
	 */
	String section(String count);

	/** Whether a text that is an access to a member says of which object. */
	boolean hasOwner(String access);
}
