package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.source.SourceRange;

/** What subscripts select of an array. Fortran 2018 §9.5.3.3 */
record Section(Value array, SourceRange at) {
	/** What one subscript selects; positions count from 0 on. */
	sealed interface Selected {
		/** The position of the element of a number of the section. */
		Expression position(Expression number);

		/** How many positions it selects; empty where it is one. */
		Optional<Expression> extent();
	}

	/** One index. */
	record One(Expression index) implements Selected {
		@Override
		public Expression position(Expression number) {
			return index;
		}

		@Override
		public Optional<Expression> extent() {
			return Optional.empty();
		}
	}

	/** @param full all of the dimension */
	record Range(Expression first, Expression count, Expression stride, boolean full) implements Selected {
		@Override
		public Expression position(Expression number) {
			return Terms.plus(Terms.times(number, stride), first);
		}

		@Override
		public Optional<Expression> extent() {
			return Optional.of(count);
		}

		boolean isDense() {
			return Terms.constant(stride).filter(n -> n == 1).isPresent();
		}
	}

	/** A vector subscript. */
	record Vector(Expression count, UnaryOperator<Expression> index) implements Selected {
		@Override
		public Expression position(Expression number) {
			return index.apply(number);
		}

		@Override
		public Optional<Expression> extent() {
			return Optional.of(count);
		}
	}

	/** The number of elements from a lower bound to an upper one. */
	static Expression count(Expression lower, Expression upper, Expression stride) {
		Expression span = Terms.plus(Terms.minus(upper, lower), stride);
		Optional<Long> step = Terms.constant(stride);
		Optional<Long> all = Terms.constant(span);
		if (step.isPresent() && all.isPresent()) {
			return Terms.number(Math.max(0, all.get() / step.get()), upper.range());
		}
		return step.filter(n -> n == 1).isPresent() ? span : Terms.binary(Operator.DIVIDE, span, stride, upper.range());
	}

	/** The section of the array. */
	Value of(List<Selected> selected) {
		List<Expression> extents = selected.stream().flatMap(s -> s.extent().stream()).toList();
		return new Value(array.type(), extents, indices -> element(selected, indices), whole(selected));
	}

	private Expression element(List<Selected> selected, List<Expression> indices) {
		List<Expression> positions = new ArrayList<>();
		Iterator<Expression> next = indices.iterator();
		for (Selected s : selected) {
			positions.add(s.position(s.extent().isPresent() ? next.next() : null));
		}
		return array.element().apply(positions);
	}

	/** The section as an object of its own, where its elements are at equal distances in memory. */
	private Optional<Whole> whole(List<Selected> selected) {
		if (array.whole().isEmpty() || selected.stream().anyMatch(Vector.class::isInstance)) {
			return Optional.empty();
		}
		boolean alone = selected.stream().allMatch(One.class::isInstance);
		boolean dense = array.contiguous().isPresent() && isContiguous(selected);
		Expression zero = Terms.number(0, at);
		Expression one = Terms.number(1, at);
		List<Expression> zeros = selected.stream().filter(s -> s.extent().isPresent()).map(s -> zero).toList();
		List<Dimension> dimensions = selected.stream().flatMap(s -> s.extent().stream()).map(n -> new Dimension(one, Optional.of(n)))
				.toList();
		Expression start = element(selected, zeros);
		return Optional.of(new Whole(start, dimensions, alone ? Optional.of(start) : Optional.empty(), Optional.empty(),
				dense || alone ? List.of() : strides(selected)));
	}

	private List<Expression> strides(List<Selected> selected) {
		List<Expression> spacing = array.whole().orElseThrow().spacing();
		List<Expression> strides = new ArrayList<>();
		for (int d = 0; d < selected.size(); d++) {
			if (selected.get(d) instanceof Range r) {
				strides.add(Terms.times(Terms.converted(r.stride(), Types.INDEX), spacing.get(d)));
			}
		}
		return strides;
	}

	/** Full dimensions first, then at most one dense range, then single indices. */
	private static boolean isContiguous(List<Selected> selected) {
		boolean full = true;
		boolean open = true;
		for (Selected s : selected) {
			boolean one = s instanceof One;
			boolean dense = s instanceof Range r && r.isDense() && full;
			if (!one && !(dense && open)) {
				return false;
			}
			full &= s instanceof Range r && r.full();
			open &= full;
		}
		return true;
	}
}
