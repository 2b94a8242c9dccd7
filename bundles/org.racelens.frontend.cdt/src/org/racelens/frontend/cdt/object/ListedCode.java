package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ListedParts.MadePart;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.PartRole;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.StringUnits;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/**
 * The code that makes an object of a braced list some of whose parts are made by constructors: part by part in the order of the list, each
 * at its own place, then zeros for the rest. C++17 §11.6.4p4
 */
public final class ListedCode {
	/** Elements without a clause of which each gets its zeros by an assignment of its own. */
	static final long MOST_ZEROED = 64;

	private final LoweringParts lowering;
	private final ObjectParts objects;
	private final SourceRange range;
	private final Scope scope;

	public ListedCode(LoweringParts lowering, SourceRange range, Scope scope) {
		this.lowering = lowering;
		this.range = range;
		this.scope = scope;
		objects = new ObjectParts(lowering);
	}

	/** Whether code is needed: a list of values says it all where nothing is made by a constructor. */
	static boolean isNeeded(ListedParts list) {
		return !list.made().isEmpty()
				|| list.values().values().stream().anyMatch(v -> v instanceof ListedParts inner && isNeeded(inner));
	}

	/** Makes an object of what a list gives to its parts. */
	public Expression at(Expression address, ListedParts list) {
		List<Expression> code = new ArrayList<>();
		add(object(address), list, code);
		return code.stream().reduce((a, b) -> new Comma(a, b, range)).orElseGet(() -> address);
	}

	private Expression object(Expression address) {
		return address instanceof Expression.AddressOf a ? a.operand()
				: new Dereference(address, Arithmetic.pointee(address.type()), range);
	}

	private void add(Expression object, ListedParts list, List<Expression> code) {
		TreeMap<Long, List<Expression>> steps = new TreeMap<>();
		for (MadePart made : list.made()) {
			step(steps, made.part().first()).add(made.code().apply(address(object, made.part())));
		}
		list.values().forEach((p, v) -> addValue(part(object, list.type(), p), v, step(steps, p)));
		steps.values().forEach(code::addAll);
		if (list.type() instanceof ArrayType a) {
			for (long p = list.end(); p < Math.min(objects.length(a).orElse(0L), MOST_ZEROED); p++) {
				addZero(part(object, a, p), code);
			}
			filled(object, a, Math.max(list.end(), MOST_ZEROED)).ifPresent(code::add);
			return;
		}
		for (ObjectPart part : objects.of(list.type())) {
			boolean one = part.role() == PartRole.UNNAMED && objects.isUnion(part.type());
			for (long f = part.first(); f < part.first() + (one ? Math.min(1, part.count()) : part.count()); f++) {
				if (one ? list.leavesOut(part) : list.leavesOut(new ObjectPart(PartRole.FIELD, part.type(), f, 1))) {
					addZero(part(object, list.type(), f), code);
				}
			}
		}
	}

	/** Zeros for the rest of a long array; static objects are zero before they are made. C++17 §6.6.2p2 */
	private Optional<Expression> filled(Expression array, ArrayType type, long from) {
		long missing = objects.length(type).orElse(0L) - from;
		Optional<Long> size = lowering.records().size(type.element()).filter(s -> missing > 0 && !isStatic(array));
		return size.map(s -> zeroed(Addresses.of(part(array, type, from), range), missing * s, range));
	}

	/** Makes bytes zero, of which it is not followed what they are then. */
	static Expression zeroed(Expression address, long bytes, SourceRange range) {
		return new Call("__builtin_memset", Optional.empty(),
				List.of(address, new IntegerLiteral(0, IntegerType.INT, range), new IntegerLiteral(bytes, IntegerType.SIZE, range)),
				new PointerType(VoidType.VOID, false), range);
	}

	private static boolean isStatic(Expression object) {
		return object instanceof Member m ? isStatic(m.object())
				: object instanceof Subscript s ? isStatic(s.base()) : object instanceof VariableReference v && v.variable().isStatic();
	}

	private static List<Expression> step(TreeMap<Long, List<Expression>> steps, long position) {
		return steps.computeIfAbsent(position, p -> new ArrayList<>());
	}

	private void addValue(Expression place, Object value, List<Expression> code) {
		if (value instanceof ListedParts inner && (isNeeded(inner) || inner.type() instanceof ArrayType)) {
			add(place, inner, code);
		} else if (value instanceof StringLiteral s && place.type() instanceof ArrayType && StringUnits.of(s.text()).isPresent()) {
			ListedParts units = new ListedParts(place.type());
			long n = 0;
			for (long unit : StringUnits.of(s.text()).get()) {
				units.put(n++, new IntegerLiteral(unit, IntegerType.CHAR, range));
			}
			add(place, units, code);
		} else {
			code.add(assigned(place, value instanceof ListedParts inner ? inner.list(range) : (Expression) value));
		}
	}

	private void addZero(Expression place, List<Expression> code) {
		if (place.type() instanceof ArrayType) {
			add(place, new ListedParts(place.type()), code);
		} else {
			code.add(assigned(place, place.type() instanceof RecordType
					? new InitializerList(List.of(), List.of(), place.type(), range)
					: Literals.zero(place.type(), range)));
		}
	}

	private Assignment assigned(Expression place, Expression value) {
		return new Assignment(Optional.empty(), place, value, place.type(), range);
	}

	private Expression part(Expression object, Type type, long position) {
		if (type instanceof ArrayType a) {
			return new Subscript(object, new IntegerLiteral(position, IntegerType.SIZE, range), a.element(), range);
		}
		List<Field> fields = objects.fields(type);
		if (position >= fields.size()) {
			return new Unmodelled(Unit.expressionGap(range, Unlowered.LIST_HAS_MORE_CLAUSES_THAN_ITS_OBJECT_HAS_PARTS.of()),
					List.of(object),
					new UnknownType("element"), range);
		}
		Field field = fields.get((int) position);
		return new Member(object, field.name(), field.type(), range);
	}

	private Expression address(Expression object, ObjectPart part) {
		return part.role() == PartRole.BASE
				? lowering.conversions().to(new PointerType(part.type(), false), Addresses.of(object, range), scope)
				: Addresses.of(part(object, object.type(), part.first()), range);
	}
}
