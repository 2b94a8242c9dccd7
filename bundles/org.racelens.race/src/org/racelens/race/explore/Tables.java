package org.racelens.race.explore;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.race.order.Parts;

/** Arrays of synchronisation locations of which what is read chooses an element: their elements stand one behind the other. */
final class Tables {
	private static final long MOST_ELEMENTS = 64;

	private final Set<Parts.Part> parts = new LinkedHashSet<>();

	/** @param accesses of synchronisation locations, by their place */
	Tables(Map<Parts.Part, List<Item.Access>> accesses) {
		accesses.forEach((part, all) -> {
			if (all.stream().anyMatch(a -> !read(a.place().offset()).isEmpty())) {
				parts.add(part);
			}
		});
	}

	boolean contains(Parts.Part part) {
		return parts.contains(part);
	}

	/** What was read, or is not known, in a term. */
	private static List<IntExpr> read(IntExpr term) {
		Set<IntExpr> found = new LinkedHashSet<>();
		Atoms.forEach(term, t -> {
			if (t instanceof IntExpr.Apply) {
				found.add(t);
			}
		});
		return List.copyOf(found);
	}

	/** How many elements there are, at most. */
	static long count(Parts.Part part) throws NotFollowedException {
		Type type = part.object().element();
		long count = 1;
		while (type instanceof ArrayType array) {
			count *= array.length().filter(IntegerLiteral.class::isInstance).map(n -> ((IntegerLiteral) n).value())
					.orElseThrow(() -> new NotFollowedException("an array of unknown length"));
			type = array.element();
		}
		long elements = type instanceof IntegerType i ? (count * i.bits() / Byte.SIZE + part.stride() - 1) / part.stride() : count;
		if (elements > MOST_ELEMENTS) {
			throw new NotFollowedException("a long array of locations");
		}
		return elements;
	}

	/** The number of the element at an offset. */
	static IntExpr index(Parts.Part part, IntExpr offset) throws NotFollowedException {
		long constant = Ints.constantPart(offset) - part.from();
		Map<IntExpr, Long> terms = new LinkedHashMap<>();
		for (Map.Entry<IntExpr, Long> term : Ints.terms(offset).entrySet()) {
			if (term.getValue() % part.stride() != 0) {
				throw new NotFollowedException("an offset between elements");
			}
			terms.put(term.getKey(), term.getValue() / part.stride());
		}
		if (constant % part.stride() != 0) {
			throw new NotFollowedException("an offset between elements");
		}
		return Ints.sum(terms, constant / part.stride());
	}

	/** That a number is that of an element. */
	static Expression isInside(Expression index, long count) {
		return Expression.of(0).with(Operator.LESS_OR_EQUAL, index).with(Operator.BIT_AND, index.with(Operator.LESS, count));
	}

	/**
	 * What the elements hold first, where a value says so for each value of the one number that chooses an element.
	 *
	 * @return by element; those that no number leads to are left out
	 */
	static Map<Long, Long> initial(IntExpr index, IntExpr value, long count) throws NotFollowedException {
		Set<IntExpr> numbers = new LinkedHashSet<>(read(index));
		numbers.addAll(read(value));
		Map<Long, Long> result = new LinkedHashMap<>();
		if (numbers.size() > 1) {
			throw new NotFollowedException("an element that several numbers choose");
		}
		for (long number = 0; number <= count; number++) {
			Substitution chosen = numbers.isEmpty() ? Substitution.of(Map.of())
					: Substitution.of(Map.of(numbers.iterator().next(), Ints.of(number)));
			long element = constant(chosen.apply(index));
			long held = constant(chosen.apply(value));
			Long known = element < 0 || element >= count ? Long.valueOf(held) : result.putIfAbsent(element, held);
			if (known != null && known != held) {
				throw new NotFollowedException("an element that begins in two ways");
			}
		}
		if (!numbers.isEmpty() && result.size() < count) {
			throw new NotFollowedException("an element that no small number chooses");
		}
		return result;
	}

	private static long constant(IntExpr term) throws NotFollowedException {
		return Bindings.number(term).orElseThrow(() -> new NotFollowedException("what a location holds first: " + term));
	}
}
