package org.racelens.openmp.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.ParsedUnit;

/** A function without what is a unit's own: numbers of variables. Two units have the same function if its forms are equal. */
final class PlainForm {
	private final ParsedUnit unit;
	private final RecordTree tree = new RecordTree(this::replaced);
	private final Map<Integer, Variable> numbered = new HashMap<>();
	private final List<Named> named = new ArrayList<>();

	/** What stands for a variable in the order in which they are named; where the linker knows it, its place is of no account. */
	private record Named(String name, Type type, Storage storage, boolean constant, Optional<SourceRange> declaration) {
	}

	/** What two functions have in common that are one. */
	record Form(String key, Type result, Block body, List<Variable> parameters, List<Object> named) {
	}

	PlainForm(ParsedUnit unit) {
		this.unit = unit;
	}

	Form of(FunctionDefinition f) {
		List<Variable> parameters = tree.of(f.parameters());
		Block body = tree.of(f.body());
		return new Form(f.key(), tree.of(f.returnType()), body, parameters, List.copyOf(named));
	}

	private Optional<Object> replaced(Object value) {
		if (value instanceof Variable v) {
			return Optional.of(numbered(v));
		}
		if (value instanceof Call c) {
			Call inside = (Call) tree.inside(c);
			String callee = unit.linking().symbols().meant(c).map(m -> m.symbol())
					.orElse(unit.linking().symbols().definitions().getOrDefault(c.callee(), c.callee()));
			return Optional.of(new Call(callee, inside.target(), inside.arguments(), inside.type(), c.range()));
		}
		return Optional.empty();
	}

	private Variable numbered(Variable v) {
		Variable known = numbered.get(v.id());
		if (known == null) {
			known = new Variable(numbered.size(), v.name(), v.type(), v.storage(), v.constant(), v.declaration(), v.origin());
			numbered.put(v.id(), known);
			Optional<String> symbol = unit.linking().symbols().of(v);
			named.add(new Named(symbol.orElse(v.name()), tree.of(v.type()), v.storage(), v.constant(),
					Optional.of(v.declaration()).filter(d -> symbol.isEmpty())));
		}
		return known;
	}
}
