package org.racelens.openmp.syntax;

import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * How the text of a unit takes addresses apart: numbers of fewer bits than an address has, of which others can put an address together
 * again, and numbers that are made of addresses but do not tell them.
 */
public final class AddressParts {
	private static final int ADDRESS_BITS = 64;
	/** addresses are multiples of powers of 2 up to that of a page */
	private static final long MOST_ALIGNMENT = 4096;

	private final ParsedUnit unit;
	private boolean exist;

	public AddressParts(ParsedUnit unit) {
		this.unit = unit;
		WrittenVariables.forEach(unit, e -> exist |= e instanceof Cast c
				&& (isPointer(c.operand().type()) && !isPointer(c.type()) || isOfBytes(c)) || isOverlaid(e));
	}

	/** Whether the unit makes numbers of addresses anywhere: else there is nothing to take apart. */
	public boolean exist() {
		return exist;
	}

	/** Whether values of a type are too small for an address, but may be a part of one. */
	public static boolean isPart(Type type) {
		return type instanceof IntegerType i && i.bits() < ADDRESS_BITS && !i.bool() || type instanceof FloatingType;
	}

	/** Whether values of a type may be made of addresses. */
	public static boolean mayCarry(Type type) {
		return type instanceof ArrayType a ? mayCarry(a.element())
				: !(type instanceof FloatingType) && !(type instanceof VoidType)
						&& !(type instanceof IntegerType i && i.bits() < ADDRESS_BITS);
	}

	private static boolean isPointer(Type type) {
		return type instanceof PointerType || type instanceof ArrayType;
	}

	/** Whether a pointer to what may hold addresses becomes one to parts or numbers of them. */
	public boolean isOfBytes(Cast c) {
		return c.type() instanceof PointerType to && to.pointee() instanceof IntegerType && c.operand().type() instanceof PointerType from
				&& holdsPointers(from.pointee());
	}

	/** Whether an expression is a number that stands in a union beside addresses. */
	public boolean isOverlaid(Expression e) {
		return e instanceof Member m && !holdsPointers(m.type()) && record(m.object().type()).filter(RecordDefinition::union).isPresent()
				&& holdsPointers(m.object().type());
	}

	private boolean holdsPointers(Type type) {
		return type instanceof ArrayType a ? holdsPointers(a.element())
				: type instanceof PointerType
						|| record(type).filter(r -> r.fields().stream().anyMatch(f -> holdsPointers(f.type()))).isPresent();
	}

	private Optional<RecordDefinition> record(Type type) {
		return type instanceof RecordType r ? Optional.ofNullable(unit.records().get(r.name())) : Optional.empty();
	}

	/** Whether a number does not tell the addresses that it is computed of: distances inside of one object, the lowest bits. */
	public static boolean tellsNone(Expression e) {
		if (!(e instanceof Binary b)) {
			return false;
		}
		boolean distance = b.operator() == Operator.SUBTRACT && isPointer(b.left().type()) && isPointer(b.right().type());
		boolean lowest = Set.of(Operator.REMAINDER, Operator.BIT_AND).contains(b.operator()) && isPointer(unconverted(b.left()).type())
				&& b.right() instanceof IntegerLiteral n && 0 <= n.value() && n.value() <= MOST_ALIGNMENT;
		return distance || lowest;
	}

	private static Expression unconverted(Expression e) {
		return e instanceof Cast c ? unconverted(c.operand()) : e;
	}
}
