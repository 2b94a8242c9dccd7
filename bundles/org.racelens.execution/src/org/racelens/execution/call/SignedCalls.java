package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.ArgumentRole;
import org.racelens.openmp.library.ArgumentRole.Extent;
import org.racelens.openmp.library.ArgumentRole.Factor;
import org.racelens.openmp.library.LibrarySignature;
import org.racelens.openmp.library.LibrarySignature.Trait;
import org.racelens.openmp.library.LibrarySignatures;

/** Calls of library functions that are known by what they do to each argument. See {@link LibrarySignatures}. */
final class SignedCalls {
	private final Execution execution;
	private final Machine machine;
	private final LibraryCalls library;
	private final ByteCounts counts;
	private final MessagesUnderWay messages;

	SignedCalls(Execution execution, LibraryCalls library) {
		this.execution = execution;
		this.library = library;
		machine = execution.machine();
		counts = new ByteCounts(execution);
		messages = new MessagesUnderWay(execution);
	}

	/** Whether a call surely means the library's function, and it is known what that does. */
	boolean isFollowed(Call e, List<Value> arguments, State state) {
		return isLibrarys(e, machine) && LibrarySignatures.of(e.callee())
				.filter(s -> operatesByProgram(s, arguments) || messages.completesUnseen(s, arguments, state)).isEmpty();
	}

	/** Whether the name of a call is the library's: programs may have their own functions of POSIX's names. */
	static boolean isLibrarys(Call e, Machine machine) {
		return !LibrarySignatures.mayBeProgramsOwn(e.callee())
				|| machine.program().unit().libraryFunctions().declared().contains(e.callee());
	}

	/** Whether a reduction calls code of the program. */
	private static boolean operatesByProgram(LibrarySignature signature, List<Value> arguments) {
		List<ArgumentRole> roles = signature.roles();
		return IntStream.range(0, Math.min(roles.size(), arguments.size()))
				.anyMatch(i -> roles.get(i).extent() == Extent.OPERATION && !MessageTypes.isOperation(arguments.get(i)));
	}

	/** Accesses memory as the function does; yields what it yields. */
	Value call(Call e, List<Value> arguments, Use use) {
		LibrarySignature signature = LibrarySignatures.of(e.callee()).orElseThrow();
		messages.before(e, signature, arguments, use);
		if (signature.traits().contains(Trait.BEGINS)) {
			machine.exposure().messages().storing(() -> touchAll(signature, e, arguments, use));
		} else {
			touchAll(signature, e, arguments, use);
		}
		signature.format().ifPresent(i -> print(e, arguments, i, use));
		if (signature.traits().contains(Trait.COPIES)) {
			copy(signature, arguments, use);
		}
		if (signature.traits().contains(Trait.SENDS)) {
			send(signature, arguments, use);
		}
		if (signature.traits().contains(Trait.ORDERS) && machine.task().isPresent()) {
			ModelGap why = machine.havoc(e.range(), Unfollowed.MESSAGES_OF_X_MAY_ORDER_THREADS.of(e.callee()));
			use.state().knowledge(now -> now.weakenedBy(why));
		}
		return result(signature.result(), e, arguments);
	}

	private Value result(LibrarySignature.Result result, Call e, List<Value> arguments) {
		return switch (result.origin()) {
			case ANY -> new Value.Number(number(e, arguments));
			case SAME -> arguments.get(result.argument());
			case INSIDE -> inside(arguments.get(result.argument()), e);
			case INSIDE_OR_NULL -> orNull(inside(arguments.get(result.argument()), e), e);
		};
	}

	/** A number that the function writes or yields: one from outside, if it does not follow from the arguments. */
	private IntExpr number(Call e, List<Value> arguments) {
		boolean computed = LibrarySignatures.of(e.callee()).filter(s -> s.traits().contains(Trait.COMPUTES)).isPresent();
		return !computed ? library.anyInput(e) : machine.lostOf(e.callee(),
				machine.havoc(e.range(), Unfollowed.RESULT_OF_X_IS_NOT_FOLLOWED.of(e.callee())),
				arguments.stream().map(Value::term).toList());
	}

