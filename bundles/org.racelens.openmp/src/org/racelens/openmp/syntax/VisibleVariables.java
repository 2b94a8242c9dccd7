package org.racelens.openmp.syntax;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.Statement.Loop;

/** The variables that names mean at a construct: what an inner block or a parameter hides has no name there. C11 §6.2.1 */
public final class VisibleVariables {
	private final Construct construct;
	private final List<Variable> staticLocals;

	private VisibleVariables(Construct construct, List<Variable> staticLocals) {
		this.construct = construct;
		this.staticLocals = staticLocals;
	}

	/**
	 * The variables that a construct can name, one for each name; among them those that the front end made.
	 *
	 * @param function in whose text the construct stands
	 * @param statics the variables of the unit that live as long as the program; where several outside of functions have one name, it means
	 * the one that the function names; what a member function or a closure does not name may mean something else in it
	 */
	public static Collection<Variable> at(Construct construct, FunctionDefinition function, Collection<Variable> statics) {
		Map<String, Variable> named = new LinkedHashMap<>();
		boolean isInside = function.parameters().stream().anyMatch(p -> !p.isDeclared());
		single(isInside ? Stream.empty() : statics.stream()).forEach(v -> named.put(v.name(), v));
		single(used(function)).forEach(v -> named.put(v.name(), v));
		function.parameters().forEach(v -> named.put(v.name(), v));
		List<Variable> locals = statics.stream()
				.filter(v -> v.storage() == Storage.STATIC_LOCAL && function.range().contains(v.declaration())).toList();
		new VisibleVariables(construct, locals).find(function.body(), named);
		return List.copyOf(named.values());
	}

	/** The variables outside of functions that are the only ones of their names. */
	private static Stream<Variable> single(Stream<Variable> all) {
		return all.filter(v -> !v.isAutomatic() && v.storage() != Storage.STATIC_LOCAL)
				.collect(Collectors.groupingBy(Variable::name, LinkedHashMap::new, Collectors.toSet())).values().stream()
				.filter(same -> same.size() == 1).flatMap(Set::stream);
	}

	private static Stream<Variable> used(FunctionDefinition function) {
		Stream.Builder<Variable> used = Stream.builder();
		Walk.expressions(function.body(), e -> {
			if (e instanceof VariableReference r) {
				used.add(r.variable());
			}
		});
		return used.build();
	}

	/** Adds what is declared before the construct in the blocks around it; whether it stands in a statement. */
	private boolean find(Statement s, Map<String, Variable> named) {
		if (s instanceof ConstructStatement c && c.construct() == construct) {
			return true;
		}
		List<Statement> parts = Walk.parts(s);
		Map<String, Variable> inside = new LinkedHashMap<>();
		if (s instanceof Block b) {
			staticLocals.stream().filter(v -> isDeclaredIn(b, v)).forEach(v -> inside.put(v.name(), v));
		}
		for (Statement part : parts) {
			Map<String, Variable> deeper = new LinkedHashMap<>();
			if (find(part, deeper)) {
				named.putAll(inside);
				named.putAll(deeper);
				return true;
			}
			declare(part, s instanceof Loop, inside);
		}
		return false;
	}

	/** Whether a variable is declared in a block itself, before the construct. */
	private boolean isDeclaredIn(Block block, Variable variable) {
		return block.range().contains(variable.declaration()) && variable.declaration().offset() < construct.range().offset()
				&& block.statements().stream().noneMatch(s -> s.range().contains(variable.declaration()));
	}

	private static void declare(Statement s, boolean isOfLoop, Map<String, Variable> named) {
		if (s instanceof Declaration d) {
			named.put(d.variable().name(), d.variable());
		} else if (s instanceof Initialization i) {
			named.put(i.made().variable().name(), i.made().variable());
		} else if (isOfLoop && s instanceof Block b) {
			b.statements().forEach(part -> declare(part, true, named));
		}
	}
}
