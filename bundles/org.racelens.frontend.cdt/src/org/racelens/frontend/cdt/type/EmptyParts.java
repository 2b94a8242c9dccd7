package org.racelens.frontend.cdt.type;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.RecordType;

/** Where objects have parts of classes without data: two of one class have different addresses. Itanium C++ ABI §2.4 II, C++17 §13p4 */
final class EmptyParts {
	/** elements of arrays behind which no other part can begin where one of them has its own */
	private static final long ELEMENTS = 64;

	private final Map<String, Set<Part>> parts = new HashMap<>();
	/** the names of the classes that have no data at all */
	private final Set<String> empty = new HashSet<>();

	/** A part of a class, at an offset in bytes. */
	private record Part(String name, long offset) {
		Part behind(long bytes) {
			return new Part(name, offset + bytes);
		}
	}

	/** The parts that are placed in one object. */
	final class Placed {
		private final Set<Part> taken = new HashSet<>();
		private final Function<Expression, Optional<Long>> lengths;
		private final Function<Type, Optional<Long>> sizes;

		private Placed(Function<Expression, Optional<Long>> lengths, Function<Type, Optional<Long>> sizes) {
			this.lengths = lengths;
			this.sizes = sizes;
		}

		/** Whether a part of a type cannot begin at an offset. */
		boolean isTaken(Type type, long offset) {
			return !taken.isEmpty() && in(type).stream().anyMatch(p -> taken.contains(p.behind(offset)));
		}

		void add(Type type, long offset) {
			in(type).forEach(p -> taken.add(p.behind(offset)));
		}

		private Set<Part> in(Type type) {
			if (type instanceof AtomicType a) {
				return in(a.value());
			}
			if (!(type instanceof ArrayType a)) {
				return type instanceof RecordType r ? parts.getOrDefault(r.name(), Set.of()) : Set.of();
			}
			Set<Part> result = new HashSet<>();
			Set<Part> element = in(a.element());
			long count = element.isEmpty() ? 0 : Math.min(ELEMENTS, a.length().flatMap(lengths).orElse(0L));
			long size = sizes.apply(a.element()).orElse(0L);
			for (long i = 0; i < count; i++) {
				long from = i * size;
				element.forEach(p -> result.add(p.behind(from)));
			}
			return result;
		}

		/** Keeps the parts as those of objects of a class. */
		void keep(String name, boolean withoutData) {
			if (withoutData) {
				empty.add(name);
				taken.add(new Part(name, 0));
			}
			parts.put(name, Set.copyOf(taken));
		}
	}

	/**
	 * The parts of an object of which none is placed.
	 *
	 * @param lengths of arrays, where they are known
	 * @param sizes in bytes, where they are known
	 */
	Placed inObject(Function<Expression, Optional<Long>> lengths, Function<Type, Optional<Long>> sizes) {
		return new Placed(lengths, sizes);
	}

	/** Whether objects of a class hold no data. */
	boolean isEmpty(Type type) {
		return type instanceof RecordType r && empty.contains(r.name());
	}
}
