package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.racelens.frontend.cdt.constant.AdjacentLiterals;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.template.PackExpansion;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.StringUnits;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** Primary expressions: names and literals. C11 §6.5.1, C++17 §8.1 */
final class PrimaryLowering {
	private final LoweringParts lowering;
	private final ExpressionLowering expressions;

	PrimaryLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	Expression name(IASTIdExpression e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		Optional<Scope.Meaning> meaning = lowering.names().meaning(e.getName(), scope);
		if (meaning.isPresent() && meaning.get() instanceof Scope.OfVariable v) {
			return v.use(range);
		}
		if (meaning.isPresent() && meaning.get() instanceof Scope.OfExpression captured) {
			return captured.use().apply(range);
		}
		if (meaning.isPresent() && meaning.get() instanceof Scope.OfPack) {
			return PackExpansion.unexpanded(List.of(), range);
		}
		if (meaning.isPresent() && meaning.get() instanceof Scope.OfConstant c) {
			return new IntegerLiteral(c.value(), c.type(), range);
		}
		Optional<Expression> member = expressions.members().implicit(e.getName(), range, scope);
		if (member.isPresent()) {
			return member.get();
		}
		String name = Names.simple(e.getName());
		if (name.equals("__func__")) {
			return new StringLiteral("\"\"", new ArrayType(IntegerType.CHAR, Optional.empty()), range);
		}
		Optional<String> function = lowering.functions().key(e.getName(), scope);
		return function.<Expression>map(key -> new VariableReference(lowering.globals().function(key, range), range))
				.orElseGet(() -> new Unmodelled(Unit.expressionGap(range, Unlowered.X_IS_NOT_DECLARED.of(name)), List.of(),
						new UnknownType(name), range));
	}

	Expression literal(IASTLiteralExpression e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		String text = String.valueOf(e.getValue());
		return switch (e.getKind()) {
			case IASTLiteralExpression.lk_integer_constant -> Literals.integer(text, range);
			case IASTLiteralExpression.lk_float_constant -> Literals.floating(text, range);
			case IASTLiteralExpression.lk_char_constant ->
				Literals.character(text, lowering.unit().isC() ? IntegerType.INT : IntegerType.CHAR, range);
			case IASTLiteralExpression.lk_string_literal -> string(e, scope);
			case IASTLiteralExpression.lk_true -> new IntegerLiteral(1, IntegerType.BOOL, range);
			case IASTLiteralExpression.lk_false -> new IntegerLiteral(0, IntegerType.BOOL, range);
			case IASTLiteralExpression.lk_nullptr -> new IntegerLiteral(0, new PointerType(VoidType.VOID, false), range);
			case IASTLiteralExpression.lk_this -> scope.frame().self().<Expression>map(v -> new VariableReference(v, range))
					.orElseGet(() -> expressions.unmodelled(e, Unlowered.THIS_OUTSIDE_MEMBER_FUNCTION, scope));
			default -> expressions.unmodelled(e, Unlowered.THIS_LITERAL, scope);
		};
	}

	private Expression string(IASTLiteralExpression e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		String text = String.valueOf(e.getValue());
		Optional<List<Long>> units = AdjacentLiterals.units(e);
		if (units.isEmpty()) {
			return expressions.unmodelled(e, Unlowered.THIS_LITERAL, scope);
		}
		IntegerLiteral length = new IntegerLiteral(units.get().size() + 1, IntegerType.SIZE, range);
		return new StringLiteral(spelled(text, units.get()), new ArrayType(element(text), Optional.of(length)), range);
	}

	private static IntegerType element(String text) {
		return switch (StringUnits.bits(text)) {
			case 16 -> new IntegerType(16, false, false);
			case 32 -> text.startsWith("U") ? new IntegerType(32, false, false) : IntegerType.INT;
			default -> IntegerType.CHAR;
		};
	}

	/** A spelling that stands for the units; the given one where it does. */
	private static String spelled(String text, List<Long> units) {
		boolean joined = text.startsWith("\"") && !StringUnits.of(List.of(text)).equals(Optional.of(units));
		return joined ? units.stream().map(u -> String.format("\\%03o", u)).collect(Collectors.joining("", "\"", "\"")) : text;
	}
}
