package org.racelens.frontend.cdt.type;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IEnumeration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPEnumeration;
import org.racelens.frontend.cdt.size.Definitions;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.UnknownType;

/**
 * The integers that enumerations without a type of their own are, as GCC and Clang choose them. Those that an {@code int} has room for are
 * taken for one in C++, where they are one as operands, and other values than theirs are not defined; in C they are unsigned where no
 * enumerator is negative. ISO C11 §6.7.2.2p4; C++17 [dcl.enum], [conv.prom]; GCC, Structures unions enumerations and bit-fields, and Common
 * Type Attributes, packed
 */
final class EnumerationTypes {
	private EnumerationTypes() {
	}

	/** The type of an enumeration, as CDT computes the values of its enumerators. */
	static Type of(IEnumeration e) {
		return of(e, e.getMinValue(), e.getMaxValue());
	}

	/**
	 * The type of an enumeration.
	 *
	 * @param least the smallest value of its enumerators
	 * @param greatest the largest one
	 */
	static Type of(IEnumeration e, long least, long greatest) {
		boolean isShort = is("packed", e);
		if (is("mode", e)) {
			return new UnknownType("enumeration with a mode");
		}
		boolean isPromoted = e instanceof ICPPEnumeration && !isShort && greatest <= Integer.MAX_VALUE;
		boolean signed = least < 0 || isPromoted;
		return Stream.of(8, 16, 32, 64).filter(bits -> isShort || bits >= Integer.SIZE).map(bits -> new IntegerType(bits, signed, false))
				.filter(type -> hasRoom(type, least) && hasRoom(type, greatest)).findFirst()
				.orElse(new IntegerType(Long.SIZE, signed, false));
	}

	private static boolean hasRoom(IntegerType type, long value) {
		int digits = type.signed() ? type.bits() - 1 : type.bits();
		return digits >= Long.SIZE - 1 || value < 1L << digits && value >= (type.signed() ? -1L << digits : 0);
	}

	private static boolean is(String attribute, IEnumeration e) {
		return Definitions.of(e).map(IASTNode::getParent).filter(IASTEnumerationSpecifier.class::isInstance)
				.map(IASTEnumerationSpecifier.class::cast).filter(s -> isMarked(s, attribute) || isWritten(attribute, s.getRawSignature()))
				.isPresent();
	}

	private static boolean isMarked(IASTEnumerationSpecifier s, String attribute) {
		return Stream.of(s.getAttributes()).anyMatch(a -> Attributes.isNamed(a, attribute) && !Attributes.isBehindBraces(a, s));
	}

	/** CDT drops the attributes of enumerations of C: whether the text has one, before the enumerators or behind them. */
	private static boolean isWritten(String attribute, String specifier) {
		String outside = specifier.replaceFirst("(?s)\\{.*\\}(?:\\s*\\[\\[.*\\]\\])?", "");
		return (outside.contains("attribute") || outside.contains("[[")) && outside.contains(attribute);
	}
}