	/** A pointer to somewhere behind the start of a text or block. */
	private Value inside(Value start, Call e) {
		IntExpr behind = machine.lost("inside", machine.havoc(e.range(), Unfollowed.WHERE_RESULT_OF_X_LEADS_IS_NOT_KNOWN.of(e.callee())));
		return start instanceof Value.Pointer p && !p.targets().isEmpty() ? p.plus(behind) : new Value.Pointer(List.of(), behind);
	}

	private Value orNull(Value found, Call e) {
		IntExpr isFound = machine.lost("found", machine.havoc(e.range(), Unfollowed.WHERE_RESULT_OF_X_LEADS_IS_NOT_KNOWN.of(e.callee())));
		return Value.choice(Bools.notEqual(isFound, Ints.ZERO), found, Value.of(0));
	}

	private void touchAll(LibrarySignature signature, Call e, List<Value> arguments, Use use) {
		for (int i = 0; i < signature.roles().size(); i++) {
			touch(signature.roles().get(i), e, i, arguments, use);
		}
	}

	private void touch(ArgumentRole role, Call e, int position, List<Value> arguments, Use use) {
		Value value = arguments.get(position);
		Touch touch = role.use() == ArgumentRole.Use.READS ? Touch.READ : Touch.WRITE;
		if (role.use() == ArgumentRole.Use.NOTHING || value.targets().isEmpty() && Ints.constant(value.term()).isPresent()) {
			// also a number that stands for no memory, such as MPI_IN_PLACE; types that the program makes may hold addresses. MPI 4.0 §5.1.5
			if (Ints.isConstant(value.term(), 0) && !role.bytes().isEmpty() && isDescribedByProgram(e, arguments)) {
				execution.memory().unknown().touch(touch, use);
			}
			return;
		}
		if (value.isUnknownPointer()) {
			execution.memory().unknown().touch(touch, use);
		} else if (role.extent() == Extent.ELEMENT) {
			touchElement(value, position, e, arguments, touch, use);
		} else {
			touchBytes(role, value, e, arguments, touch, use);
		}
	}

	private void touchElement(Value pointer, int position, Call e, List<Value> arguments, Touch touch, Use use) {
		Type type = pointee(e.arguments().get(position).type());
		if (touch == Touch.WRITE && Layout.isScalar(type) && !(type instanceof PointerType)) {
			execution.memory().store(pointer.targets(), type, new Value.Number(written(position, e, arguments)), use);
			return;
		}
		if (touch == Touch.WRITE && isHandle(type)) {
			Value handle = new Value.Pointer(List.of(), written(position, e, arguments));
			machine.exposure().messages().name(handle.term(), Value.pointedTo(pointer));
			execution.memory().store(pointer.targets(), type, handle, use);
			return;
		}
		IntExpr bytes = Ints.of(machine.layout().size(type).orElse(1L));
		pointer.targets().forEach(t -> execution.memory().blocks().touch(t, bytes, touch, use.by(machine.aliasing().of(type))));
	}

	/** What a pointer of a type, or an array, leads to. */
	static Type pointee(Type type) {
		return type instanceof PointerType p ? p.pointee() : type instanceof ArrayType a ? a.element() : IntegerType.CHAR;
	}

	private boolean isDescribedByProgram(Call e, List<Value> arguments) {
		return LibrarySignatures.of(e.callee()).filter(s -> counts.isDescribedByProgram(e, arguments, s)).isPresent();
	}

	/** Whether a pointer leads to what the library alone knows. */
	private boolean isHandle(Type type) {
		return type instanceof PointerType p && p.pointee() instanceof RecordType r && !machine.layout().records().containsKey(r.name());
	}

