package org.racelens.frontend.cdt.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCaseStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDoStatement;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTForStatement;
import org.eclipse.cdt.core.dom.ast.IASTIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.IASTWhileStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTIfStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTSwitchStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTWhileStatement;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Break;
import org.racelens.openmp.program.Statement.CaseLabel;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Switch;

/** Branches and loops. Conditions that declare a variable become a declaration before and a use of it. */
final class BranchLowering {
	/** A {@code case} range of more values becomes one label of unknown value. */
	private static final long WIDEST_RANGE = 256;

	private final LoweringParts lowering;

	BranchLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** @param before what has to happen first, in a scope of its own */
	private record Condition(List<Statement> before, Expression value) {
	}

	private Condition condition(IASTExpression e, IASTDeclaration declaration, Scope scope) {
		return e != null ? new Condition(List.of(), test(e, scope))
				: declared(declaration, v -> lowering.conversions().truth(v, scope), scope);
	}

	private Condition selector(IASTExpression e, IASTDeclaration declaration, Scope scope) {
		return e != null ? new Condition(List.of(), lowering.destruction().full(e,
				() -> lowering.conversions().operand(lowering.expressions().lower(e, scope), scope), scope))
				: declared(declaration, v -> lowering.conversions().operand(v, scope), scope);
	}

	/** A declared variable as a condition: what it is after its declaration, which ends what that made. C++17 §9.4p2 */
	private Condition declared(IASTDeclaration declaration, UnaryOperator<Expression> taken, Scope scope) {
		Temporaries temporaries = scope.frame().temporaries();
		int mark = temporaries.mark();
		List<Statement> made = declaration == null ? List.of() : lowering.declarations().local(declaration, scope);
		List<Statement> before = temporaries
				.declared(lowering.destruction().afterwards(declaration, made, mark, scope), mark);
		Optional<Expression> value = made.stream().filter(Declaration.class::isInstance).map(d -> ((Declaration) d).variable()).findFirst()
				.map(v -> scope.lookup(v.name()).orElse(null) instanceof Scope.OfVariable known
						? known.use(v.declaration()) : new VariableReference(v, v.declaration()));
		return new Condition(before, value.map(taken)
				.orElseGet(() -> new IntegerLiteral(1, IntegerType.INT, SourceRange.startOf(lowering.unit().tree().source().path()))));
	}

	private Expression test(IASTExpression e, Scope scope) {
		return lowering.destruction().full(e,
				() -> lowering.conversions().truth(lowering.expressions().lower(e, scope), scope), scope);
	}

	private Statement wrapped(List<Statement> before, Statement statement, Scope scope) {
		if (before.isEmpty()) {
			return statement;
		}
		List<Statement> all = new ArrayList<>(before);
		all.add(statement);
		return new Block(lowering.destruction().atEnd(all, scope), statement.range());
	}

	Statement branch(IASTIfStatement s, Scope outer) {
		Scope scope = outer.inner();
		SourceRange range = lowering.places().of(s);
		List<Statement> before = new ArrayList<>();
		IASTDeclaration declaration = null;
		if (s instanceof ICPPASTIfStatement cpp) {
			declaration = cpp.getConditionDeclaration();
			if (cpp.getInitializerStatement() != null) {
				before.addAll(lowering.statements().lower(cpp.getInitializerStatement(), scope));
			}
		}
		Condition condition = condition(s.getConditionExpression(), declaration, scope);
		before.addAll(condition.before());
		IASTNode head = s.getConditionExpression() != null ? s.getConditionExpression() : declaration;
		Statement yes = body(s.getThenClause(), head == null ? Places.start(s) : Places.end(head), scope);
		Optional<Statement> no = Optional.ofNullable(s.getElseClause()).map(e -> body(e, Places.end(s.getThenClause()), scope));
		return wrapped(before, new If(condition.value(), yes, no, range), scope);
	}

	/** The statement that a header governs, with the directives between the header and it. */
	private Statement body(IASTStatement body, int from, Scope scope) {
		return lowering.statements().body(body, from, scope.inner());
	}

	private static int afterLast(IASTNode statement, IASTNode... parts) {
		int end = Places.start(statement);
		for (IASTNode part : parts) {
			end = part == null ? end : Math.max(end, Places.end(part));
		}
		return end;
	}

	Statement loop(IASTForStatement s, Scope outer) {
		Scope scope = outer.inner();
		SourceRange range = lowering.places().of(s);
		IASTStatement initializer = s.getInitializerStatement();
		List<Statement> init = initializer == null ? List.of() : lowering.statements().lower(initializer, scope);
		boolean ends = lowering.destruction().endsObjects(init, scope);
		Optional<Statement> first = init.isEmpty() || ends ? Optional.empty()
				: Optional.of(Statements.single(init, lowering.places().of(initializer)));
		IASTDeclaration declaration = s instanceof ICPPASTForStatement cpp ? cpp.getConditionDeclaration() : null;
		Optional<Condition> declared = Optional.ofNullable(declaration).map(d -> condition(null, d, scope));
		Optional<Expression> condition = Optional.ofNullable(s.getConditionExpression()).map(e -> test(e, scope));
		Optional<Expression> update = Optional.ofNullable(s.getIterationExpression()).map(e -> lowering.destruction()
				.full(e, () -> lowering.expressions().discarded(e, scope), scope));
		Statement body = body(s.getBody(), afterLast(s, initializer, s.getConditionExpression(), s.getIterationExpression(), declaration),
				scope);
		Statement loop = declared.map(c -> declaring(c, first, update, body, range, scope))
				.orElseGet(() -> new Loop(first, condition, update, false, body, range));
		return ends ? wrapped(init, loop, scope) : loop;
	}

