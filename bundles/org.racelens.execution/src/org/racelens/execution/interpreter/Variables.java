package org.racelens.execution.interpreter;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.MemoryModel;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.ListedValues;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.Value.Structure.Elision;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;

/** The objects that variables name, from their declarations to the ends of their lives, and the sizes that their types have at run time. */
public final class Variables {
	private static final Name NOT_A_COPY = Name.of("");

	private final Machine machine;
	private final Arithmetic arithmetic;
	private final Initializers initializers;
	private final Structures structures;
	private final MemoryModel memory;
	private final Interpreter interpreter;

	Variables(Machine machine, Arithmetic arithmetic, Initializers initializers, Structures structures, MemoryModel memory,
			Interpreter interpreter) {
		this.machine = machine;
		this.arithmetic = arithmetic;
		this.initializers = initializers;
		this.structures = structures;
		this.memory = memory;
		this.interpreter = interpreter;
	}

	/** The object that a variable names here. */
	public MemoryObject object(Variable variable, State state, Frame frame) {
		if (variable.isThreadLocal() && machine.task().filter(t -> t.implicitLevel() > 1).isPresent()
				&& machine.variables().isAddressed(variable)) {
			machine.recorder().gap(GapKind.UNMODELLED_POINTER, variable.declaration(),
					Unfollowed.POINTERS_TO_THREADS_COPIES_OF_X_ARE_NOT_FOLLOWED.of(variable.name()));
		}
		return state.binding(variable).orElseGet(() -> {
			MemoryObject object = unbound(variable, frame);
			if (!variable.isStatic()) {
				state.bind(variable, object);
			}
			return object;
		});
	}

	/** The object that a variable names which has none yet. */
	private MemoryObject unbound(Variable variable, Frame frame) {
		if (variable.isStatic()) {
			return object(variable, MemoryObject.keyOf(variable), 0);
		}
		return variable.isThreadLocal() ? threadsCopy(variable)
				: object(variable, Name.of(variable.id() + "@" + frame.path()), machine.depth());
	}

	/** The object of a variable under a key. */
	public MemoryObject object(Variable variable, Name key, int depth) {
		boolean reachable = variable.isExternal() || machine.variables().isAddressed(variable);
		MemoryObject.Kind kind = !reachable ? MemoryObject.Kind.NAMED_VARIABLE
				: machine.variables().isKnownToCallers(variable) ? MemoryObject.Kind.LEAKED_VARIABLE
				: machine.variables().isKept(variable) ? MemoryObject.Kind.KEPT_VARIABLE : MemoryObject.Kind.VARIABLE;
		return new MemoryObject(key, variable.name(), kind, Optional.of(variable), variable.type(), depth, 0);
	}

	/** The copy of a threadprivate variable that belongs to the executing thread. */
	private MemoryObject threadsCopy(Variable variable) {
		int depth = machine.task().map(TaskContext::implicitLevel).orElse(0);
		return object(variable, MemoryObject.keyOfThreads(variable, depth), depth);
	}

	/**
	 * Whether a variable is private to a thread of the innermost team: its implicit task or a task that this one leads to made it. Asking
	 * gives no object to a variable that comes into being later, such as what a construct inside copies.
	 */
	public boolean isPrivateInTeam(Variable variable, State state, Frame frame) {
		return state.binding(variable).orElseGet(() -> unbound(variable, frame)).depth() >= machine.task().orElseThrow().implicitLevel();
	}

	/** The copy of a threadprivate variable that belongs to the thread that executes the serial code. */
	public MemoryObject primaryCopy(Variable variable) {
		return object(variable, MemoryObject.keyOfThreads(variable, 0), 0);
	}

	/** A new object for a variable, with unknown contents: what a declaration or a private clause makes. */
	public MemoryObject declare(Variable variable, String keyPrefix, State state, Frame frame) {
		return declare(variable, Name.of(keyPrefix), state, frame);
	}

	/** The same for an object that belongs to another one, whose key is part of its own. */
	public MemoryObject declare(Variable variable, Name keyPrefix, State state, Frame frame) {
		boolean isCopy = !keyPrefix.equals(NOT_A_COPY);
		String level = isCopy ? machine.depth() + " " : "";
		MemoryObject object = object(variable, keyPrefix.then(level + variable.id() + "@" + frame.path()), machine.depth());
		machine.task().ifPresent(t -> machine.made().homes().put(object, t.instance()));
		state.bind(variable, object);
		machine.task().ifPresent(t -> t.enclosing().lanes().forEach(l -> l.own(object)));
		state.setContents(object, initializers.unknown(object));
		fixLengths(variable.type(), n -> !isCopy && isOf(variable, n) || state.length(n).isEmpty(), state, frame);
		return object;
	}

	/** Whether a length stands in the variable's own declaration, not in that of a type that it names. */
	private static boolean isOf(Variable variable, Expression length) {
		SourceRange declared = variable.declaration();
		return !length.range().path().equals(declared.path()) || length.range().offset() >= declared.offset();
	}

	/** The copy that a clause makes; loops that execute it write it. */
	public MemoryObject declareCopy(Variable variable, String clause, Directive directive, State state, Frame frame) {
		MemoryObject copy = declare(variable, clause + "@" + directive.range().offset() + " ", state, frame);
		machine.recorder().logs().forEach(
				log -> log.add(copy, Ints.ZERO, machine.layout().size(variable.type()).filter(n -> Layout.isScalar(variable.type()))));
		return copy;
	}

