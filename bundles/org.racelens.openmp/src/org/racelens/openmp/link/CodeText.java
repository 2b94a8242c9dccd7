package org.racelens.openmp.link;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * What the text of a function or of a first value says, all of it: clauses, lengths in types and combiners included.
 *
 * @param calls in the order of the text
 * @param named the variables that it uses, and the functions that it names other than to call them
 * @param casts the conversions that it makes
 * @param isUnderstood whether there is nothing in it that is not modelled
 */
record CodeText(List<Call> calls, Set<Variable> named, List<Cast> casts, boolean isUnderstood) {
	CodeText {
		calls = List.copyOf(calls);
		named = Set.copyOf(named);
		casts = List.copyOf(casts);
	}

	/** The text of a function, with what its constructs may execute by declarations of the unit: combiners, mappers, copies. */
	static CodeText of(FunctionDefinition f, ParsedUnit unit) {
		return of(executed(f, unit));
	}

	private static List<Object> executed(FunctionDefinition f, ParsedUnit unit) {
		boolean[] constructs = { false };
		Walk.statements(f.body(), s -> constructs[0] |= s instanceof ConstructStatement);
		return constructs[0] ? List.of(f, unit.declared()) : List.of(f);
	}

	/** The text of records of the model. */
	static CodeText of(Object code) {
		List<Call> calls = new ArrayList<>();
		Set<Variable> named = new LinkedHashSet<>();
		List<Cast> casts = new ArrayList<>();
		boolean[] understood = { true };
		new RecordTree(v -> {
			if (v instanceof Call c) {
				calls.add(c);
			} else if (v instanceof VariableReference r) {
				named.add(r.variable());
			} else if (v instanceof Cast c) {
				casts.add(c);
			}
			understood[0] &= !Statement.Unmodelled.mayDoAnything(v);
			return Optional.empty();
		}).of(code);
		return new CodeText(calls, named, casts, understood[0]);
	}

	/** Whether a variable stands for a function. */
	static boolean isFunction(Variable v) {
		return v.origin() == Origin.FUNCTION;
	}

	/** The functions that are named. */
	List<String> functions() {
		return named.stream().filter(CodeText::isFunction).map(Variable::name).sorted().toList();
	}
}
