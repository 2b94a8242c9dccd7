package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;

/** The value of an expression or memory cell: a number (floating ones as FloatingTerms) or a pointer. */
public sealed interface Value {
	/** a pointer that may point to more, in different objects, is one that may point anywhere */
	int MOST_TARGETS = 16;

	/** What bytes are taken for. */
	public enum Kind {
		NUMBER, POINTER;

		/** What a scalar of a type is. */
		public static Kind of(Type type) {
			return type instanceof PointerType ? POINTER : NUMBER;
		}

		/** What a scalar with a value is. */
		public static Kind of(Value value) {
			return value instanceof Pointer ? POINTER : NUMBER;
		}
	}

	/** The set with the one value of the term. */
	record Number(IntExpr term) implements Value {
	}

	/**
	 * A pointer; where no target's guard holds, or there is none, nothing is known of it.
	 *
	 * @param term the address as a number, over symbols for the objects' own addresses; 0 for the null pointer
	 */
	record Pointer(List<Place> targets, IntExpr term) implements Value {
		public Pointer {
			targets = List.copyOf(targets);
		}

		/** The pointer some bytes further: all its targets and the number. */
		public Pointer plus(IntExpr bytes) {
			return new Pointer(targets.stream().map(t -> t.plus(bytes)).toList(), Ints.add(term, bytes));
		}
	}

	/**
	 * The value of an object of a structure type: what its scalar parts hold.
	 *
	 * @param term a number that says nothing
	 * @param homes the objects that end with the value: what takes it over is what they were all the time. C++17 [class.copy.elision]
	 */
	record Structure(List<Part> parts, IntExpr term, Set<Home> homes) implements Value {
		/** A scalar part; offset and size in bytes. */
		public record Part(long offset, long size, Value value) {
		}

		/**
		 * An object that ends where its value is taken over.
		 *
		 * @param offset in the value, in bytes
		 */
		public record Home(MemoryObject object, long offset, Elision elision) {
			Home behind(long bytes) {
				return new Home(object, offset + bytes, elision);
			}

			private Home bytewise() {
				return new Home(object, offset, elision == Elision.GUARANTEED ? Elision.BYTEWISE : elision);
			}
		}

		/**
		 * Whether an object and the one that takes its value over are one. {@code BYTEWISE}: they are, or the first one lives on beside the
		 * other, which is a copy of its bytes, C++17 [class.temporary] p3. {@code ALLOWED}: they are, or the first one has ended.
		 */
		public enum Elision {
			GUARANTEED, BYTEWISE, ALLOWED
		}

		public Structure {
			parts = List.copyOf(parts);
		}

		public Structure(List<Part> parts, IntExpr term) {
			this(parts, term, Set.of());
		}

		/** The value as that of objects that end with it. */
		public Structure of(Set<Home> others) {
			return new Structure(parts, term, others);
		}

		/** The value where a function passes it on byte by byte, if the implementation likes. */
		public Structure passedByBytes() {
			return new Structure(parts, term, homes.stream().map(Home::bytewise).collect(Collectors.toCollection(LinkedHashSet::new)));
		}

		private boolean isLike(Structure other) {
			return IntStream.range(0, parts.size()).allMatch(i -> other.parts.size() == parts.size()
					&& other.parts.get(i).offset == parts.get(i).offset && other.parts.get(i).size == parts.get(i).size);
		}

		private static Structure choice(BoolExpr condition, Structure a, Structure b) {
			List<Part> chosen = IntStream.range(0, a.parts.size()).mapToObj(i -> new Part(a.parts.get(i).offset, a.parts.get(i).size,
					Value.choice(condition, a.parts.get(i).value, b.parts.get(i).value))).toList();
			Set<Home> homes = new LinkedHashSet<>(a.homes);
			homes.addAll(b.homes);
			return new Structure(chosen, Ints.choice(condition, a.term, b.term), homes);
		}
	}

	/** The value where a condition holds and the other where it does not. */
	static Value choice(BoolExpr condition, Value whenTrue, Value whenFalse) {
		if (whenTrue.equals(whenFalse) || condition.equals(Bools.TRUE)) {
			return whenTrue;
		}
		if (condition.equals(Bools.FALSE)) {
			return whenFalse;
		}
		if (whenTrue instanceof Structure a && whenFalse instanceof Structure b && a.isLike(b)) {
			return Structure.choice(condition, a, b);
		}
		if (whenTrue instanceof Pointer || whenFalse instanceof Pointer) {
			return new Pointer(targets(condition, whenTrue, whenFalse), Ints.choice(condition, whenTrue.term(), whenFalse.term()));
		}
		return new Number(Ints.choice(condition, whenTrue.term(), whenFalse.term()));
	}

