package org.racelens.frontend.cdt.constant;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IBasicType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPEnumeration;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/**
 * An arithmetic type, or the underlying type of an enumeration that has a fixed one.
 *
 * @param bits the width
 */
record NumberType(Family family, int bits) {
	enum Family {
		BOOL, SIGNED, UNSIGNED, FLOATING,
		/** what is not computed with: more than 64 bits, complex and decimal numbers */
		WIDE
	}

	private static final NumberType NOT_COMPUTED = new NumberType(Family.WIDE, 128);

	/** Empty for a type of other values, one that depends on template arguments, and an enumeration without a fixed underlying type. */
	static Optional<NumberType> of(IType type) {
		IType bare = type == null ? null
				: SemanticUtil.getNestedType(type, SemanticUtil.TDEF | SemanticUtil.REF | SemanticUtil.CVTYPE);
		if (bare instanceof ICPPEnumeration e) {
			return e.getFixedType() == null ? Optional.empty() : of(e.getFixedType());
		}
		return bare instanceof IBasicType b ? of(b) : Optional.empty();
	}

	private static Optional<NumberType> of(IBasicType b) {
		if (b.isComplex() || b.isImaginary()) {
			return Optional.of(NOT_COMPUTED);
		}
		return switch (b.getKind()) {
			case eBoolean -> Optional.of(new NumberType(Family.BOOL, 8));
			case eChar -> Optional.of(whole(8, b.isUnsigned()));
			case eChar8 -> Optional.of(whole(8, true));
			case eChar16 -> Optional.of(whole(16, true));
			case eChar32 -> Optional.of(whole(32, true));
			case eWChar -> Optional.of(whole(32, false));
			case eInt -> Optional.of(whole(b.isShort() ? 16 : b.isLong() || b.isLongLong() ? 64 : 32, b.isUnsigned()));
			case eFloat -> Optional.of(new NumberType(Family.FLOATING, 32));
			case eDouble -> Optional.of(b.isLong() ? NOT_COMPUTED : new NumberType(Family.FLOATING, 64));
			case eInt128, eFloat128, eDecimal32, eDecimal64, eDecimal128 -> Optional.of(NOT_COMPUTED);
			case eVoid, eUnspecified, eNullPtr -> Optional.empty();
		};
	}

	private static NumberType whole(int bits, boolean unsigned) {
		return new NumberType(unsigned ? Family.UNSIGNED : Family.SIGNED, bits);
	}

	boolean isFloating() {
		return family == Family.FLOATING;
	}

	boolean isUnsigned() {
		return family == Family.UNSIGNED;
	}

	/** The value of the type that is equal to the given one modulo 2^bits. C++17 §7.8 */
	long wrapped(long value) {
		int shift = Long.SIZE - bits;
		return switch (family) {
			case BOOL -> value == 0 ? 0 : 1;
			case SIGNED -> value << shift >> shift;
			case UNSIGNED -> value << shift >>> shift;
			case FLOATING, WIDE -> throw new IllegalStateException("not a type of integers: " + this);
		};
	}

	/** The value of the type that is nearest to the given one. */
	double rounded(double value) {
		return bits == 32 ? (float) value : value;
	}
}
