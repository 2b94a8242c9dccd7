package org.racelens.execution.arithmetic;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Contents.Cell;
import org.racelens.execution.value.Contents.Rest;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.PartValues;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.StringUnits;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement.Declaration;

/** What objects hold when they come into existence. */
public final class Initializers {
	private static final int MOST_TABLE_ELEMENTS = 100_000;
	/** Each is looked at for each store to the object. */
	private static final int MOST_CELLS = 4096;
	/** Each is a case of its own. */
	private static final int MOST_VALUES = 8;

	private final Machine machine;
	private final Arithmetic arithmetic;
	private final Function<Expression, Value> constants;
	private final Function<Variable, Optional<Value>> made;

	/**
	 * @param constants evaluates initialisers of namespace-scope variables
	 * @param made the value of variables that code makes, where it is always the same
	 */
	public Initializers(Machine machine, Arithmetic arithmetic, Function<Expression, Value> constants,
			Function<Variable, Optional<Value>> made) {
		this.made = made;
		this.machine = machine;
		this.arithmetic = arithmetic;
		this.constants = constants;
	}

	/** The contents of an object that no executed code has written yet. */
	public Contents initial(MemoryObject object) {
		Optional<Variable> variable = object.variable().filter(Variable::isStatic);
		if (variable.isPresent() && object.depth() == 0) {
			if (machine.start().isMain() && machine.made().unnamed().contains(variable.get())) {
				return machine.made().unnamed().initializer(variable.get()).map(e -> of(object, variable.get().type(), e)).orElseThrow();
			}
			Declaration d = machine.program().globals().get(variable.get().id());
			if (machine.program().initializations().containsKey(variable.get()) && !machine.start().isMain()) {
				return made(object, variable.get());
			}
			if (d != null && (machine.start().isMain() || variable.get().constant() || machine.variables().neverWritten(variable.get()))) {
				return d.initializer().map(e -> of(object, variable.get().type(), e)).orElse(Contents.of(new Rest.Zero()));
			}
			if (d != null) {
				return confined(object, d).orElseGet(() -> unknown(object));
			}
		}
		if (object.kind() == Kind.LITERAL) {
			return machine.made().unnamed().text(object).map(s -> of(object, s.type(), s)).orElseGet(() -> unknown(object));
		}
		return object.isLeftByOthers()
				? lost(object, SourceRange.startOf(machine.program().unit().source().path()), object.key().after("in "))
				: unknown(object);
	}

	/**
	 * The contents of a variable that this unit alone can write: its first value or one of those that are written to it by name; lost where
	 * they may be written through pointers, or where nothing seems to be written; nothing where the text does not tell the values.
	 */
	private Optional<Contents> confined(MemoryObject object, Declaration d) {
		Optional<List<Optional<Expression>>> written = machine.variables().written(d.variable());
		if (written.filter(List::isEmpty).isPresent()) {
			return Optional.of(lost(object, d.range()));
		}
		boolean told = written.filter(w -> w.stream().allMatch(e -> e.filter(Initializers::isNumber).isPresent())).isPresent();
		if (!told || !Layout.isScalar(d.variable().type())) {
			return Optional.empty();
		}
		Set<IntExpr> values = new LinkedHashSet<>();
		written.get().forEach(e -> values.add(converted(e.orElseThrow(), d.variable().type(), constants::apply).term()));
		boolean few = d.variable().type() instanceof IntegerType && values.size() <= MOST_VALUES;
		return Optional.of(!few || machine.variables().isAddressed(d.variable()) ? lost(object, d.range()) : oneOf(object, d, values));
	}

	private static boolean isNumber(Expression e) {
		return e instanceof Expression.IntegerLiteral || e instanceof Expression.Cast c && isNumber(c.operand())
				|| e instanceof Expression.Unary u && isNumber(u.operand());
	}

	private Contents oneOf(MemoryObject object, Declaration d, Set<IntExpr> values) {
		long size = machine.layout().size(d.variable().type()).orElseThrow();
		Contents any = unknown(object);
		IntExpr chosen = any.load(object, List.of(), Ints.ZERO, size, Value.Kind.NUMBER).orElseThrow().term();
		IntExpr value = d.initializer().map(e -> converted(e, d.variable().type(), constants::apply).term()).orElse(Ints.ZERO);
		for (IntExpr v : values) {
			value = Ints.choice(Bools.equal(chosen, v), v, value);
		}
		return any.store(0, size, new Value.Number(value));
	}

	/** The contents of a variable that code made before. */
	private Contents made(MemoryObject object, Variable variable) {
		Optional<Value> value = machine.variables().neverWritten(variable) ? made.apply(variable) : Optional.empty();
		return value.flatMap(v -> machine.layout().size(variable.type()).map(n -> unknown(object).store(0, n, v)))
				.orElseGet(() -> unknown(object));
	}

