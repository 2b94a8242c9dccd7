package org.racelens.openmp.syntax;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Calls and constructs that stand at one place of a function, because one use of a macro made them all: what is named after its place has
 * to tell them apart.
 */
public final class SharedPlaces {
	/** how many of its kind stand at the same place before it */
	private final Map<Object, Integer> numbers = new IdentityHashMap<>();

	private SharedPlaces() {
	}

	/** The calls and constructs of all functions of a unit, numbered within their functions in the order of the text. */
	public static SharedPlaces in(ParsedUnit unit) {
		SharedPlaces result = new SharedPlaces();
		unit.functions().forEach(result::add);
		return result;
	}

	private record Key(Class<?> kind, int offset) {
	}

	private void add(FunctionDefinition function) {
		Map<Key, Integer> seen = new LinkedHashMap<>();
		Walk.expressions(function.body(), e -> {
			if (e instanceof Call c) {
				add(c, c.range().offset(), seen);
			}
		});
		Walk.statements(function.body(), s -> {
			if (s instanceof ConstructStatement c) {
				add(c.construct(), c.construct().directive().range().offset(), seen);
			}
		});
	}

	private void add(Object node, int offset, Map<Key, Integer> seen) {
		if (!numbers.containsKey(node)) {
			numbers.put(node, seen.merge(new Key(node.getClass(), offset), 1, Integer::sum) - 1);
		}
	}

	/** A name of a call's place that no other call of the function has. */
	public String of(Call call) {
		int number = numbers.getOrDefault(call, 0);
		return number == 0 ? Integer.toString(call.range().offset()) : call.range().offset() + "/" + number;
	}

	/** How many constructs of its kind stand at a construct's place before it. */
	public int before(Construct construct) {
		return numbers.getOrDefault(construct, 0);
	}
}
