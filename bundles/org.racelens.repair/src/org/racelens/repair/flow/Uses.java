package org.racelens.repair.flow;

import java.util.HashSet;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;

/** Where code may use a variable: by name, in functions it calls, in code that is not known. */
public record Uses(Subject subject) {

	/** Whether an expression may use the variable when it is evaluated. */
	boolean in(Expression e) {
		return in(e, new HashSet<>());
	}

	private boolean in(Expression e, Set<String> followed) {
		return isOwn(e) || e instanceof Call c && inCallee(c, followed) || Walk.operands(e).stream().anyMatch(o -> in(o, followed));
	}

	/** Whether an expression without its operands uses the variable, or may for all that is known. */
	boolean isOwn(Expression e) {
		boolean measured = e instanceof SizeOf s && inLengths(s.measured()) || e instanceof Cast c && inLengths(c.type());
		return measured || e instanceof Unmodelled || e instanceof VariableReference r && r.variable().equals(subject.variable());
	}

	private boolean inLengths(Type type) {
		if (type instanceof ArrayType a) {
			return inLengths(a.element()) || a.length().filter(this::in).isPresent();
		}
		return type instanceof PointerType p && p.pointee() instanceof ArrayType && inLengths(p.pointee());
	}

	private boolean inCallee(Call call, Set<String> followed) {
		FunctionDefinition callee = subject.functions().get(call.callee());
		if (!subject.isShared() || callee != null && !followed.add(callee.key())) {
			return false;
		}
		if (callee == null) {
			return mayBeUsedByUnknown(call);
		}
		boolean[] found = { false };
		Walk.statements(callee.body(),
				s -> found[0] |= isBeside(s) || Walk.ownExpressions(s).stream().anyMatch(e -> in(e, followed)));
		return found[0];
	}

	/** Whether code without a body in the unit may use the variable by name. */
	boolean mayBeUsedByUnknown(Call call) {
		return subject.isShared() && !subject.functions().containsKey(call.callee()) && LibraryEffect.of(call.callee()).isEmpty();
	}

	/**
	 * Whether a statement may use the variable otherwise than in its expressions: in its declaration, a type, a clause, in what is not
	 * understood.
	 */
	boolean isBeside(Statement s) {
		return s instanceof Statement.Unmodelled
				|| s instanceof Declaration d && (d.variable().equals(subject.variable()) || inLengths(d.variable().type()))
				|| s instanceof ConstructStatement c && c.construct().clauses().stream().anyMatch(this::isIn);
	}

	private boolean isIn(Clause clause) {
		return ClauseUses.isNamedInText(clause, subject.variable()) || ClauseUses.expressions(clause).stream().anyMatch(this::in);
	}
}
