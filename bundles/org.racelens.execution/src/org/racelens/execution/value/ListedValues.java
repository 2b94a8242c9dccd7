package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.racelens.execution.value.Value.Structure.Home;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;

/**
 * The values of the expressions that stand in a braced list, inner lists included: each is evaluated once, in the order of the list. C++17
 * §11.6.4p4. What makes the object of them may ask for each as often as it likes.
 */
public final class ListedValues implements PartValues {
	private final List<Expression> parts = new ArrayList<>();
	private final List<Value> values = new ArrayList<>();
	private final Function<Expression, Value> evaluator;
	/** the objects that end with the values that the list holds */
	private final Set<Home> homes = new LinkedHashSet<>();
	/** the part that is probably asked for next: they are asked for in their order */
	private int next;

	public ListedValues(InitializerList list, Function<Expression, Value> evaluator) {
		this.evaluator = evaluator;
		evaluate(list);
	}

	private void evaluate(InitializerList list) {
		for (Expression e : list.elements()) {
			if (e instanceof InitializerList inner) {
				evaluate(inner);
			} else {
				parts.add(e);
				values.add(evaluator.apply(e));
			}
		}
	}

	/** The value of a part; one that the list does not hold as it stands is evaluated. */
	@Override
	public Value of(Expression part) {
		for (int i = 0; i < parts.size(); i++) {
			int k = (next + i) % parts.size();
			if (parts.get(k) == part) {
				next = k + 1;
				return values.get(k);
			}
		}
		return evaluator.apply(part);
	}

	@Override
	public void placed(Value.Structure part, long offset) {
		part.homes().forEach(h -> homes.add(h.behind(offset)));
	}

	/** The objects that end with the values, by their places in the whole. */
	public Set<Home> homes() {
		return homes;
	}
}
