package org.racelens.frontend.cdt.expression;

import java.util.List;
import java.util.Optional;
import org.racelens.frontend.cdt.lowering.Conversions;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.template.ConstructorChoice;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/** The implicit conversions that change an address or run code; those between numbers need no node. */
public final class ConversionLowering implements Conversions {
	private static final int INT_BITS = 32;
	private static final Explanation VIRTUAL_BASE = Unlowered.CONVERSION_TO_VIRTUAL_BASE_CLASS.of();

	private final LoweringParts lowering;
	private final ConverterCalls converters;
	private final ConstructorChoice constructors;

	public ConversionLowering(LoweringParts lowering) {
		this.lowering = lowering;
		converters = new ConverterCalls(lowering);
		constructors = new ConstructorChoice(lowering);
	}

	@Override
	public Expression to(Type target, Expression value, Scope scope) {
		if (target instanceof PointerType to && decayed(value.type()) instanceof PointerType from && to.pointee() instanceof RecordType base
				&& from.pointee() instanceof RecordType derived && !base.equals(derived)) {
			if (lowering.records().isInVirtualBase(derived, base)) {
				return unmodelled(value, VIRTUAL_BASE, target);
			}
			return lowering.records().baseOffset(derived, base).map(offset -> base(value, offset, target)).orElse(value);
		}
		boolean number = isNumber(value.type());
		boolean pointer = value.type() instanceof PointerType || value.type() instanceof ArrayType;
		if (target instanceof RecordType && (number || pointer)) {
			Explanation what = pointer ? Unlowered.CONVERSION_OF_POINTER_TO_OBJECT.of()
					: Unlowered.CONVERSION_OF_NUMBER_TO_OBJECT.of();
			return converters.object(target, value, scope).orElseGet(() -> unmodelled(value, what, target));
		}
		if (target instanceof PointerType && value.type() instanceof RecordType) {
			return lowering.lambdas().pointer(value)
					.orElseGet(() -> unmodelled(value, Unlowered.CONVERSION_OF_OBJECT_TO_POINTER.of(), target));
		}
		if (isMadeOfDerived(target, value.type())) {
			return unmodelled(value, Unlowered.CONSTRUCTOR_THAT_TAKES_OBJECT_OF_DERIVED_CLASS.of(), target);
		}
		return isNumber(target) && value.type() instanceof RecordType ? number(value, target, scope) : part(target, value, scope);
	}

	@Override
	public Expression alike(Expression value, Expression other, Scope scope) {
		boolean derived = value.type() instanceof RecordType own && other.type() instanceof RecordType base && !own.equals(base)
				&& lowering.records().baseOffset(own, base).isPresent();
		if (!derived) {
			return decayed(other.type()) instanceof PointerType p && decayed(value.type()) instanceof PointerType ? to(p, value, scope)
					: value;
		}
		if (!Addresses.isObject(value) || !Addresses.isObject(other)) {
			return unmodelled(value, Unlowered.CHOICE_OF_PART_OF_OBJECT.of(), other.type());
		}
		return part(other.type(), value, scope);
	}

	@Override
	public Expression part(Type base, Expression value, Scope scope) {
		boolean derived = Addresses.isObject(value) && base instanceof RecordType b && value.type() instanceof RecordType own
				&& !own.equals(b) && lowering.records().baseOffset(own, b).isPresent();
		return derived ? new Dereference(to(new PointerType(base, false), Addresses.ofArgument(value), scope), base, value.range())
				: value;
	}

	/** Whether an object of a base class is made of one of a derived class by a constructor for these rather than as a copy of its part. */
	private boolean isMadeOfDerived(Type target, Type given) {
		return target instanceof RecordType && !target.equals(given) && isPart(target, given)
				&& lowering.records().classOf(target).filter(c -> constructors.takesOtherwise(c, given)).isPresent();
	}

	@Override
	public boolean isPart(Type part, Type whole) {
		return part.equals(whole) || part instanceof RecordType p && whole instanceof RecordType w
				&& (lowering.records().baseOffset(w, p).isPresent() || lowering.records().isInVirtualBase(w, p));
	}

