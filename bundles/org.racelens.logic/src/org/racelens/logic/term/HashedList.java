package org.racelens.logic.term;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/** A list that does not change and is hashed once, as a {@link HashedMap} is. */
final class HashedList<E> extends AbstractList<E> implements RandomAccess {
	private final List<E> elements;
	/** 0 where it was not asked for yet */
	private int hash;

	private HashedList(List<E> elements) {
		this.elements = elements;
	}

	/** A list of the same elements. */
	static <E> List<E> copyOf(List<E> elements) {
		return elements instanceof HashedList ? elements : new HashedList<>(List.copyOf(elements));
	}

	@Override
	public E get(int index) {
		return elements.get(index);
	}

	@Override
	public int size() {
		return elements.size();
	}

	@Override
	public boolean contains(Object element) {
		return elements.contains(element);
	}

	@Override
	public boolean equals(Object other) {
		return this == other || (!(other instanceof HashedList<?> list) || hashCode() == list.hashCode()) && elements.equals(other);
	}

	@Override
	public int hashCode() {
		if (hash == 0) {
			hash = elements.hashCode();
		}
		return hash;
	}
}