	/** Contents of memory that is reached through a pointer which was lost, or of which it is not followed what it holds. */
	public Contents lost(MemoryObject object) {
		return lost(object, SourceRange.startOf(machine.program().unit().source().path()));
	}

	/** Contents of an object of which nothing is known: a function of the executing instance, the element and the byte, with a gap. */
	public Contents lost(MemoryObject object, SourceRange place) {
		return lost(object, place, machine.freshName(object.name()));
	}

	private Contents lost(MemoryObject object, SourceRange place, Name name) {
		List<IntExpr> context = contextOf(object);
		ModelGap why = machine.havoc(place, Unfollowed.WHAT_X_HOLDS_IS_NOT_KNOWN.of(object.name()));
		FunctionSymbol f = new FunctionSymbol(name, context.size() + object.arity() + 1, Meaning.HAVOC, Optional.of(why));
		return Contents.of(new Rest.Function(f, context, machine.program().pointees()));
	}

	/** What contents of an object depend on that are another thing for each instance of it. */
	private List<IntExpr> contextOf(MemoryObject object) {
		return object.depth() > 0 && machine.task().isPresent() ? machine.task().get().instance() : List.of();
	}

	/** Contents that may be anything: a free input, or uninitialised memory. */
	public Contents unknown(MemoryObject object) {
		List<IntExpr> context = contextOf(object);
		Optional<ModelGap> none = Optional.empty();
		FunctionSymbol f = new FunctionSymbol(object.key().after("in "), context.size() + object.arity() + 1, Meaning.INPUT, none);
		machine.inputs().contents(f, object);
		return Contents.of(new Rest.Function(f, context, machine.program().pointees()));
	}

	/** The contents after initialisation with an expression or a braced list of constants. */
	public Contents of(MemoryObject object, Type type, Expression initializer) {
		return of(object, type, initializer, (PartValues) constants::apply);
	}

	/** The contents after initialisation with an expression or a braced list, whose parts are evaluated by a function. */
	public Contents of(MemoryObject object, Type type, Expression initializer, PartValues values) {
		if (initializer instanceof InitializerList one && scalar(type) instanceof IntegerType && one.elements().size() == 1
				&& one.elements().get(0) instanceof Expression.StringLiteral s) {
			return of(object, type, s, values);
		}
		if (initializer instanceof InitializerList list) {
			if (scalars(list) > (scalar(type) instanceof IntegerType ? MOST_TABLE_ELEMENTS : MOST_CELLS)) {
				evaluate(list, values);
				return tooLong(object, type);
			}
			Map<Long, Cell> cells = new LinkedHashMap<>();
			collect(type, list, 0, cells, values);
			return table(object, type, cells).orElseGet(() -> new Contents(cells, new Rest.Zero()));
		}
		if (initializer instanceof Expression.Unmodelled && !Layout.isScalar(type)) {
			return lost(object);
		}
		if (initializer instanceof Expression.StringLiteral s && type instanceof ArrayType) {
			return StringUnits.of(s.text()).map(units -> Contents.of(new Rest.Table(object.key().text(), units, 1)))
					.orElseGet(() -> lost(object));
		}
		Map<Long, Cell> cell = machine.layout().size(type).map(n -> Map.of(0L, new Cell(n, converted(initializer, type, values))))
				.orElse(Map.of());
		return cell.isEmpty() || !Layout.isScalar(type) ? unknown(object) : new Contents(cell, new Rest.Zero());
	}

	/** What an object holds with more values than are followed: numbers that are lost, or bytes of which nothing is known. */
	private Contents tooLong(MemoryObject object, Type type) {
		return scalar(type) instanceof IntegerType || scalar(type) instanceof FloatingType
				? lost(object)
				: machine.layout().size(type).map(n -> new Contents(Map.of(0L, new Cell(n, Optional.empty())), new Rest.Zero()))
						.orElseGet(() -> lost(object));
	}

	private static long scalars(InitializerList list) {
		return list.elements().stream().mapToLong(e -> e instanceof InitializerList inner ? scalars(inner) : 1).sum();
	}

	/** Evaluates what a list holds for what it reads and writes. */
	private static void evaluate(InitializerList list, PartValues values) {
		for (Expression e : list.elements()) {
			if (e instanceof InitializerList inner) {
				evaluate(inner, values);
			} else if (!(e instanceof Expression.IntegerLiteral)) {
				values.of(e);
			}
		}
	}

