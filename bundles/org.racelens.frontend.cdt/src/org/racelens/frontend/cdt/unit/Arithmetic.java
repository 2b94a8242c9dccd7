package org.racelens.frontend.cdt.unit;

import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;

/** The conversions of C. C11 §6.3.1. */
public final class Arithmetic {
	private Arithmetic() {
	}

	/** Integer promotion. */
	public static Type promoted(Type type) {
		return type instanceof IntegerType i && i.bits() < 32 ? IntegerType.INT : type;
	}

	/** The common type of two operands: the usual arithmetic conversions. */
	static Type common(Type left, Type right) {
		if (left instanceof FloatingType l) {
			return right instanceof FloatingType r && r.bytes() > l.bytes() ? r : l;
		}
		if (right instanceof FloatingType) {
			return right;
		}
		if (promoted(left) instanceof IntegerType l && promoted(right) instanceof IntegerType r) {
			return l.bits() == r.bits() ? new IntegerType(l.bits(), l.signed() && r.signed(), false) : l.bits() > r.bits() ? l : r;
		}
		return left instanceof UnknownType ? left : right instanceof UnknownType ? right : decayed(left);
	}

	/** An array as the pointer it turns into. */
	public static Type decayed(Type type) {
		return type instanceof ArrayType a ? new PointerType(a.element(), false) : type;
	}

	/** The type of a binary operation other than a comparison. */
	public static Type result(Operator operator, Type left, Type right) {
		Type l = decayed(left);
		Type r = decayed(right);
		if (operator == Operator.SHIFT_LEFT || operator == Operator.SHIFT_RIGHT) {
			return promoted(l);
		}
		if (l instanceof PointerType) {
			return r instanceof PointerType && operator == Operator.SUBTRACT ? IntegerType.LONG : l;
		}
		return r instanceof PointerType ? r : common(l, r);
	}

	/** The type of {@code c ? a : b}. */
	public static Type either(Type first, Type second) {
		Type a = decayed(first);
		Type b = decayed(second);
		if (a instanceof PointerType p && b instanceof PointerType) {
			return p.pointee() instanceof Type.VoidType ? b : a;
		}
		if (a instanceof PointerType) {
			return a;
		}
		if (b instanceof PointerType) {
			return b;
		}
		boolean numbers = isNumber(a) && isNumber(b);
		return numbers ? common(a, b) : a;
	}

	private static boolean isNumber(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType;
	}

	/** The element a pointer or array leads to. */
	public static Type pointee(Type type) {
		if (type instanceof ArrayType a) {
			return a.element();
		}
		return type instanceof PointerType p ? p.pointee() : new UnknownType("element of " + type);
	}

	/** A value as a type of so many bits holds it. */
	public static long wrap(long value, Type type) {
		if (!(type instanceof IntegerType t)) {
			return value;
		}
		if (t.bool()) {
			return value == 0 ? 0 : 1;
		}
		if (t.bits() >= 64) {
			return value;
		}
		int shift = 64 - t.bits();
		return t.signed() ? value << shift >> shift : value << shift >>> shift;
	}
}
