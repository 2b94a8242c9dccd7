package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.racelens.frontend.cdt.constant.NumberType.Family;

/** What operators make of numbers. C++17 §8.3, §8.6 to §8.15 */
final class Computation {
	private static final NumberType BOOL = new NumberType(Family.BOOL, 8);

	private Computation() {
	}

	/** @param type of the result, the promoted operand's; empty if the operator is none of arithmetic */
	static Optional<Constant> unary(int operator, Constant operand, NumberType type) {
		return switch (operator) {
			case IASTUnaryExpression.op_not -> Optional.of(Constant.of(BOOL, operand.isTrue() ? 0L : 1L));
			case IASTUnaryExpression.op_bracketedPrimary, IASTUnaryExpression.op_plus -> operand.as(type);
			case IASTUnaryExpression.op_minus -> operand.as(type).map(o -> type.isFloating()
					? Constant.of(type, -o.real())
					: Constant.of(type, -o.whole()));
			case IASTUnaryExpression.op_tilde -> operand.as(type).filter(o -> !type.isFloating()).map(o -> Constant.of(type, ~o.whole()));
			case IASTUnaryExpression.op_prefixIncr, IASTUnaryExpression.op_postFixIncr -> step(operand, type, 1);
			case IASTUnaryExpression.op_prefixDecr, IASTUnaryExpression.op_postFixDecr -> step(operand, type, -1);
			default -> Optional.empty();
		};
	}

	private static Optional<Constant> step(Constant operand, NumberType type, int by) {
		return operand.as(type).map(o -> type.isFloating() ? Constant.of(type, o.real() + by) : Constant.of(type, o.whole() + by));
	}

	/** @param common the type that both operands are converted to, for shifts that of the promoted left one */
	static Optional<Constant> binary(int operator, Constant left, Constant right, NumberType common) {
		boolean shift = operator == IASTBinaryExpression.op_shiftLeft || operator == IASTBinaryExpression.op_shiftRight;
		Optional<Constant> l = left.as(common);
		Optional<Constant> r = shift ? Optional.of(right) : right.as(common);
		if (l.isEmpty() || r.isEmpty()) {
			return Optional.empty();
		}
		if (shift) {
			return shifted(operator, l.get(), right, common);
		}
		Optional<Constant> comparison = compared(operator, l.get(), r.get());
		if (comparison.isPresent()) {
			return comparison;
		}
		return common.isFloating() ? reals(operator, l.get().real(), r.get().real()).map(v -> Constant.of(common, v))
				: wholes(operator, l.get().whole(), r.get().whole(), common).map(v -> Constant.of(common, v));
	}

	private static Optional<Constant> compared(int operator, Constant l, Constant r) {
		if (l.type().isFloating() && (Double.isNaN(l.real()) || Double.isNaN(r.real()))) {
			return Optional.empty();
		}
		int order = l.type().isFloating() ? l.real() < r.real() ? -1 : l.real() > r.real() ? 1 : 0
				: l.type().isUnsigned() ? Long.compareUnsigned(l.whole(), r.whole()) : Long.compare(l.whole(), r.whole());
		return switch (operator) {
			case IASTBinaryExpression.op_equals -> truth(order == 0);
			case IASTBinaryExpression.op_notequals -> truth(order != 0);
			case IASTBinaryExpression.op_lessThan -> truth(order < 0);
			case IASTBinaryExpression.op_lessEqual -> truth(order <= 0);
			case IASTBinaryExpression.op_greaterThan -> truth(order > 0);
			case IASTBinaryExpression.op_greaterEqual -> truth(order >= 0);
			case IASTBinaryExpression.op_max -> Optional.of(order >= 0 ? l : r);
			case IASTBinaryExpression.op_min -> Optional.of(order <= 0 ? l : r);
			default -> Optional.empty();
		};
	}

	static Optional<Constant> truth(boolean value) {
		return Optional.of(Constant.of(BOOL, value ? 1L : 0L));
	}

	private static Optional<Constant> shifted(int operator, Constant left, Constant right, NumberType type) {
		if (type.isFloating() || right.type().isFloating() || right.whole() < 0 || right.whole() >= type.bits()) {
			return Optional.empty();
		}
		int by = (int) right.whole();
		long value = operator == IASTBinaryExpression.op_shiftLeft ? left.whole() << by
				: type.isUnsigned() ? left.whole() >>> by : left.whole() >> by;
		return Optional.of(Constant.of(type, value));
	}

	private static Optional<Double> reals(int operator, double l, double r) {
		return switch (operator) {
			case IASTBinaryExpression.op_plus -> Optional.of(l + r);
			case IASTBinaryExpression.op_minus -> Optional.of(l - r);
			case IASTBinaryExpression.op_multiply -> Optional.of(l * r);
			case IASTBinaryExpression.op_divide -> Optional.of(l / r).filter(v -> r != 0);
			default -> Optional.empty();
		};
	}

	private static Optional<Long> wholes(int operator, long l, long r, NumberType type) {
		return switch (operator) {
			case IASTBinaryExpression.op_plus -> Optional.of(l + r);
			case IASTBinaryExpression.op_minus -> Optional.of(l - r);
			case IASTBinaryExpression.op_multiply -> Optional.of(l * r);
			case IASTBinaryExpression.op_divide -> r == 0 ? Optional.empty()
					: Optional.of(type.isUnsigned() ? Long.divideUnsigned(l, r) : l / r);
			case IASTBinaryExpression.op_modulo -> r == 0 ? Optional.empty()
					: Optional.of(type.isUnsigned() ? Long.remainderUnsigned(l, r) : l % r);
			case IASTBinaryExpression.op_binaryAnd -> Optional.of(l & r);
			case IASTBinaryExpression.op_binaryOr -> Optional.of(l | r);
			case IASTBinaryExpression.op_binaryXor -> Optional.of(l ^ r);
			default -> Optional.empty();
		};
	}
}