	/** An array of integers with constant elements, as one table. */
	private Optional<Contents> table(MemoryObject object, Type type, Map<Long, Cell> cells) {
		Type scalar = scalar(type);
		Optional<Long> size = machine.layout().size(scalar);
		if (!(scalar instanceof IntegerType) || !(type instanceof ArrayType) || size.isEmpty()) {
			return Optional.empty();
		}
		long last = cells.keySet().stream().mapToLong(Long::longValue).max().orElse(-1);
		if (last / size.get() >= MOST_TABLE_ELEMENTS
				|| !cells.values().stream().allMatch(c -> c.value().filter(v -> v.term() instanceof Constant).isPresent())) {
			return Optional.empty();
		}
		List<Long> values = new ArrayList<>();
		for (long offset = 0; offset <= last; offset += size.get()) {
			Cell cell = cells.get(offset);
			values.add(cell == null ? 0L : ((Constant) cell.value().orElseThrow().term()).value());
		}
		return Optional.of(Contents.of(new Rest.Table(object.key().text(), values, size.get())));
	}

	private static Type scalar(Type type) {
		return type instanceof ArrayType a ? scalar(a.element()) : type;
	}

	private Value converted(Expression initializer, Type type, PartValues values) {
		return arithmetic.conversions().convert(values.of(initializer), initializer.type(), type, initializer.range());
	}

	private void put(Type type, Expression e, long offset, long size, Map<Long, Cell> cells, PartValues values) {
		if (Layout.isScalar(type)) {
			cells.put(offset, new Cell(size, converted(e, type, values)));
		} else if (values.of(e) instanceof Value.Structure s) {
			values.placed(s, offset);
			s.parts().forEach(p -> cells.put(offset + p.offset(), new Cell(p.size(), p.value())));
		} else {
			cells.put(offset, new Cell(size, Optional.empty()));
		}
	}

	/** Whether a field has the bytes of a floating one for another kind of number. */
	private static boolean isOther(Field f, Field floating) {
		return f.offset() == floating.offset() && !(f.type() instanceof FloatingType);
	}

	/** The part of a record that one field is; bit-fields of one memory location make up one number. */
	private void collect(Field f, Expression e, long record, Map<Long, Cell> cells, PartValues values) {
		Optional<Place.BitField> bits = Place.BitField.of(f);
		if (bits.isEmpty()) {
			collect(f.type(), e, record + f.offset(), cells, values);
			return;
		}
		Place place = Place.of(MemoryObject.UNKNOWN).at(Ints.of(record + f.offset()));
		Contents before = new Contents(cells, new Rest.Zero());
		Contents after = BitFields.store(before, place, bits.get(), converted(e, f.type(), values))
				.map(s -> before.store(((Constant) s.place().offset()).value(), s.bytes(), s.value()))
				.orElseGet(() -> before.with(record + f.offset(), new Cell(f.size(), Optional.empty())));
		cells.clear();
		cells.putAll(after.cells());
	}

	private void collect(Type type, Expression e, long offset, Map<Long, Cell> cells, PartValues values) {
		if (e instanceof InitializerList one && Structures.isWhole(one)) {
			collect(type, one.elements().get(0), offset, cells, values);
			return;
		}
		Optional<List<Long>> row = e instanceof Expression.StringLiteral s && type instanceof ArrayType ? StringUnits.of(s.text())
				: Optional.empty();
		if (row.isPresent() && scalar(type) instanceof IntegerType i && i.bits() == 8) {
			for (int k = 0; k < row.get().size(); k++) {
				cells.put(offset + k, new Cell(1, Value.of(row.get().get(k))));
			}
			return;
		}
		if (!(e instanceof InitializerList list)) {
			machine.layout().size(type).ifPresent(n -> put(type, e, offset, n, cells, values));
			return;
		}
		for (int i = 0; i < list.elements().size(); i++) {
			long position = i < list.positions().size() ? list.positions().get(i) : i;
			Expression element = list.elements().get(i);
			if (type instanceof ArrayType a) {
				machine.layout().size(a.element()).ifPresent(n -> collect(a.element(), element, offset + position * n, cells, values));
			} else if (type instanceof RecordType r && machine.layout().records().containsKey(r.name())) {
				List<Field> fields = machine.layout().records().get(r.name()).fields();
				if (position < fields.size()) {
					Field field = fields.get((int) position);
					collect(field, element, offset, cells, values);
					if (field.type() instanceof FloatingType && fields.stream().anyMatch(f -> isOther(f, field))) {
						cells.computeIfPresent(offset + field.offset(), (at, c) -> new Cell(c.size(), Optional.empty()));
					}
				}
			} else {
				collect(type, element, offset, cells, values);
			}
		}
	}
}