	/** What a read of one of several places gives: of the last one whose guard holds, else of the first; nothing without a place. */
	static Optional<Value> chosen(List<Place> places, Function<Place, Value> read) {
		Optional<Value> result = Optional.empty();
		for (Place place : places) {
			Value value = read.apply(place);
			result = Optional.of(result.map(others -> choice(place.guard(), value, others)).orElse(value));
		}
		return result;
	}

	/** Equal targets of the two are one, under either guard. */
	private static List<Place> targets(BoolExpr condition, Value whenTrue, Value whenFalse) {
		Map<Place, BoolExpr> guards = new LinkedHashMap<>();
		guarded(condition, whenTrue).forEach(t -> guards.merge(t.guardedBy(Bools.TRUE), t.guard(), Bools::or));
		guarded(Bools.not(condition), whenFalse).forEach(t -> guards.merge(t.guardedBy(Bools.TRUE), t.guard(), Bools::or));
		boolean nothingKnown = guards.keySet().stream().allMatch(t -> t.object().equals(MemoryObject.UNKNOWN));
		List<Place> targets = new ArrayList<>();
		guards.forEach((place, guard) -> targets.add(place.guardedBy(guard)));
		if (nothingKnown) {
			return List.of();
		}
		List<Place> few = targets.size() > MOST_TARGETS ? united(targets) : targets;
		return few.size() > MOST_TARGETS ? List.of() : few;
	}

	/** The same places, of which those in one object are one whose offset depends on their guards. */
	private static List<Place> united(List<Place> places) {
		Map<Place, Place> result = new LinkedHashMap<>();
		places.forEach(p -> result.merge(p.guardedBy(Bools.TRUE).at(Ints.ZERO), p, Place::or));
		return List.copyOf(result.values());
	}

	private static List<Place> guarded(BoolExpr condition, Value value) {
		if (value.isUnknownPointer()) {
			return List.of(new Place(condition, MemoryObject.UNKNOWN, List.of(), Ints.ZERO));
		}
		return value instanceof Pointer p ? p.targets().stream().map(t -> t.under(condition)).toList() : List.of();
	}

	/** Whether the value, taken for a pointer, may point anywhere. */
	default boolean isUnknownPointer() {
		return !(this instanceof Pointer p && !p.targets().isEmpty()) && !Ints.isConstant(term(), 0);
	}

	/** Whether the value or a place that it leads to mentions a name that was made after a mark. */
	default boolean isYoungerThan(Age mark) {
		return Atoms.youngest(term()).isYoungerThan(mark) || targets().stream()
				.anyMatch(t -> Stream.concat(Stream.of(t.offset()), t.instance().stream())
						.anyMatch(e -> Atoms.youngest(e).isYoungerThan(mark)));
	}

	/** Where the value leads, taken for a pointer; nothing where that is not known. */
	default List<Place> targets() {
		return List.of();
	}

	/** Some number other than 0 that is the address of places, the same for the same object; 0 without any. */
	static IntExpr address(List<Place> places) {
		return places.isEmpty()
				? Ints.ZERO
				: Ints.add(start(places.get(0).object()), PublishedObjects.isStart(places.get(0)) ? places.get(0).instance().get(0)
						: places.get(0).offset());
	}

	/** The number that the address of an object's start is. */
	static Symbol start(MemoryObject object) {
		return object.address();
	}

	/** The scalars that a value consists of. */
	static List<Value> scalars(Value value) {
		return value instanceof Structure s ? s.parts().stream().map(Structure.Part::value).toList() : List.of(value);
	}

	/** The objects that pointers in a value lead to. */
	static Set<MemoryObject> pointedTo(Value value) {
		Set<MemoryObject> objects = new LinkedHashSet<>();
		scalars(value).forEach(v -> v.targets().forEach(t -> objects.add(t.object())));
		objects.remove(MemoryObject.UNKNOWN);
		return objects;
	}

	/** The value as a number. */
	IntExpr term();

	/** A number that is known. */
	static Value of(long value) {
		return new Number(Ints.of(value));
	}
}
