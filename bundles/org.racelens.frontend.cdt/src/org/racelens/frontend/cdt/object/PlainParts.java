package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ExpressionStatement;

/** The parts of an object that are assigned as plain values, beside others that have code of their own. C++17 §15.8.2p12 */
final class PlainParts {
	private final LoweringParts lowering;

	PlainParts(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/**
	 * The statements by which an object takes over the values of another one's parts.
	 *
	 * @param besides the fields that are assigned otherwise
	 */
	List<Statement> taken(RecordType record, Set<Field> besides, Expression target, Expression source, SourceRange range) {
		List<Statement> result = new ArrayList<>();
		for (Field f : lowering.records().definition(record).map(RecordDefinition::fields).orElse(List.of())) {
			if (!besides.contains(f)) {
				Expression to = new Member(target, f.name(), f.type(), range);
				Expression from = new Member(source, f.name(), f.type(), range);
				result.addAll(f.type() instanceof ArrayType row ? elements(row, to, from, range) : List.of(assigned(to, from, range)));
			}
		}
		return result;
	}

	private List<Statement> elements(ArrayType row, Expression to, Expression from, SourceRange range) {
		if (row.element() instanceof ArrayType || row.length().isEmpty()) {
			Expression unknown = new Unmodelled(
					Unit.expressionGap(range, Unlowered.ASSIGNMENT_OF_MEMBER_THAT_IS_ARRAY_IS_NOT_MODELLED.of()),
					List.of(to, from), VoidType.VOID, range);
			return List.of(new ExpressionStatement(unknown, range));
		}
		return lowering.rows().repeated(row, row.length().get(), range, i -> Optional.of(new Assignment(Optional.empty(),
				new Subscript(to, i, row.element(), range), new Subscript(from, i, row.element(), range), row.element(), range)));
	}

	private static Statement assigned(Expression to, Expression from, SourceRange range) {
		return new ExpressionStatement(new Assignment(Optional.empty(), to, from, to.type(), range), range);
	}
}
