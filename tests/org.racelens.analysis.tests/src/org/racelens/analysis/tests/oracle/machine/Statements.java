package org.racelens.analysis.tests.oracle.machine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Names.Located;

/** Executes statements for one task. */
abstract class Statements extends Evaluator {
	private static final int MOST_STEPS = 60_000;
	final Program program;
	final Map<String, Names> globals = new HashMap<>();
	private int steps;

	/** How a statement ends. */
	enum End {
		NORMAL, RETURN, BREAK, CONTINUE
	}

	private Value returned = new Value.Whole(0);

	Statements(Program program) {
		this.program = program;
		this.current = new Task(0, new Names());
	}

	/** Makes the variables that there are from the start. */
	final void makeGlobals() {
		Names everywhere = current.names;
		for (UnitParser.Unit unit : program.units) {
			globals.put(unit.path(), everywhere);
			unit.globals().forEach(v -> declare(v, memory.zeroed(v.type().size())));
		}
	}

	abstract End directive(Code.Directive directive);

	final void declare(Code.Variable variable, Address address) {
		Located located = new Located(address, variable.type());
		current.names.declare(variable.name(), located);
		variable.first().ifPresent(first -> initialize(located, first));
	}

	private void initialize(Located there, Code.First first) {
		if (first.value().isPresent()) {
			initialize(there, value(first.value().get()));
			return;
		}
		List<Code.First> parts = first.parts();
		for (int i = 0; i < parts.size(); i++) {
			if (there.type() instanceof Type.Array array) {
				initialize(new Located(there.address().plus((long) i * array.element().size()), array.element()), parts.get(i));
			} else if (there.type() instanceof Type.Struct struct) {
				Type.Member member = struct.members().get(i);
				initialize(new Located(there.address().plus(member.offset()), member.type()), parts.get(i));
			} else {
				throw new RefusedException("a list for one value");
			}
		}
	}

	final End execute(Code code) {
		if (steps++ > MOST_STEPS) {
			throw new RefusedException("too many steps");
		}
		current.place = code.place();
		if (code instanceof Code.Block block) {
			return inside(() -> all(block.body()));
		} else if (code instanceof Code.Variable variable) {
			boolean filled = variable.first().filter(f -> f.value().isEmpty()).isPresent();
			declare(variable, filled ? memory.zeroed(variable.type().size()) : memory.allocated(variable.type().size()));
		} else if (code instanceof Code.Effect effect) {
			value(effect.expression());
		} else if (code instanceof Code.If branch) {
			return value(branch.condition()).holds() ? execute(branch.then()) : branch.otherwise().map(this::execute).orElse(End.NORMAL);
		} else if (code instanceof Code.For loop) {
			return inside(() -> loop(loop));
		} else if (code instanceof Code.Leave leave) {
			leave.value().ifPresent(v -> returned = value(v));
			return switch (leave.kind()) {
				case CALL -> End.RETURN;
				case LOOP -> End.BREAK;
				case TRIP -> End.CONTINUE;
			};
		} else {
			return directive((Code.Directive) code);
		}
		return End.NORMAL;
	}

	private End all(List<Code> body) {
		for (Code code : body) {
			End end = execute(code);
			if (end != End.NORMAL) {
				return end;
			}
		}
		return End.NORMAL;
	}

	/** Something that happens. */
	interface Part {
		End happen();
	}

	/** Executes a part with names of its own. */
	final End inside(Part part) {
		Names around = current.names;
		current.names = new Names(around);
		End end = part.happen();
		current.names = around;
		return end;
	}

	private End loop(Code.For loop) {
		loop.start().ifPresent(this::execute);
		current.place = loop.place();
		while (value(loop.condition()).holds()) {
			End end = execute(loop.body());
			if (end == End.RETURN) {
				return end;
			}
			if (end == End.BREAK) {
				return End.NORMAL;
			}
			current.place = loop.place();
			loop.step().ifPresent(this::value);
		}
		return End.NORMAL;
	}

	@Override
	final Value call(String name, List<Tree> arguments) {
		Optional<Code.Function> function = program.function(name);
		if (function.isEmpty()) {
			return known(name, arguments);
		}
		Place place = current.place;
		Names around = entered(function.get(), arguments);
		returned = new Value.Whole(0);
		execute(function.get().body());
		left(around, place);
		return function.get().result() == Type.Scalar.VOID ? new Value.Whole(0) : converted(returned, function.get().result());
	}

	/** Binds the parameters; yields the names around the call. */
	final Names entered(Code.Function function, List<Tree> arguments) {
		if (function.parameters().size() != arguments.size() || ++current.calls > 20) {
			throw new RefusedException("no call of " + function.name());
		}
		Names around = current.names;
		Names inside = new Names(globals.get(function.path()));
		for (int i = 0; i < arguments.size(); i++) {
			Value value = value(arguments.get(i));
			Code.Variable parameter = function.parameters().get(i);
			Located place = new Located(memory.allocated(parameter.type().size()), parameter.type());
			initialize(place, value);
			inside.declare(parameter.name(), place);
		}
		current.names = inside;
		if (current.calls == 2 && current.number == 0) {
			memory.forgetRoots();
		}
		return around;
	}

	final void left(Names around, Place place) {
		current.calls--;
		current.names = around;
		current.place = place;
	}

	private Value known(String name, List<Tree> arguments) {
		return switch (name) {
			case "malloc" -> block(memory.allocated((int) value(arguments.get(0)).whole()));
			case "calloc" -> block(memory.zeroed((int) (value(arguments.get(0)).whole() * value(arguments.get(1)).whole())));
			case "free" -> {
				if (value(arguments.get(0)) instanceof Value.Pointer p) {
					p.address().ifPresent(memory::release);
				}
				yield new Value.Whole(0);
			}
			case "omp_get_thread_num" -> new Value.Whole(current.number);
			case "omp_get_num_threads" -> new Value.Whole(teamSize());
			default -> throw new RefusedException("unknown: " + name);
		};
	}

	abstract int teamSize();

	private static Value block(Address address) {
		return new Value.Pointer(Optional.of(address), Type.Scalar.VOID, Set.of());
	}
}
