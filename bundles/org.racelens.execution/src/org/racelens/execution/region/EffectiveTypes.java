package org.racelens.execution.region;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Type;

/**
 * The scalar types that some bytes are accessed by. Bytes that are only accessed by types of which no two are the same are different bytes:
 * an object is accessed by its effective type alone, apart from characters. ISO C11 §6.5p7
 *
 * @param scalars nothing where it may be any type
 */
public record EffectiveTypes(Optional<Set<Type>> scalars) {
	/** Accesses of characters, and of what may have any type. */
	public static final EffectiveTypes ANY = new EffectiveTypes(Optional.empty());

	/** No access. */
	public static final EffectiveTypes NONE = new EffectiveTypes(Optional.of(Set.of()));

	public EffectiveTypes {
		scalars = scalars.map(Set::copyOf);
	}

	/** The set of one scalar type. */
	public static EffectiveTypes of(Type scalar) {
		return new EffectiveTypes(Optional.of(Set.of(scalar)));
	}

	/** The types of both. */
	public EffectiveTypes or(EffectiveTypes other) {
		if (scalars.isEmpty() || other.scalars.isEmpty()) {
			return scalars.isEmpty() ? this : other;
		}
		// most often the one has all of the other's types: nothing is made anew then
		if (this == other || scalars.get().containsAll(other.scalars.get())) {
			return this;
		}
		if (other.scalars.get().containsAll(scalars.get())) {
			return other;
		}
		Set<Type> both = new LinkedHashSet<>(scalars.get());
		both.addAll(other.scalars.get());
		return new EffectiveTypes(Optional.of(both));
	}

	/** Whether accesses by these types and by others may be of the same bytes. */
	public boolean meets(EffectiveTypes other) {
		return scalars.isEmpty() || other.scalars.isEmpty() || !Collections.disjoint(scalars.get(), other.scalars.get());
	}

	/** Number of types; any type counts for many. */
	public int size() {
		return scalars.map(Set::size).orElse(100);
	}
}
