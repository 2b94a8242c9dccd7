package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.source.SourceRange;

/**
 * What a pointer becomes by being associated with a target. Fortran 2018 §10.2.2.3
 *
 * @param start address of the first element
 * @param strides from one element to the next, counted in elements
 */
public record Association(Expression start, List<Dimension> dimensions, List<Expression> strides) {
	/** The target with its own bounds; those of a section begin with 1. */
	public static Association of(Whole target, SourceRange at) {
		return new Association(address(target, at), target.dimensions(), target.isContiguous() ? List.of() : target.strides());
	}

	/** That of another pointer is its own, as it is. */
	private static Expression address(Whole target, SourceRange at) {
		if (target.descriptor().isPresent()) {
			return target.descriptor().get().data(target.object().orElseThrow(), at);
		}
		return new AddressOf(target.start(), Types.to(target.start().type()), at);
	}

	/** The same with other first indices. */
	public Association from(List<Expression> lower) {
		List<Dimension> moved = new ArrayList<>();
		for (int d = 0; d < dimensions.size(); d++) {
			moved.add(new Dimension(lower.get(d), dimensions.get(d).extent()));
		}
		return new Association(start, moved, strides);
	}

	/** The elements of a target in their order, in another shape; empty where they are not at one distance. */
	public static Optional<Association> remapped(Whole target, List<Dimension> shape, SourceRange at) {
		if (target.isContiguous()) {
			return Optional.of(new Association(address(target, at), shape, List.of()));
		}
		if (target.dimensions().size() != 1) {
			return Optional.empty();
		}
		List<Expression> strides = new ArrayList<>();
		Expression next = target.strides().get(0);
		for (Dimension d : shape) {
			strides.add(next);
			next = Terms.times(next, Terms.converted(d.extent().orElseThrow(), Types.INDEX));
		}
		return Optional.of(new Association(address(target, at), shape, strides));
	}

	/** Whether a descriptor can say it. */
	public boolean fits(Descriptor descriptor) {
		return dimensions.size() == descriptor.rank() && (strides.isEmpty() || descriptor.isStrided());
	}

	/** All values computed before any of them is assigned. */
	public Association kept(Code code, SourceRange at) {
		UnaryOperator<Expression> keep = e -> code.kept(e, at);
		return new Association(keep.apply(start),
				dimensions.stream().map(d -> new Dimension(keep.apply(d.lower()), d.extent().map(keep))).toList(),
				strides.stream().map(keep).toList());
	}

	/** Sets the pointer that a descriptor is. */
	public void assign(Descriptor descriptor, Expression object, Code code, SourceRange at) {
		Expression zero = Terms.number(0, at);
		List<Expression> spacing = strides.isEmpty() ? new Whole(zero, dimensions, Optional.empty()).spacing() : strides;
		List<Expression> stored = descriptor.strides(object, at);
		for (int d = 0; d < descriptor.rank(); d++) {
			Dimension to = descriptor.dimension(object, d, at);
			code.assign(to.lower(), dimensions.get(d).lower(), at);
			code.assign(to.extent().orElseThrow(), dimensions.get(d).extent().orElseGet(() -> Terms.any(Types.INDEX, List.of(), at)), at);
			if (descriptor.isStrided()) {
				code.assign(stored.get(d), spacing.get(d), at);
			}
		}
		Expression data = descriptor.data(object, at);
		code.assign(data, Terms.pointer(start, data.type()), at);
	}

	/** Sets the pointer to one of which nothing is known. */
	public static void lose(Descriptor descriptor, Expression object, List<Expression> operands, Code code, SourceRange at) {
		Expression any = Terms.any(Types.INDEX, List.of(), at);
		for (Dimension d : descriptor.dimensions(object, at)) {
			code.assign(d.lower(), any, at);
			code.assign(d.extent().orElseThrow(), any, at);
		}
		descriptor.strides(object, at).forEach(s -> code.assign(s, any, at));
		Expression data = descriptor.data(object, at);
		code.assign(data, Terms.any(data.type(), operands, at), at);
	}
}