	@Override
	public Expression cast(Expression pointer, PointerType target, SourceRange range) {
		if (decayed(pointer.type()) instanceof PointerType p && p.pointee() instanceof RecordType from
				&& target.pointee() instanceof RecordType to) {
			if (lowering.records().isInVirtualBase(from, to) || lowering.records().isInVirtualBase(to, from)) {
				return unmodelled(pointer, VIRTUAL_BASE, target);
			}
			Optional<Long> offset = lowering.records().baseOffset(from, to)
					.or(() -> lowering.records().baseOffset(to, from).map(o -> -o));
			if (offset.filter(o -> o != 0).isPresent()) {
				return base(pointer, offset.get(), target);
			}
		}
		return new Cast(lowering.lambdas().pointer(pointer).orElse(pointer), target, range);
	}

	@Override
	public Expression cast(Expression value, Type target, SourceRange range, Scope scope) {
		Expression number = isNumber(target) && value.type() instanceof RecordType ? number(value, target, scope) : value;
		return new Cast(number, target, range);
	}

	@Override
	public Expression bound(Type referent, Expression value, Scope scope) {
		boolean converted = referent instanceof RecordType ? !(value.type() instanceof RecordType)
				: isNumber(referent) && value.type() instanceof RecordType;
		return converted ? to(referent, value, scope) : value;
	}

	@Override
	public Expression copied(Type referent, Expression value, Scope scope) {
		Expression bound = bound(referent, value, scope);
		boolean numbers = isNumber(referent) && isNumber(bound.type()) && !referent.equals(bound.type());
		return numbers ? new Cast(bound, referent, value.range()) : bound;
	}

	private static boolean isNumber(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType;
	}

	@Override
	public Expression truth(Expression value, Scope scope) {
		return value.type() instanceof RecordType ? number(value, IntegerType.BOOL, scope) : value;
	}

	@Override
	public Expression operand(Expression value, Scope scope) {
		return converters.givesNumbers(value.type()) ? number(value, IntegerType.INT, scope)
				: lowering.lambdas().pointer(value).orElseGet(() -> promoted(value));
	}

	@Override
	public Expression promoted(Expression value) {
		boolean changes = value.type() instanceof IntegerType i && !i.signed() && i.bits() >= INT_BITS && hasFewBits(value);
		return changes ? new Cast(value, IntegerType.INT, value.range()) : value;
	}

	/** Whether a value is that of a bit-field that an {@code int} has room for. */
	private boolean hasFewBits(Expression value) {
		if (value instanceof Conditional c) {
			return hasFewBits(c.whenTrue()) && hasFewBits(c.whenFalse());
		}
		return value instanceof Assignment a ? hasFewBits(a.target())
				: value instanceof Increment i ? hasFewBits(i.target())
				: value instanceof Comma c ? hasFewBits(c.second())
				: value instanceof Member m && lowering.records().field(m.object().type(), m.field()).flatMap(Field::bits)
						.filter(b -> b.width() < INT_BITS).isPresent();
	}

	private Expression number(Expression object, Type target, Scope scope) {
		return converters.number(object, target, scope)
				.orElseGet(() -> unmodelled(object, Unlowered.CONVERSION_OF_OBJECT_TO_NUMBER.of(), target));
	}

	private static Expression unmodelled(Expression value, Explanation what, Type target) {
		return new Unmodelled(Unit.expressionGap(value.range(), Unlowered.X_NOT_MODELLED.of(what)), List.of(value), target,
				value.range());
	}

	/** An array as a value is a pointer to its first element. C++17 [conv.array] */
	private static Type decayed(Type type) {
		return type instanceof ArrayType a ? new PointerType(a.element(), false) : type;
	}

	/** The address of the part of an object that belongs to its base class; null of null. */
	private static Expression base(Expression pointer, long offset, Type target) {
		SourceRange range = pointer.range();
		Type bytes = new PointerType(IntegerType.CHAR, false);
		Expression first = pointer.type() instanceof ArrayType ? new Cast(pointer, decayed(pointer.type()), range) : pointer;
		return new Cast(offset == 0 ? first : new Cast(first, bytes, offset, range), target, range);
	}

	@Override
	public Optional<Expression> to(Type target, Optional<Expression> value, Scope scope) {
		return value.map(v -> to(target, v, scope));
	}
}