	/** What a function stores in the element that an argument points to. */
	private IntExpr written(int position, Call e, List<Value> arguments) {
		List<Value> others = new ArrayList<>(arguments);
		others.set(position, Value.of(position));
		return number(e, others);
	}

	private void touchBytes(ArgumentRole role, Value pointer, Call e, List<Value> arguments, Touch touch, Use use) {
		boolean described = isDescribedByProgram(e, arguments);
		Use any = use.by(described ? EffectiveTypes.ANY : types(role, e, arguments));
		Optional<IntExpr> most = role.bytes().isEmpty() && role.extent() == Extent.SOME ? literal(e, arguments)
				: counts.product(role.bytes(), e, arguments);
		boolean anywhere = role.extent() == Extent.BLOCK || described;
		boolean exact = !anywhere && most.isPresent() && role.extent() == Extent.ALL;
		boolean input = LibrarySignatures.of(e.callee()).filter(s -> s.traits().contains(Trait.INPUT)).isPresent();
		for (Place target : pointer.targets()) {
			if (touch == Touch.WRITE && input && exact && isWhole(target, most.get())) {
				execution.memory().store(List.of(target), target.object().element(), new Value.Number(library.anyInput(e)), use);
				continue;
			}
			if (role.extent() == Extent.SOME) {
				execution.memory().blocks().touch(target, Ints.ONE, touch, any);
			}
			IntExpr bytes = exact ? most.get() : atMost(most.filter(n -> !anywhere), e);
			execution.memory().blocks().touch(anywhere ? target.at(lost(e)) : target, bytes, touch, any);
		}
	}

	/** The types by which bytes are accessed: elements of messages by what their types say. MPI 4.0 §3.3.1 */
	private EffectiveTypes types(ArgumentRole role, Call e, List<Value> arguments) {
		return role.bytes().stream().filter(Factor.Pointee.class::isInstance).map(f -> ((Factor.Pointee) f).position()).findFirst()
				.map(i -> machine.aliasing().of(pointee(e.arguments().get(i).type())))
				.orElseGet(() -> counts.types(role.bytes(), arguments));
	}

	/** How many bytes at most the longest of the literals takes that a text is copied from. */
	private Optional<IntExpr> literal(Call e, List<Value> arguments) {
		List<Place> texts = e.arguments().size() == 2 ? arguments.get(1).targets() : List.of();
		List<Optional<Integer>> lengths = texts.stream().map(t -> machine.made().unnamed().text(t.object()).map(s -> s.text().length()))
				.toList();
		return lengths.isEmpty() || lengths.stream().anyMatch(Optional::isEmpty) ? Optional.empty()
				: Optional.of(Ints.of(lengths.stream().mapToInt(Optional::get).max().getAsInt() - 1L));
	}

	/** Whether bytes are a number that is a variable. */
	private boolean isWhole(Place target, IntExpr bytes) {
		Type type = target.object().element();
		return target.object().isVariable() && (type instanceof IntegerType || type instanceof FloatingType)
				&& Ints.isConstant(target.offset(), 0) && machine.layout().size(type).filter(n -> Ints.isConstant(bytes, n)).isPresent();
	}

	private IntExpr atMost(Optional<IntExpr> most, Call e) {
		IntExpr bytes = lost(e);
		return most.map(n -> Ints.min(bytes, n)).orElse(bytes);
	}

	private IntExpr lost(Call e) {
		return machine.lost("bytes", machine.havoc(e.range(), Unfollowed.HOW_MANY_BYTES_X_ACCESSES_IS_NOT_KNOWN.of(e.callee())));
	}

