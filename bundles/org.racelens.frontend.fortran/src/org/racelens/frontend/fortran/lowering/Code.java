package org.racelens.frontend.fortran.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Unmodelled.Deeds;

/** Statements as they come into being, in their order. What an expression needs before it is evaluated is added here, too. */
public final class Code {
	private final Unit unit;
	private final List<Statement> statements = new ArrayList<>();

	public Code(Unit unit) {
		this.unit = unit;
	}

	/** Code of its own for a part that is executed later, or not always. */
	public Code apart() {
		return new Code(unit);
	}

	/** Adds a statement. */
	public void add(Statement statement) {
		statements.add(statement);
	}

	/** Adds all statements of another piece of code. */
	public void addAll(Code other) {
		statements.addAll(other.statements);
	}

	/** An expression is evaluated for what it does. */
	public void evaluate(Expression e) {
		statements.add(new ExpressionStatement(e, e.range()));
	}

	/** A place takes a value. */
	public void assign(Expression target, Expression value, SourceRange at) {
		statements.add(new ExpressionStatement(Terms.assign(target, value, at), at));
	}

	/** Something that is not modelled may happen here. */
	public void unknown(SourceRange at, Explanation why) {
		statements.add(new Statement.Unmodelled(Unit.statementGap(at, why), List.of(), at));
	}

	/** Something that is not known is read here. */
	public void unread(SourceRange at, Explanation why) {
		statements.add(new Statement.Unmodelled(Unit.expressionGap(at, why), Deeds.READS, List.of(), at));
	}

	/** A variable that no text names, with its first value. */
	public Variable local(String name, Type type, Optional<Expression> value, SourceRange at) {
		Variable made = unit.made(name, type, Storage.LOCAL, at);
		statements.add(new Declaration(made, value, at));
		return made;
	}

	/** An expression that may be read more than once without being evaluated again. */
	public Expression kept(Expression e, SourceRange at) {
		return Terms.constant(e).isPresent() ? e : Terms.use(local("value", e.type(), Optional.of(e), at), at);
	}

	/**
	 * Something is done for all elements of an array. A descriptor says only once how many there are.
	 *
	 * @param body given the indices of the element, counted from 0 on
	 */
	public void forEach(List<Expression> extents, SourceRange at, BiConsumer<List<Expression>, Code> body) {
		if (extents.isEmpty()) {
			body.accept(List.of(), this);
			return;
		}
		List<Expression> counts = extents.stream().map(n -> n instanceof Member ? kept(n, at) : n).toList();
		List<Variable> counters = extents.stream().map(n -> unit.made("index", Types.INDEX, Storage.LOCAL, at)).toList();
		Code inner = apart();
		body.accept(counters.stream().map(c -> Terms.use(c, at)).toList(), inner);
		Statement nest = inner.block(at);
		for (int d = 0; d < extents.size(); d++) {
			Expression use = Terms.use(counters.get(d), at);
			nest = new Loop(Optional.of(new Declaration(counters.get(d), Optional.of(Terms.number(0, at)), at)),
					Optional.of(Terms.binary(Operator.LESS, use, Terms.converted(counts.get(d), Types.INDEX), at)),
					Optional.of(new Expression.Increment(true, false, use, Types.INDEX, at)), false, nest, at);
		}
		statements.add(nest);
	}

	/** The statements so far. */
	public List<Statement> statements() {
		return List.copyOf(statements);
	}

	/** Whether there are none. */
	public boolean isEmpty() {
		return statements.isEmpty();
	}

	/** The statements as a block. */
	public Block block(SourceRange at) {
		return new Block(statements, at);
	}

	/** The statements as one statement. */
	public Statement single(SourceRange at) {
		return statements.size() == 1 && !(statements.get(0) instanceof Declaration) ? statements.get(0) : block(at);
	}
}
