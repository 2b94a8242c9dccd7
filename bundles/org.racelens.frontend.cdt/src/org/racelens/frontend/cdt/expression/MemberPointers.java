package org.racelens.frontend.cdt.expression;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMember;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.SourceRange;

/**
 * Pointers to members, {@code &S::a}: a number for each member, none of them 0, which is the null one. Pointers to two members of a union
 * may be equal; those to a member of a base class that is there twice differ by the way they were converted. C++17 §8.3.1 p3, [conv.mem],
 * [expr.eq] p4
 */
final class MemberPointers {
	private static final IntegerType ANY = new IntegerType(32, false, false);

	private final LoweringParts lowering;
	private final RepeatedBases repeated;
	private final Map<ICPPMember, Long> numbers = new HashMap<>();

	MemberPointers(LoweringParts lowering) {
		this.lowering = lowering;
		repeated = new RepeatedBases(lowering);
	}

	/**
	 * The value of an expression that makes a pointer to a member which belongs to objects; not of functions that one number stands for.
	 */
	Optional<Expression> of(IASTUnaryExpression e, Scope scope) {
		boolean named = e.getOperator() == IASTUnaryExpression.op_amper && e.getOperand() instanceof IASTIdExpression id
				&& id.getName() instanceof ICPPASTQualifiedName;
		return !named ? Optional.empty()
				: lowering.names().binding(((IASTIdExpression) e.getOperand()).getName(), scope).filter(ICPPMember.class::isInstance)
						.map(ICPPMember.class::cast)
						.filter(m -> !m.isStatic() && (m instanceof ICPPField || repeated.contains(m.getClassOwner())))
						.map(m -> pointer(m, lowering.places().of(e), scope));
	}

	private Expression pointer(ICPPMember member, SourceRange range, Scope scope) {
		IType declared = member instanceof ICPPField f ? f.getType() : ((ICPPMethod) member).getType();
		Type type = lowering.bindingTypes().of(declared, scope.frame().templateArguments());
		Expression number = isOneOfItsOwn(member)
				? new IntegerLiteral(numbers.computeIfAbsent(member, m -> numbers.size() + 1L), IntegerType.LONG, range)
				: someNumber(range);
		return new Cast(number, new PointerType(type, false), range);
	}

	/** A number other than 0. */
	private static Expression someNumber(SourceRange range) {
		Expression any = new Unmodelled(Unit.expressionGap(range, Unlowered.X_NOT_MODELLED.of(Unlowered.THIS_OPERATOR.of())), List.of(),
				ANY, range);
		return new Binary(Operator.ADD, new Cast(any, IntegerType.LONG, range), new IntegerLiteral(1, IntegerType.LONG, range),
				IntegerType.LONG, range);
	}

	/** Whether no pointer to another member equals one to a member, its binding is the only one, and objects have it once. */
	private boolean isOneOfItsOwn(ICPPMember member) {
		ICPPClassType owner = member.getClassOwner();
		return owner.getKey() != ICPPClassType.k_union && !(owner instanceof ICPPSpecialization) && !repeated.contains(owner);
	}
}