	/**
	 * A loop whose condition declares a variable, which comes to be and ends in each trip. C++17 §9.5.1p2
	 *
	 * @param init what comes first, once
	 */
	private Statement declaring(Condition condition, Optional<Statement> init, Optional<Expression> update, Statement body,
			SourceRange range, Scope scope) {
		List<Statement> before = new ArrayList<>(init.stream().toList());
		boolean plain = condition.before().size() == 1 && condition.before().get(0) instanceof Declaration d && d.initializer().isPresent()
				&& condition.value() instanceof VariableReference;
		if (plain) {
			Declaration d = (Declaration) condition.before().get(0);
			before.add(new Declaration(d.variable(), Optional.empty(), d.range()));
			Expression test = new Assignment(Optional.empty(), condition.value(), d.initializer().get(), d.variable().type(), d.range());
			return wrapped(before, new Loop(Optional.empty(), Optional.of(test), update, false, body, range), scope);
		}
		List<Statement> trip = new ArrayList<>(condition.before());
		SourceRange place = condition.value().range();
		trip.add(new If(condition.value(), new Block(List.of(), place), Optional.of(new Break(place)), place));
		trip.add(body);
		Block all = new Block(lowering.destruction().atEnd(trip, scope), range);
		return wrapped(before, new Loop(Optional.empty(), Optional.empty(), update, false, all, range), scope);
	}

	Statement loop(IASTWhileStatement s, Scope outer) {
		Scope scope = outer.inner();
		SourceRange range = lowering.places().of(s);
		IASTDeclaration declaration = s instanceof ICPPASTWhileStatement cpp ? cpp.getConditionDeclaration() : null;
		Optional<Condition> declared = Optional.ofNullable(declaration).map(d -> condition(null, d, scope));
		Optional<Expression> condition = Optional.ofNullable(s.getCondition()).map(e -> test(e, scope));
		Statement body = body(s.getBody(), afterLast(s, s.getCondition(), declaration), scope);
		return declared.map(c -> declaring(c, Optional.empty(), Optional.empty(), body, range, scope))
				.orElseGet(() -> new Loop(Optional.empty(), condition, Optional.empty(), false, body, range));
	}

	Statement loop(IASTDoStatement s, Scope scope) {
		Statement body = body(s.getBody(), Places.start(s), scope);
		Optional<Expression> condition = Optional.ofNullable(s.getCondition()).map(e -> test(e, scope));
		return new Loop(Optional.empty(), condition, Optional.empty(), true, body, lowering.places().of(s));
	}

	Statement selection(IASTSwitchStatement s, Scope outer) {
		Scope scope = outer.inner();
		List<Statement> before = new ArrayList<>();
		IASTDeclaration declaration = null;
		if (s instanceof ICPPASTSwitchStatement cpp) {
			declaration = cpp.getControllerDeclaration();
			if (cpp.getInitializerStatement() != null) {
				before.addAll(lowering.statements().lower(cpp.getInitializerStatement(), scope));
			}
		}
		Condition selector = selector(s.getControllerExpression(), declaration, scope);
		before.addAll(selector.before());
		Statement body = body(s.getBody(), afterLast(s, s.getControllerExpression(), declaration), scope);
		return wrapped(before, new Switch(selector.value(), body, lowering.places().of(s)), scope);
	}

	/** A label; GNU's {@code case 1 ... 3:} stands for several. */
	List<Statement> label(IASTCaseStatement s, Scope scope) {
		SourceRange range = lowering.places().of(s);
		if (s.getExpression() instanceof IASTBinaryExpression b && b.getOperator() == IASTBinaryExpression.op_ellipses) {
			Optional<Long> from = lowering.constants().value(lowering.expressions().lower(b.getOperand1(), scope));
			Optional<Long> to = lowering.constants().value(lowering.expressions().lower(b.getOperand2(), scope));
			List<Statement> labels = new ArrayList<>();
			if (from.isPresent() && to.isPresent() && to.get() - from.get() < WIDEST_RANGE) {
				for (long v = from.get(); v <= to.get(); v++) {
					labels.add(new CaseLabel(Optional.of(new IntegerLiteral(v, IntegerType.INT, range)), range));
				}
				return labels;
			}
		}
		return List.of(new CaseLabel(Optional.of(lowering.expressions().lower(s.getExpression(), scope)), range));
	}
}
