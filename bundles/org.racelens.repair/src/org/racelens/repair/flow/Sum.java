package org.racelens.repair.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.expression.Variable;

/**
 * A polynomial over integer variables of the program: the value that a subscript or a bound has wherever the variables have the same
 * values.
 *
 * @param terms coefficients by the ids of the variables that are multiplied, ascending; none is 0; the constant has no variables
 */
record Sum(Map<List<Integer>, Long> terms) {
	private static final List<Integer> ONE = List.of();

	Sum {
		terms = Map.copyOf(terms);
	}

	static Sum of(long constant) {
		return new Sum(constant == 0 ? Map.of() : Map.of(ONE, constant));
	}

	static Sum of(Variable v) {
		return new Sum(Map.of(List.of(v.id()), 1L));
	}

	/** The ids of the variables in it. */
	Set<Integer> variables() {
		return terms.keySet().stream().flatMap(List::stream).collect(Collectors.toSet());
	}

	boolean mentions(int variable) {
		return terms.keySet().stream().anyMatch(t -> t.contains(variable));
	}

	Optional<Long> constant() {
		return terms.isEmpty() ? Optional.of(0L) : Optional.ofNullable(terms.size() == 1 ? terms.get(ONE) : null);
	}

	boolean isAtLeast(long bound) {
		return constant().filter(c -> c >= bound).isPresent();
	}

	boolean isAtMost(long bound) {
		return constant().filter(c -> c <= bound).isPresent();
	}

	/** The factor of a variable that occurs alone in one term, if it occurs in no other. */
	Optional<Long> factorOf(int variable) {
		boolean alone = terms.keySet().stream().allMatch(t -> !t.contains(variable) || t.size() == 1);
		return alone ? Optional.ofNullable(terms.get(List.of(variable))) : Optional.empty();
	}

	Sum plus(Sum other) {
		Map<List<Integer>, Long> result = new HashMap<>(terms);
		other.terms.forEach((t, c) -> result.merge(t, c, Math::addExact));
		result.values().removeIf(c -> c == 0);
		return new Sum(result);
	}

	Sum plus(long constant) {
		return plus(of(constant));
	}

	Sum minus(Sum other) {
		return plus(other.times(of(-1)));
	}

	Sum times(Sum other) {
		Map<List<Integer>, Long> result = new HashMap<>();
		terms.forEach((t, c) -> other.terms.forEach((u, d) -> {
			List<Integer> product = Stream.concat(t.stream(), u.stream()).sorted().toList();
			result.merge(product, Math.multiplyExact(c, d), Math::addExact);
		}));
		result.values().removeIf(c -> c == 0);
		return new Sum(result);
	}

	/** The sum where a variable that {@linkplain #factorOf occurs alone} has another value. */
	Sum with(int variable, Sum value) {
		long factor = factorOf(variable).orElseThrow();
		return minus(new Sum(Map.of(List.of(variable), factor))).plus(value.times(of(factor)));
	}
}
