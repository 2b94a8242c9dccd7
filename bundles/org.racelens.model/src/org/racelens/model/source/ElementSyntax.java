package org.racelens.model.source;

import java.util.List;

/** What a language writes behind the name of an object to name a part of it. */
public interface ElementSyntax {
	/**
	 * An element of an array.
	 *
	 * @param indices from 0 on, the one first whose elements are farthest from each other in memory
	 */
	String element(List<Long> indices);

	/** A member of an object. */
	String member(String name);

	/** A member of the object that a pointer leads to. */
	String pointed(String member);
}
