package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;

/**
 * What {@code data} statements say of a variable's first values: each list of objects takes the values of its list one after the other.
 * Fortran 2018 §8.6.7
 */
final class DataValues {
	private static final long MOST = 4096;

	private final Parts parts;
	private final Declared variable;
	private final List<Dimension> dimensions;
	private final Map<Long, Expression> found = new HashMap<>();
	private boolean understood = true;

	DataValues(Parts parts, Declared variable, List<Dimension> dimensions) {
		this.parts = parts;
		this.variable = variable;
		this.dimensions = dimensions;
	}

	/** The values by the places of the elements in memory; empty where something is not understood. */
	Optional<Map<Long, Expression>> of(Scope scope) {
		for (Node set : variable.data()) {
			List<Expression> values = values(set, scope);
			int next = 0;
			for (Node object : set.parts()) {
				if (understood && !object.is("data_value")) {
					next = object(object, next, values, scope);
				}
			}
		}
		return understood ? Optional.of(found) : Optional.empty();
	}

	private List<Expression> values(Node set, Scope scope) {
		List<Expression> values = new ArrayList<>();
		long repeat = 1;
		for (Node n : set.child("data_value").map(Node::parts).orElse(List.of())) {
			if (n.field().equals("repeat")) {
				repeat = parts.expressions().constant(n, scope).orElse(-1L);
				understood &= repeat >= 0 && repeat <= MOST;
			} else {
				Value value = parts.expressions().value(n, scope, new Code(parts.unit()));
				for (long i = 0; i < repeat && understood; i++) {
					values.add(value.isArray() ? null : value.scalar());
				}
				repeat = 1;
			}
		}
		return values;
	}

	/** The number of values that are used up. */
	private int object(Node object, int from, List<Expression> values, Scope scope) {
		if (object.is("implied_do_loop_expression")) {
			return repeated(object, from, values, scope);
		}
		boolean own = name(object).equals(variable.name);
		if (object.is("call_expression")) {
			Optional<Long> place = own ? place(object, scope) : Optional.of(0L);
			boolean element = object.child("argument_list").filter(l -> l.parts().stream().noneMatch(n -> n.is("extent_specifier")))
					.isPresent();
			understood &= place.isPresent() && element;
			take(own && understood ? place : Optional.empty(), from, values);
			return from + 1;
		}
		Optional<Long> size = own ? InitialValues.size(dimensions) : variable.sizeOf(object, parts, scope);
		understood &= size.isPresent();
		for (long k = 0; k < size.orElse(0L) && own; k++) {
			take(Optional.of(k), from + (int) k, values);
		}
		return from + size.orElse(0L).intValue();
	}

	private void take(Optional<Long> place, int from, List<Expression> values) {
		boolean given = from < values.size() && values.get(from) instanceof IntegerLiteral;
		place.ifPresent(k -> {
			understood &= given;
			if (given) {
				found.put(k, values.get(from));
			}
		});
	}

	private static String name(Node object) {
		return object.is("call_expression") ? object.children().get(0).name() : object.name();
	}

	/** Where an element lies. */
	private Optional<Long> place(Node element, Scope scope) {
		List<Node> subscripts = element.child("argument_list").map(Node::parts).orElse(List.of());
		long place = 0;
		long width = 1;
		for (int d = 0; d < dimensions.size(); d++) {
			Optional<Long> lower = Terms.constant(dimensions.get(d).lower());
			Optional<Long> extent = dimensions.get(d).extent().flatMap(Terms::constant);
			Optional<Long> index = d < subscripts.size() ? parts.expressions().constant(subscripts.get(d), scope) : Optional.empty();
			if (lower.isEmpty() || extent.isEmpty() || index.isEmpty()) {
				return Optional.empty();
			}
			place += (index.get() - lower.get()) * width;
			width *= extent.get();
		}
		return Optional.of(place);
	}

	/** {@code (a(i), i = 1, 3)} */
	private int repeated(Node list, int from, List<Expression> values, Scope scope) {
		Node control = list.child("loop_control_expression").orElseThrow();
		List<Node> bounds = control.parts();
		Optional<Long> first = parts.expressions().constant(bounds.get(1), scope);
		Optional<Long> last = parts.expressions().constant(bounds.get(2), scope);
		Optional<Long> step = bounds.size() > 3 ? parts.expressions().constant(bounds.get(3), scope) : Optional.of(1L);
		understood &= first.isPresent() && last.isPresent() && step.filter(n -> n != 0).isPresent()
				&& Math.abs(last.get() - first.get()) <= MOST;
		int next = from;
		if (understood) {
			for (long i = first.get(); step.get() > 0 ? i <= last.get() : i >= last.get(); i += step.get()) {
				Scope names = scope.inner();
				names.declare(bounds.get(0).name(), new Entity.Alias(Value.of(Terms.number(i, list.range()))));
				for (Node n : list.parts()) {
					if (n != control) {
						next = object(n, next, values, names);
					}
				}
			}
		}
		return next;
	}
}
