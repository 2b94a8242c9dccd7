package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.DerivedType.Component;
import org.racelens.frontend.fortran.unit.DerivedType.Holding;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;

/** What the components of an object hold of which nothing else is said. Fortran 2018 §7.5.4.6 */
public final class DefaultValues {
	private final Unit unit;
	private final SourceRange at;

	public DefaultValues(Unit unit, SourceRange at) {
		this.unit = unit;
		this.at = at;
	}

	/** Whether a component of objects of a type, or a part of one, has a value from the beginning on. */
	public boolean exist(Type type) {
		return unit.derived(type).filter(t -> t.components().values().stream()
				.anyMatch(c -> c.initial().isPresent() || c.holding() == Holding.PART && exist(c.element()))).isPresent();
	}

	/** The first value of an object that lives as long as the program: what is not said is zero, and pointers lead to nothing. */
	public Expression of(Type type) {
		DerivedType derived = unit.derived(type).orElseThrow();
		List<Field> fields = derived.record().fields();
		List<Component> components = List.copyOf(derived.components().values());
		if (fields.size() != components.size()) {
			return Terms.any(type, List.of(), at);
		}
		List<Expression> values = new ArrayList<>();
		List<Long> positions = new ArrayList<>();
		for (int i = 0; i < components.size(); i++) {
			Optional<Expression> value = value(components.get(i));
			if (value.isPresent()) {
				values.add(value.get());
				positions.add((long) i);
			}
		}
		return new InitializerList(values, positions, type, at);
	}

	private Optional<Expression> value(Component c) {
		if (c.holding() == Holding.POINTER) {
			return c.initial().filter(v -> Terms.constant(v).isEmpty()).map(v -> Terms.any(c.field(), List.of(), at));
		}
		if (c.initial().isPresent()) {
			return Optional.of(c.dimensions().isEmpty() ? c.initial().get() : Terms.any(c.field(), List.of(), at));
		}
		boolean nested = c.holding() == Holding.PART && exist(c.element());
		return nested ? Optional.of(c.dimensions().isEmpty() ? of(c.element()) : Terms.any(c.field(), List.of(), at)) : Optional.empty();
	}

	/** Gives an object its values. */
	public void assign(Expression object, Code code) {
		for (Component c : unit.derived(object.type()).orElseThrow().components().values()) {
			Value part = Members.of(object, c, at);
			if (c.holding() == Holding.POINTER) {
				c.initial().ifPresent(v -> pointer(part, v, code));
			} else if (c.initial().isPresent()) {
				code.forEach(part.extents(), at, (i, inner) -> inner.assign(part.element().apply(i), c.initial().get(), at));
			} else if (c.holding() == Holding.PART && exist(c.element())) {
				code.forEach(part.extents(), at, (i, inner) -> assign(part.element().apply(i), inner));
			}
		}
	}

	private void pointer(Value pointer, Expression initial, Code code) {
		Expression data = Members.data(pointer, at);
		boolean none = Terms.constant(initial).isPresent();
		code.assign(data, none ? Terms.pointer(Terms.number(0, at), data.type()) : Terms.any(data.type(), List.of(), at), at);
	}
}
