package org.racelens.logic.term;

import java.util.AbstractMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * A map that does not change, in the order in which it was filled, and is hashed once: terms are nested, and without that each look-up of
 * one would go through all of it.
 */
final class HashedMap<K, V> extends AbstractMap<K, V> {
	private final Map<K, V> entries;
	/** 0 where it was not asked for yet */
	private int hash;

	private HashedMap(Map<K, V> entries) {
		this.entries = entries;
	}

	/** A map with the same entries in the same order. */
	static <K, V> Map<K, V> copyOf(Map<K, V> entries) {
		return entries instanceof HashedMap ? entries : new HashedMap<>(Collections.unmodifiableMap(new LinkedHashMap<>(entries)));
	}

	/** A map that nobody changes from now on. */
	static <K, V> Map<K, V> owning(Map<K, V> entries) {
		return new HashedMap<>(Collections.unmodifiableMap(entries));
	}

	@Override
	public Set<Entry<K, V>> entrySet() {
		return entries.entrySet();
	}

	@Override
	public Set<K> keySet() {
		return entries.keySet();
	}

	@Override
	public V get(Object key) {
		return entries.get(key);
	}

	@Override
	public boolean containsKey(Object key) {
		return entries.containsKey(key);
	}

	@Override
	public int size() {
		return entries.size();
	}

	@Override
	public void forEach(BiConsumer<? super K, ? super V> action) {
		entries.forEach(action);
	}

	@Override
	public boolean equals(Object other) {
		return this == other
				|| (!(other instanceof HashedMap<?, ?> map) || hashCode() == map.hashCode()) && entries.equals(other);
	}

	@Override
	public int hashCode() {
		if (hash == 0) {
			hash = entries.hashCode();
		}
		return hash;
	}
}