	/** Evaluates the run-time lengths of an array type once, where the variable is declared. */
	public void fixLengths(Type type, State state, Frame frame) {
		fixLengths(type, n -> true, state, frame);
	}

	/** @param which lengths to evaluate: those of a copy are its original's */
	public void fixLengths(Type type, Predicate<Expression> which, State state, Frame frame) {
		if (type instanceof ArrayType a) {
			fixLengths(a.element(), which, state, frame);
			a.length().filter(n -> !(n instanceof Expression.IntegerLiteral)).filter(which)
					.ifPresent(n -> state.setLength(n, interpreter.at(state, frame).number(n)));
		} else if (type instanceof Type.PointerType p) {
			fixLengths(p.pointee(), which, state, frame);
		}
	}

	/** The size of a type in bytes. */
	public IntExpr size(Type type, State state, Frame frame) {
		Optional<Long> constant = machine.layout().size(type);
		if (constant.isPresent()) {
			return Ints.of(constant.get());
		}
		if (type instanceof ArrayType a && a.length().isPresent()) {
			Expression n = a.length().get();
			IntExpr length = n instanceof Expression.IntegerLiteral literal
					? Ints.of(literal.value())
					: state.length(n).orElseGet(() -> interpreter.at(state, frame).number(n));
			return arithmetic.binary(Operator.MULTIPLY, length, size(a.element(), state, frame), IntegerType.LONG, n.range());
		}
		return machine.lostOf("size", machine.havoc(frame.function().range(), Unfollowed.SIZE_OF_TYPE_IS_NOT_KNOWN.of()), List.of());
	}

	/** The new object that an expression makes where it is evaluated; it holds nothing yet. */
	public MemoryObject unnamed(Expression e, State state, Frame frame) {
		boolean lives = machine.makes() != Storage.LOCAL || frame.function() == Frame.NO_FUNCTION;
		Variable variable = machine.made().unnamed().variable(e, lives ? Storage.STATIC_GLOBAL : Storage.LOCAL);
		MemoryObject object = lives ? object(variable, state, frame) : declare(variable, "", state, frame);
		Optional<Long> size = machine.layout().size(variable.type()).filter(n -> Layout.isScalar(variable.type()));
		machine.recorder().logs().forEach(log -> log.add(object, Ints.ZERO, size));
		return object;
	}

	/** A variable takes its first value. */
	public void initialise(MemoryObject object, Expression e, State state, Frame frame) {
		Variable variable = object.variable().orElseThrow();
		if (Layout.isScalar(variable.type())) {
			Value value = interpreter.at(state, frame).value(e);
			machine.inputs().name(value, variable);
			Value converted = arithmetic.conversions().convert(value, e.type(), variable.type(), e.range());
			machine.exposure().keep(object, variable.type(), converted, state);
			machine.layout().size(variable.type())
					.ifPresent(n -> state.setContents(object, memory.held().of(state, object).store(0, n, converted)));
			return;
		}
		if (e instanceof InitializerList list) {
			ListedValues values = new ListedValues(list, interpreter.at(state, frame)::value);
			state.setContents(object, initializers.of(object, variable.type(), list, values));
			machine.exposure().store(object, machine.exposure().heldIn(object, state), state);
			values.homes().forEach(h -> structures.takenOver(h, List.of(Place.of(object)), state, list.range()));
			return;
		}
		Value value = interpreter.at(state, frame).value(e);
		machine.exposure().keep(object, variable.type(), value, state);
		state.setContents(object, value instanceof Value.Structure
				? structures.filled(initializers.unknown(object), variable.type(), value)
				: memory.held().lost(object, e.range(), Unfollowed.ITS_INITIAL_VALUE_IS_NOT_FOLLOWED.of()));
		structures.takenOver(value, List.of(Place.of(object)), state, e.range());
	}

	/** A parameter takes the value of its argument. */
	public void pass(Value argument, MemoryObject parameter, State state, Frame inner) {
		machine.exposure().keep(parameter, parameter.element(), argument, state);
		memory.held().set(parameter, argument, state);
		structures.takenOver(structures.passed(argument, parameter.variable().orElseThrow().type()), List.of(Place.of(parameter)), state,
				inner.function().range());
	}

	/** What is read of a variable: an object that came into being for this value alone ends with it. C++17 [class.temporary] */
	public Value lone(VariableReference e, Value value, State state, Frame frame) {
		return e.variable().storage() == Storage.UNNAMED
				? Structures.ending(value, object(e.variable(), state, frame), Elision.GUARANTEED)
				: value;
	}

	/** What a function yields: a variable of its own may be the result itself, or be copied. C++17 [class.copy.elision] p1 */
	public Value returned(Expression e, Value value, State state, Frame frame) {
		return e instanceof VariableReference r && r.variable().storage() == Storage.LOCAL
				? Structures.ending(value, object(r.variable(), state, frame), Elision.ALLOWED)
				: structures.passed(value, e.type());
	}

	/** At the end of a block its local variables die, although tasks may still use them. */
	public void endLife(Block s, State state, Frame frame) {
		if (machine.task().isPresent() && !state.isDead() && !machine.recorder().isMuted()) {
			List<MemoryObject> locals = s.statements().stream().filter(Declaration.class::isInstance)
					.map(d -> ((Declaration) d).variable()).filter(v -> v.storage() == Storage.LOCAL || v.storage() == Storage.UNNAMED)
					.map(v -> state.binding(v)).flatMap(Optional::stream).filter(o -> o.depth() == machine.depth()).toList();
			memory.accesses().endLife(locals, s.range(), frame, state);
		}
	}
}
