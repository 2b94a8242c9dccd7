package org.racelens.race.induction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.racelens.execution.region.Footprint.Bound;
import org.racelens.execution.region.Footprint.Extent;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.program.FunctionDefinition;

/** The forms in which functions are told a part of an array: one element, first and end, first and last, first and length, length. */
public final class Extents {
	private Extents() {
	}

	/** The element that a pointer leads to. */
	static final Form ELEMENT = new Form(List.of(), List.of(), 1);

	/**
	 * A part in elements.
	 *
	 * @param from the parameters whose sum is the first element, by position
	 * @param to those whose sum is the last element or the one behind
	 * @param behind what is added to the second sum for the end
	 */
	public record Form(List<Integer> from, List<Integer> to, long behind) {
		/** The part in bytes. */
		public Extent of(long elementSize) {
			return new Extent(bound(from, 0, elementSize), bound(to, behind, elementSize));
		}

		private static Bound bound(List<Integer> parameters, long more, long elementSize) {
			Map<Integer, Long> coefficients = new LinkedHashMap<>();
			parameters.forEach(p -> coefficients.merge(p, elementSize, Long::sum));
			return new Bound(coefficients, more * elementSize);
		}
	}

	/** The forms that the numbers among a function's parameters allow; the usual order of parameters comes first. */
	static List<Form> forms(FunctionDefinition function) {
		List<Integer> numbers = IntStream.range(0, function.parameters().size())
				.filter(i -> function.parameters().get(i).type() instanceof IntegerType t && !t.bool()).boxed().toList();
		List<Form> result = new ArrayList<>();
		for (long behind : new long[] { 0, 1 }) {
			for (int first : numbers) {
				numbers.stream().filter(n -> n > first).forEach(n -> result.add(new Form(List.of(first), List.of(n), behind)));
			}
		}
		numbers.forEach(n -> result.add(new Form(List.of(), List.of(n), 0)));
		for (int first : numbers) {
			numbers.stream().filter(n -> n != first).forEach(n -> result.add(new Form(List.of(first), List.of(first, n), 0)));
		}
		for (int first : numbers) {
			numbers.stream().filter(n -> n < first).forEach(n -> result.add(new Form(List.of(first), List.of(n), 0)));
		}
		return result;
	}
}
