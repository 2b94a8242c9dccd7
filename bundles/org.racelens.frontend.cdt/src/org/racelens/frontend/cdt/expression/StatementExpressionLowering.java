package org.racelens.frontend.cdt.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;

/**
 * GNU's {@code ({ … })}. Where it only declares variables and evaluates expressions, as macros for maxima do, it becomes a chain of commas
 * with the variables declared before the statement around it; anything else is not modelled, nor are objects that end there behind its
 * value.
 */
final class StatementExpressionLowering {
	private final LoweringParts lowering;

	StatementExpressionLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	Expression lower(IGNUASTCompoundStatementExpression e, SourceRange range, Scope outer) {
		Scope scope = outer.inner();
		List<Expression> parts = new ArrayList<>();
		List<Statement> statements = new ArrayList<>();
		for (IASTStatement s : e.getCompoundStatement().getStatements()) {
			statements.addAll(lowering.statements().lower(s, scope));
		}
		boolean simple = lowering.pragmas().between(Places.start(e), Places.end(e)).isEmpty()
				&& !lowering.destruction().endsObjects(statements, scope);
		for (Statement lowered : lowering.destruction().atEnd(statements, scope)) {
			Optional<List<Expression>> effect = effect(lowered, scope);
			simple &= effect.isPresent();
			effect.ifPresent(parts::addAll);
		}
		if (!simple || parts.isEmpty()) {
			Explanation what = Unlowered.STATEMENT_AS_EXPRESSION.of();
			return new Unmodelled(Unit.expressionGap(range, Unlowered.X_NOT_MODELLED.of(what)), parts,
					new UnknownType(what.sentence().name()), range);
		}
		Expression result = parts.get(parts.size() - 1);
		for (int i = parts.size() - 2; i >= 0; i--) {
			result = new Comma(parts.get(i), result, range);
		}
		return result;
	}

	private Optional<List<Expression>> effect(Statement s, Scope scope) {
		if (s instanceof ExpressionStatement e) {
			return Optional.of(List.of(e.expression()));
		}
		if (!(s instanceof Declaration d) || d.initializer().filter(InitializerList.class::isInstance).isPresent()) {
			return Optional.empty();
		}
		scope.frame().temporaries().adopt(new Declaration(d.variable(), Optional.empty(), d.range()));
		Expression target = new VariableReference(d.variable(), d.variable().declaration());
		return Optional.of(d.initializer()
				.<List<Expression>>map(v -> List.of(new Assignment(Optional.empty(), target, v, d.variable().type(), d.range())))
				.orElse(List.of()));
	}
}
