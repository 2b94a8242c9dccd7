package org.racelens.frontend.fortran.unit;

import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;

/** The intrinsic types, as compilers lay them out on an LP64 machine. Fortran 2018 §7.4 */
public final class Types {
	public static final IntegerType INTEGER = IntegerType.INT;
	public static final IntegerType INDEX = IntegerType.LONG;
	/** 0 or 1 */
	public static final IntegerType LOGICAL = new IntegerType(32, false, true);
	public static final FloatingType REAL = new FloatingType(4);
	public static final FloatingType DOUBLE = new FloatingType(8);

	/** What C has of an object: {@code type(c_ptr)}. Fortran 2018 §18.3.3 */
	public static final PointerType ADDRESS = new PointerType(Type.VoidType.VOID, false);
	private static final Set<String> ADDRESSES = Set.of("c_ptr", "c_funptr");

	private Types() {
	}

	/** The type of {@code integer(kind)}. */
	public static Type integer(long kind) {
		return new IntegerType((int) kind * 8, true, false);
	}

	/** The type of {@code logical(kind)}. */
	public static Type logical(long kind) {
		return new IntegerType((int) kind * 8, false, true);
	}

	/** The type of a name without a declaration; no name is where one is missing in the text. Fortran 2018 §8.7 */
	public static Type implied(String name) {
		if (name.isEmpty()) {
			return new Type.UnknownType("");
		}
		return name.charAt(0) >= 'i' && name.charAt(0) <= 'n' ? INTEGER : REAL;
	}

	/** The type of a name that a module of the language has. */
	public static Optional<Type> ofLanguage(String name) {
		return ADDRESSES.contains(name) ? Optional.of(ADDRESS) : Optional.empty();
	}

	/** Whether values of a type are numbers or logical. */
	public static boolean isNumber(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType;
	}

	/** A pointer to objects of a type. */
	public static PointerType to(Type type) {
		return new PointerType(type, false);
	}

	/** An array with its length. */
	public static ArrayType row(Type element, Optional<Expression> length) {
		return new ArrayType(element, length);
	}

	/** The type in which two numbers are combined. Fortran 2018 §10.1.9.3 */
	public static Type combined(Type a, Type b) {
		if (a instanceof FloatingType f && b instanceof FloatingType g) {
			boolean complex = f.complex() || g.complex();
			int part = Math.max(f.complex() ? f.bytes() / 2 : f.bytes(), g.complex() ? g.bytes() / 2 : g.bytes());
			return new FloatingType(complex ? 2 * part : part, complex);
		}
		if (a instanceof IntegerType i && b instanceof IntegerType j) {
			return i.bits() >= j.bits() ? a : b;
		}
		return a instanceof FloatingType ? a : b;
	}
}
