package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.flow.Accumulation.Shape;

/** Gathers the updates of a variable in some code, as long as every use of it is one. */
final class UpdateCollector {
	private final Uses uses;
	private final Set<String> followed = new HashSet<>();
	private final Set<String> operators = new LinkedHashSet<>();
	private final Set<Shape> shapes = new HashSet<>();
	private final List<SourceRange> places = new ArrayList<>();
	private boolean otherUse;

	UpdateCollector(Subject subject) {
		uses = new Uses(subject);
	}

	Optional<Accumulation> collect(Statement code) {
		statement(code);
		return otherUse || operators.size() != 1 || shapes.size() != 1 ? Optional.empty()
				: Optional.of(new Accumulation(operators.iterator().next(), places, shapes.iterator().next()));
	}

	private void statement(Statement s) {
		Optional<Update> selected = s instanceof If i ? selection(i) : Optional.empty();
		if (selected.isPresent()) {
			add(selected.get(), s.range());
			return;
		}
		if (s instanceof ExpressionStatement e) {
			discarded(e.expression());
		} else if (s instanceof Loop l) {
			l.condition().ifPresent(this::used);
			l.update().ifPresent(this::discarded);
		} else {
			Walk.ownExpressions(s).forEach(this::used);
			otherUse |= uses.isBeside(s);
		}
		Walk.parts(s).forEach(this::statement);
	}

	/** An expression whose value is not used. */
	private void discarded(Expression e) {
		if (e instanceof Comma c) {
			discarded(c.first());
			discarded(c.second());
			return;
		}
		if (e instanceof Cast c && c.type() instanceof VoidType) {
			discarded(c.operand());
			return;
		}
		if (e instanceof Conditional c) {
			used(c.condition());
			discarded(c.whenTrue());
			discarded(c.whenFalse());
			return;
		}
		if (e instanceof ShortCircuit s) {
			used(s.left());
			discarded(s.right());
			return;
		}
		Optional<Update> update = Update.of(e, uses).filter(u -> shape(u.target()).isPresent());
		if (update.isPresent()) {
			add(update.get(), e.range());
		} else {
			used(e);
		}
	}

	/** An expression of which only the functions it calls may update the variable. */
	private void used(Expression e) {
		Walk.expressions(e, part -> {
			otherUse |= uses.isOwn(part) || part instanceof Call c && uses.mayBeUsedByUnknown(c);
			FunctionDefinition callee = part instanceof Call c ? uses.subject().functions().get(c.callee()) : null;
			if (callee != null && uses.subject().isShared() && followed.add(callee.key())) {
				statement(callee.body());
			}
		});
	}

	private void add(Update update, SourceRange place) {
		operators.add(update.operator());
		shape(update.target()).ifPresentOrElse(shapes::add, () -> otherUse = true);
		places.add(place);
	}

	/** {@code if (e > v) v = e;} */
	private Optional<Update> selection(If s) {
		Statement then = unwrapped(s.thenBranch());
		if (s.elseBranch().isPresent() || !(s.condition() instanceof Binary b) || !(then instanceof ExpressionStatement e)
				|| !(e.expression() instanceof Assignment a) || a.operator().isPresent() || shape(a.target()).isEmpty()) {
			return Optional.empty();
		}
		Update update = new Update("", a.target());
		boolean left = Spelling.same(b.left(), a.value());
		boolean other = update.isTarget(left ? b.right() : b.left());
		boolean compared = left || Spelling.same(b.right(), a.value());
		return other && compared ? update.selection(b, left, uses).map(o -> new Update(o, a.target())) : Optional.empty();
	}

	static Statement unwrapped(Statement s) {
		return s instanceof Block b && b.statements().size() == 1 ? unwrapped(b.statements().get(0)) : s;
	}

	/** What an update's target is of the variable; its subscripts must change nothing and not use it. */
	private Optional<Shape> shape(Expression target) {
		if (target instanceof VariableReference r) {
			return r.variable().equals(uses.subject().variable()) ? Optional.of(Shape.SCALAR) : Optional.empty();
		}
		return isElement(target) ? Optional.of(Shape.ELEMENTS) : Optional.empty();
	}

	private boolean isElement(Expression e) {
		if (e instanceof Subscript s) {
			return isBase(s.base()) && !uses.in(s.index()) && Pure.is(s.index(), uses.subject().unit());
		}
		return e instanceof Dereference d && isBase(d.pointer());
	}

	private boolean isBase(Expression e) {
		return e instanceof VariableReference r ? r.variable().equals(uses.subject().variable()) : isElement(e);
	}
}
