package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expr.Variable;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Declaration;
import org.racelens.model.type.Type;

/** The unnamed objects that the expressions of one function need; each is declared before the statement that needs it. */
final class Temporaries {
	private final List<Declaration> pending = new ArrayList<>();

	/** A new object whose name nobody can write. */
	Variable fresh(Unit unit, Type type, SourceRange place) {
		Variable variable = unit.variable("(temporary)", type, Storage.LOCAL, false, place);
		pending.add(new Declaration(variable, Optional.empty(), place));
		return variable;
	}

	/** Declares a variable before the statement in which it is declared. */
	void adopt(Declaration declaration) {
		pending.add(declaration);
	}

	/** Takes back an object that turned out not to be needed. */
	void withdraw(Variable variable) {
		pending.removeIf(d -> d.variable().equals(variable));
	}

	/** How many are waiting to be declared; to be asked before a statement is lowered. */
	int mark() {
		return pending.size();
	}

	/** The statements with the declarations before them of what has been added since {@code mark}. */
	List<Statement> declared(List<Statement> statements, int mark) {
		if (pending.size() <= mark) {
			return statements;
		}
		List<Declaration> own = pending.subList(mark, pending.size());
		List<Statement> result = new ArrayList<>(own);
		result.addAll(statements);
		own.clear();
		return result;
	}
}
