package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;

/** Arrays of listed values, and lists with {@code do} inside. Fortran 2018 §7.8, §12.6.3 */
public final class Constructors {
	/** Longer lists are not followed. */
	private static final int MOST = 1024;

	private final Parts parts;

	public Constructors(Parts parts) {
		this.parts = parts;
	}

	/** {@code [1, 2, 3]} */
	Value array(Node e, Scope scope, Code code) {
		List<Node> items = e.parts().stream().filter(n -> !n.field().equals("type") && !n.is("intrinsic_type", "derived_type")).toList();
		List<Value> values = new ArrayList<>();
		boolean listed = items.stream().allMatch(n -> list(n, scope, code, values)) && values.stream().noneMatch(Value::isArray);
		if (!listed) {
			items.forEach(n -> read(n, scope, code));
			return any(Types.INTEGER, e, code);
		}
		List<Expression> elements = values.stream().map(Value::scalar).toList();
		Type type = elements.isEmpty() ? Types.INTEGER : elements.get(0).type();
		return new Value(type, List.of(Terms.number(elements.size(), e.range())),
				k -> Terms.constant(k.get(0)).filter(n -> n >= 0 && n < elements.size()).map(n -> elements.get(n.intValue()))
						.orElseGet(() -> Terms.any(type, elements, e.range())),
				Optional.empty());
	}

	/** Adds what an item stands for; false where that is not known, or too much. */
	private boolean list(Node item, Scope scope, Code code, List<Value> values) {
		if (!item.is("implied_do_loop_expression")) {
			values.add(parts.expressions().value(item, scope, code));
			return values.size() <= MOST;
		}
		Node control = item.child("loop_control_expression").orElseThrow();
		List<Node> bounds = control.parts();
		Optional<Long> first = parts.expressions().constant(bounds.get(1), scope);
		Optional<Long> last = parts.expressions().constant(bounds.get(2), scope);
		Optional<Long> step = bounds.size() > 3 ? parts.expressions().constant(bounds.get(3), scope) : Optional.of(1L);
		boolean known = first.isPresent() && last.isPresent() && step.filter(n -> n != 0).isPresent()
				&& Math.abs(last.get() - first.get()) <= MOST;
		for (long i = known ? first.get() : 0; known && (step.get() > 0 ? i <= last.get() : i >= last.get()); i += step.get()) {
			Scope names = scope.inner();
			names.declare(bounds.get(0).name(), new Entity.Alias(Value.of(Terms.number(i, item.range()))));
			known = item.parts().stream().filter(n -> n != control).allMatch(n -> list(n, names, code, values));
		}
		return known;
	}

	private static Value any(Type type, Node e, Code code) {
		return new Value(type, List.of(code.kept(Terms.any(Types.INDEX, List.of(), e.range()), e.range())),
				k -> Terms.any(type, List.of(), e.range()),
				Optional.empty());
	}

	/** All that an item of a list reads, the items of {@code (a(i), i = 1, n)} included. */
	public void read(Node item, Scope scope, Code code) {
		each(item, scope, code, (n, names, inner) -> parts.expressions().read(parts.expressions().value(n, names, inner), inner, n));
	}

	/** What is done with each item. */
	public interface Action {
		/** @param names in which the item has its meaning */
		void on(Node item, Scope names, Code code);
	}

	/** Does something with an item of a list, or with all that it stands for. The index of a list is its own. Fortran 2018 §19.4 */
	public void each(Node item, Scope scope, Code code, Action action) {
		if (!item.is("implied_do_loop_expression")) {
			action.on(item, scope, code);
			return;
		}
		Node control = item.child("loop_control_expression").orElseThrow();
		List<Node> bounds = control.parts();
		Expression lower = parts.expressions().scalar(bounds.get(1), scope, code);
		Expression upper = parts.expressions().scalar(bounds.get(2), scope, code);
		Expression stride = bounds.size() > 3 ? parts.expressions().scalar(bounds.get(3), scope, code) : Terms.number(1, item.range());
		code.forEach(List.of(Section.count(lower, upper, stride)), item.range(), (k, inner) -> {
			Scope names = scope.inner();
			Expression index = Terms.plus(Terms.times(k.get(0), stride), lower);
			Variable counter = inner.local(bounds.get(0).name(), Types.INTEGER, Optional.of(Terms.converted(index, Types.INTEGER)),
					item.range());
			names.declare(bounds.get(0).name(), new Data(counter, Data.Form.DIRECT, Types.INTEGER, List.of()));
			item.parts().stream().filter(n -> n != control).forEach(n -> each(n, names, inner, action));
		});
	}
}