	/** The arguments behind a format, which are printed into memory: addresses among them are there as numbers. */
	private void print(Call e, List<Value> arguments, int format, Use use) {
		List<Expression> expressions = e.arguments().subList(format, e.arguments().size());
		List<Value> values = arguments.subList(format, arguments.size());
		library.print(new Call(e.callee(), Optional.empty(), expressions, e.type(), e.range()), values, 0, use);
		boolean addresses = Formats.mayPrintAddresses(expressions.get(0));
		for (int i = 1; i < values.size(); i++) {
			if (addresses || !LibrarySignatures.isText(expressions.get(i).type())) {
				machine.exposure().number(values.get(i));
			}
		}
	}

	/** Pointers among bytes that are copied are in the other memory, too. */
	private void copy(LibrarySignature signature, List<Value> arguments, Use use) {
		for (int to = 0; to < signature.roles().size(); to++) {
			for (int from = 0; from < signature.roles().size(); from++) {
				if (signature.roles().get(to).use() == ArgumentRole.Use.WRITES
						&& signature.roles().get(from).use() == ArgumentRole.Use.READS) {
					library.copyTargets(arguments.get(to), arguments.get(from), use);
				}
			}
		}
	}

	/** Pointers among bytes that leave the program may come back to it. */
	private void send(LibrarySignature signature, List<Value> arguments, Use use) {
		for (int i = 0; i < signature.roles().size(); i++) {
			if (signature.roles().get(i).use() != ArgumentRole.Use.NOTHING && signature.roles().get(i).extent() != Extent.ELEMENT) {
				Value.pointedTo(arguments.get(i))
						.forEach(o -> machine.exposure().give(machine.exposure().heldIn(o, use.state()), use.state()));
			}
		}
	}

	/** {@code strtok_r}: the text goes on where the third argument's pointer leads if the first one is null. POSIX.1-2017, strtok */
	Value split(Call e, List<Value> arguments, Use use) {
		PointerType text = new PointerType(IntegerType.CHAR, false);
		boolean goesOn = arguments.get(0).targets().isEmpty() && Ints.isConstant(arguments.get(0).term(), 0);
		boolean unknown = arguments.get(2).isUnknownPointer();
		Value start = goesOn && !unknown ? kept(arguments.get(2).targets(), text, e, use) : arguments.get(0);
		touchText(arguments.get(1), e, Touch.READ, use);
		touchText(start, e, Touch.WRITE, use);
		if (unknown) {
			execution.memory().unknown().touch(Touch.WRITE, use);
		} else {
			execution.memory().store(arguments.get(2).targets(), text, inside(start, e), use);
		}
		return orNull(inside(start, e), e);
	}

	/** Where splitting goes on: if that is not known, in any text that the pointer has led to, which this thread alone has. */
	private Value kept(List<Place> rest, PointerType type, Call e, Use use) {
		Value loaded = execution.memory().load(rest, type, use);
		List<MemoryObject> holders = rest.stream().map(Place::object).distinct().toList();
		Set<MemoryObject> texts = new LinkedHashSet<>();
		holders.forEach(o -> texts.addAll(machine.exposure().heldIn(o, use.state())));
		boolean own = holders.stream()
				.allMatch(o -> o.isOwnLocal() && !execution.memory().isShared(o) && !machine.exposure().given().contains(o));
		if (!loaded.isUnknownPointer() || !own || texts.isEmpty() || texts.stream().anyMatch(t -> t.arity() > 0)) {
			return loaded;
		}
		IntExpr which = lost(e);
		Value chosen = Value.of(0);
		for (MemoryObject t : texts) {
			List<Place> places = List.of(Place.of(t));
			Value one = inside(new Value.Pointer(places, Value.address(places)), e);
			chosen = chosen.targets().isEmpty() ? one : Value.choice(Bools.equal(which, Ints.of(chosen.targets().size())), one, chosen);
		}
		return chosen;
	}

	private void touchText(Value text, Call e, Touch touch, Use use) {
		if (text.isUnknownPointer()) {
			execution.memory().unknown().touch(touch, use);
		}
		text.targets().forEach(t -> execution.memory().blocks().touch(t, lost(e), touch, use.by(EffectiveTypes.ANY)));
	}
}
