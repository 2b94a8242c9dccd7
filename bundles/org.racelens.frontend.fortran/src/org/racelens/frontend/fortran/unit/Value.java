package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;

/**
 * What an expression yields, or names: one object, or an array of such.
 *
 * @param type of the object, or of each element
 * @param extents of the dimensions, first index first; none for a scalar
 * @param element what stands at some indices, each counted from 0 on
 * @param whole how the object lies in memory, where it is a variable or a contiguous part of one
 */
public record Value(Type type, List<Expression> extents, Function<List<Expression>, Expression> element, Optional<Whole> whole) {
	/**
	 * An object whose elements lie at equal distances.
	 *
	 * @param start its first element
	 * @param dimensions with the bounds that it has by its own name
	 * @param object the object itself where it is one by name: an array, or what describes it
	 * @param descriptor of an allocatable object or a pointer
	 * @param strides from one element to the next in each dimension, counted in elements; none where it is contiguous
	 */
	public record Whole(Expression start, List<Dimension> dimensions, Optional<Expression> object, Optional<Descriptor> descriptor,
			List<Expression> strides) {
		/** An object without a descriptor. */
		public Whole(Expression start, List<Dimension> dimensions, Optional<Expression> object) {
			this(start, dimensions, object, Optional.empty(), List.of());
		}

		public Whole {
			dimensions = List.copyOf(dimensions);
			strides = List.copyOf(strides);
		}

		/** Whether its elements are neighbours in memory. */
		public boolean isContiguous() {
			return strides.isEmpty();
		}

		/** The strides, also of a contiguous object; none where its extents are not known. */
		public List<Expression> spacing() {
			if (!isContiguous()) {
				return strides;
			}
			List<Expression> all = new ArrayList<>();
			Expression next = Terms.number(1, start.range());
			for (Dimension d : dimensions) {
				all.add(next);
				Expression stride = next;
				next = d.extent().map(n -> Terms.times(stride, Terms.converted(n, Types.INDEX)))
						.orElseGet(() -> Terms.any(Types.INDEX, List.of(), start.range()));
			}
			return all;
		}
	}

	public Value {
		extents = List.copyOf(extents);
	}

	/** One value that is no object. */
	public static Value of(Expression e) {
		return new Value(e.type(), List.of(), indices -> e, Optional.empty());
	}

	/** One object. */
	public static Value place(Expression e) {
		return new Value(e.type(), List.of(), indices -> e, Optional.of(new Whole(e, List.of(), Optional.of(e))));
	}

	/** How it lies in memory where it is contiguous. */
	public Optional<Whole> contiguous() {
		return whole.filter(Whole::isContiguous);
	}

	/** Whether it has elements. */
	public boolean isArray() {
		return !extents.isEmpty();
	}

	/** The one value. */
	public Expression scalar() {
		return element.apply(List.of());
	}

	/** The values alone, without the object that holds them. */
	public Value computed() {
		return new Value(type, extents, element, Optional.empty());
	}

	/** The same with each element changed. */
	public Value map(Type to, Function<Expression, Expression> change) {
		return new Value(to, extents, indices -> change.apply(element.apply(indices)), Optional.empty());
	}
}
