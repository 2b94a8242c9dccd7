package org.racelens.openmp.syntax;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The variables that are the same objects as others whose values they start with: unnamed ones, and what functions yield. Whoever took the
 * address of these has that of the variables: a superset. C++17 [class.copy.elision], [dcl.init] p17.6.1
 */
final class TakenOver {
	private final ParsedUnit unit;
	private final Map<String, FunctionDefinition> functions = new HashMap<>();
	/** the types of the automatic objects whose address is taken */
	private final Set<Type> addressed = new LinkedHashSet<>();
	private final Set<Variable> found = new LinkedHashSet<>();

	private TakenOver(ParsedUnit unit, Set<Variable> addressed) {
		this.unit = unit;
		unit.functions().forEach(f -> functions.putIfAbsent(f.key(), f));
		addressed.stream().filter(v -> v.isAutomatic() && v.type() instanceof RecordType).forEach(v -> this.addressed.add(v.type()));
	}

	/** @param addressed the variables whose address some code takes by their names */
	static Set<Variable> by(ParsedUnit unit, Set<Variable> addressed) {
		TakenOver taken = new TakenOver(unit, addressed);
		if (!taken.addressed.isEmpty()) {
			WrittenVariables.forEach(unit, taken::visit);
			unit.functions().forEach(f -> Walk.statements(f.body(), taken::visit));
			unit.globals().forEach(taken::visit);
		}
		return taken.found;
	}

	private void visit(Statement s) {
		Optional<Declaration> made = s instanceof Declaration d ? Optional.of(d) : s instanceof Initialization i ? Optional.of(i.made())
				: Optional.empty();
		made.filter(d -> d.initializer().filter(TakenOver::isOfEnding).isPresent()).ifPresent(d -> add(d.variable()));
	}

	private void visit(Expression e) {
		if (e instanceof Assignment a && isOfEnding(a.value())) {
			WrittenVariables.root(a.target()).ifPresent(this::add);
		} else if (e instanceof Call c) {
			List<Variable> parameters = Optional.ofNullable(functions.get(c.callee())).map(FunctionDefinition::parameters)
					.orElse(List.of());
			for (int i = 0; i < Math.min(parameters.size(), c.arguments().size()); i++) {
				if (isOfEnding(c.arguments().get(i))) {
					add(parameters.get(i));
				}
			}
			if (c.target().isPresent() && c.arguments().stream().anyMatch(TakenOver::isOfEnding)) {
				functions.values().forEach(f -> f.parameters().forEach(this::add));
			}
		}
	}

	/** Whether a value, or a part of it, may be that of an object which ends with it. */
	private static boolean isOfEnding(Expression e) {
		if (e instanceof InitializerList list) {
			return list.elements().stream().anyMatch(TakenOver::isOfEnding);
		}
		if (!(e.type() instanceof RecordType)) {
			return false;
		}
		return e instanceof Call || e instanceof VariableReference r && r.variable().storage() == Storage.UNNAMED
				|| e instanceof Comma c && isOfEnding(c.second()) || e instanceof Cast x && isOfEnding(x.operand())
				|| e instanceof Conditional o && (isOfEnding(o.whenTrue()) || isOfEnding(o.whenFalse()));
	}

	private void add(Variable variable) {
		if (holds(variable.type(), new LinkedHashSet<>())) {
			found.add(variable);
		}
	}

	/** Whether objects of a type are, or have parts, of a type of which an address is taken. */
	private boolean holds(Type type, Set<Type> seen) {
		if (type instanceof ArrayType a) {
			return holds(a.element(), seen);
		}
		return type instanceof RecordType r && seen.add(r) && (addressed.contains(r) || Optional.ofNullable(unit.records().get(r.name()))
				.map(RecordDefinition::fields).orElse(List.of()).stream().map(Field::type).anyMatch(t -> holds(t, seen)));
	}
}
