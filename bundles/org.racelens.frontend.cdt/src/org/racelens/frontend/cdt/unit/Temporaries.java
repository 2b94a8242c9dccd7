package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;

/** The unnamed objects that the expressions of one function need; each is declared before the statement that needs it. */
public final class Temporaries {
	private final List<Declaration> pending = new ArrayList<>();
	private final Set<Integer> made = new HashSet<>();
	private final Set<Integer> unnamed = new HashSet<>();
	private final Set<Integer> extended = new HashSet<>();
	private final Set<Integer> kept = new HashSet<>();
	/** the code that makes an object, for the address of the place where it is to be */
	private final Map<Integer, Function<Expression, Expression>> makers = new HashMap<>();

	/** A new object whose name nobody can write. */
	public Variable fresh(Unit unit, Type type, SourceRange place) {
		Variable variable = unit.numbered(new Variable(0, "(temporary)", type, Storage.UNNAMED, false, place));
		adopt(new Declaration(variable, Optional.empty(), place));
		unnamed.add(variable.id());
		return variable;
	}

	/** Remembers the code that makes an object, so that it can be made at another place. */
	public void makes(Variable variable, Function<Expression, Expression> code) {
		makers.put(variable.id(), code);
	}

	/**
	 * The code that makes an unnamed object which a value is, at another place; empty where the value is none that just came into being.
	 */
	public Optional<Function<Expression, Expression>> maker(Expression value) {
		return value instanceof Comma c && c.second() instanceof VariableReference r
				&& pending.stream().anyMatch(d -> d.variable().equals(r.variable()))
						? Optional.ofNullable(makers.get(r.variable().id()))
						: Optional.empty();
	}

	/** Declares a variable before the statement in which it is declared. */
	public void adopt(Declaration declaration) {
		pending.add(declaration);
		made.add(declaration.variable().id());
	}

	/** An object that lives on as a variable, or as the result of the function: nobody destroys it. */
	public void becomes(Variable variable) {
		if (unnamed.contains(variable.id())) {
			kept.add(variable.id());
		}
	}

	/** An object that lives to the end of its block, since a reference is bound to it. */
	public void extend(Variable variable) {
		if (unnamed.contains(variable.id())) {
			extended.add(variable.id());
		}
	}

	/** Whether an object ends with its block: everything but what is needed in one statement alone. */
	public boolean isOfBlock(Variable variable) {
		return !made.contains(variable.id()) || extended.contains(variable.id());
	}

	/** The objects added since {@code mark} that end with their statement. */
	public List<Variable> ending(int mark) {
		return pending.subList(Math.min(mark, pending.size()), pending.size()).stream().map(Declaration::variable)
				.filter(v -> !extended.contains(v.id()) && !kept.contains(v.id())).toList();
	}

	/** Takes back an object that turned out not to be needed. */
	public void withdraw(Variable variable) {
		pending.removeIf(d -> d.variable().equals(variable));
	}

	/** How many are waiting to be declared; to be asked before a statement is lowered. */
	public int mark() {
		return pending.size();
	}

	/** The objects added since {@code mark}, which no statement is going to declare. */
	public List<Variable> taken(int mark) {
		List<Declaration> own = pending.subList(Math.min(mark, pending.size()), pending.size());
		List<Variable> result = own.stream().map(Declaration::variable).toList();
		own.clear();
		return result;
	}

	/** The statements with the declarations before them of what has been added since {@code mark}. */
	public List<Statement> declared(List<Statement> statements, int mark) {
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
